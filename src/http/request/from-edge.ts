import type { IncomingMessage } from 'node:http';
import { EDGE_HEADER, type EdgePasses, type Passed } from '../../accounts/edge/pass.ts';
import type { Clock } from '../../kernel/clock.ts';

const NAME = EDGE_HEADER.toLowerCase();

/** Whether a request carries a pass. One that is not accepted was made with another secret or a wrong clock. */
export const hasPass = ({ headers }: IncomingMessage): boolean => headers[NAME] !== undefined;

/** Reads what an edge in front says about a request; undefined without a valid pass, since clients could forge it. */
export function passedBy(
  { headers }: IncomingMessage, passes: EdgePasses | undefined, clock: Pick<Clock, 'now'>,
): Passed | undefined {
  const text = headers[NAME];
  return typeof text === 'string' ? passes?.read(text, clock.now()) : undefined;
}
