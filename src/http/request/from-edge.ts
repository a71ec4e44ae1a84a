import type { IncomingMessage } from 'node:http';
import { EDGE_HEADER, type EdgePasses, type Passed } from '../../accounts/edge/pass.ts';
import type { Clock } from '../../kernel/clock.ts';

const NAME = EDGE_HEADER.toLowerCase();

/** Whether a request has a pass at all: one that is not believed is of another secret, or of a clock that is wrong. */
export const hasPass = ({ headers }: IncomingMessage): boolean => headers[NAME] !== undefined;

/** What an edge in front says of a request. Whoever has not our secret may write there what he likes. */
export function passedBy(
  { headers }: IncomingMessage, passes: EdgePasses | undefined, clock: Pick<Clock, 'now'>,
): Passed | undefined {
  const text = headers[NAME];
  return typeof text === 'string' ? passes?.read(text, clock.now()) : undefined;
}
