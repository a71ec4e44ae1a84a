import type { IncomingMessage } from 'node:http';
import { EDGE_HEADER, type EdgePasses, type Passed } from '../../accounts/edge/pass.ts';
import type { Clock } from '../../kernel/clock.ts';

const NAME = EDGE_HEADER.toLowerCase();

/** Whether a request carries a pass. One that is not accepted was made with another secret or a wrong clock. */
export const hasPass = ({ headers }: IncomingMessage): boolean => headers[NAME] !== undefined;

/** What an edge in front says about a request. */
export interface FromEdge extends Passed {
  /** Whether it is a withdrawal of the request with this id. */
  readonly withdraws: boolean;
}

/** Undefined without a valid pass, since clients could forge it. */
export function passedBy(
  { headers }: IncomingMessage, passes: EdgePasses | undefined, clock: Pick<Clock, 'now'>,
): FromEdge | undefined {
  const text = headers[NAME];
  if (typeof text !== 'string' || !passes) return undefined;
  const passed = passes.read(text, clock.now());
  if (passed) return { ...passed, withdraws: false };
  const withdrawn = passes.readWithdrawal(text, clock.now());
  return withdrawn && { ...withdrawn, withdraws: true };
}
