import { setTimeout as sleep } from 'node:timers/promises';
import { Turns } from '../../turns.ts';
import { isConflict, toAppError } from '../trouble.ts';

interface Limits {
  readonly attempts: number;
  readonly pauseMs: number;
}

const ofOneServer: Limits = { attempts: 8, pauseMs: 640 };
/** In a cluster the same transaction may lose many times in a row: the node closest to the others wins. */
const ofCluster: Limits = { attempts: 40, pauseMs: 160 };

/**
 * Retries transactions that lost a conflict. A single server makes both wait for the row. In a cluster, where a
 * conflict shows only at the COMMIT, this process retries its losers one after another: a hundred that want the same
 * row would otherwise keep defeating each other.
 */
export class Conflicts {
  private readonly losers = new Turns();
  private readonly belongsToCluster: boolean;

  constructor(belongsToCluster: boolean) {
    this.belongsToCluster = belongsToCluster;
  }

  async outlast<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw toAppError(error);
      if (!this.belongsToCluster) return tryAgain(work, ofOneServer);
      return this.losers.run(() => tryAgain(work, ofCluster));
    }
  }
}

async function tryAgain<T>(work: () => Promise<T>, { attempts, pauseMs }: Limits): Promise<T> {
  for (let attempt = 2; ; attempt += 1) {
    await sleep(Math.min(5 * 2 ** (attempt - 1), pauseMs) * (0.5 + Math.random()));
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw toAppError(error);
    }
  }
}
