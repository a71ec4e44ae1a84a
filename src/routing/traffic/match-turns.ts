import type { RoutingTables } from '../open.ts';
import type { Matched, Traffic } from './speeds.ts';
import type { Upload } from './upload.ts';

/** Turns are not reckoned with as yet: none is matched. */
export function matchTurns(_tables: RoutingTables, { turns }: Upload, before: Traffic): Matched {
  const unmatched = { no_such_turn: { rows: turns.from.length, firstLine: turns.line[0] } };
  return { traffic: before, matched: 0, unmatched };
}
