import type { IncomingMessage } from 'node:http';
import { networkOf } from '../accounts/network.ts';
import { AppError } from '../errors.ts';

/** Bodies that one client may send at once. With 4,100 that never end, one client blocked all others. */
export const MOST_ARRIVING_EACH = 200;

/** Bodies being received, counted by the network of their sender. */
export class Arrivals {
  private readonly counts = new Map<string, number>();

  /** Counts a body until it is complete or the connection closes. Beyond the limit it is refused. */
  enter(request: IncomingMessage, address: string): void {
    const network = networkOf(address);
    const count = this.counts.get(network) ?? 0;
    if (count >= MOST_ARRIVING_EACH) throw new AppError('overloaded', 'Too many bodies are on their way.');
    this.counts.set(network, count + 1);
    const leave = (): void => {
      request.off('end', leave).off('close', leave);
      const left = this.counts.get(network)! - 1;
      if (left === 0) this.counts.delete(network);
      else this.counts.set(network, left);
    };
    request.once('end', leave).once('close', leave);
  }
}
