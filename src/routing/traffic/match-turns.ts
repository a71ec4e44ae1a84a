import { graphOf } from '../graph.ts';
import type { RoutingTables } from '../open.ts';
import {
  sharedU32, unmatchedReasons, type Matched, type Traffic, type TurnDelays, type UnmatchedReason,
} from './speeds.ts';
import { turnArcs } from './turn-arcs.ts';
import type { Upload } from './upload.ts';

/**
 * Replaces the earlier turns; of rows that contradict each other on one turn the last counts. Turns at junctions that
 * are not split are kept too: `splitJunctions` makes tables in which they count.
 */
export function matchTurns(tables: RoutingTables, { turns: rows }: Upload, before: Traffic): Matched {
  const version = before.version + 1;
  const known = rowsOfNodes(tables.roadNodes.osm, rows);
  const complete = Array.from(rows.line.keys()).filter((row) => known[row] !== undefined);
  const turns: TurnDelays = {
    version, ...columnsOf(complete.map((row) => [...known[row]!, Math.max(0, Math.round(rows.seconds[row] * 100))])),
  };
  const { fates } = turnArcs(tables, graphOf(tables, 'car'), turns);
  const fateOfRow = new Map(complete.map((row, turn) => [row, fates[turn]]));
  const counts = new Map<UnmatchedReason, { rows: number; firstLine: number }>();
  let matched = 0;
  for (const row of rows.line.keys()) {
    const fate = fateOfRow.get(row);
    const reason = fate === undefined ? 'unknown_node' : fate === 'none' ? 'no_such_turn' : 'junction_not_split';
    const counted = counts.get(reason);
    if (fate === 'found') matched++;
    else if (counted) counted.rows++;
    else counts.set(reason, { rows: 1, firstLine: rows.line[row] });
  }
  const inOrder = unmatchedReasons.filter((reason) => counts.has(reason));
  const unmatched = Object.fromEntries(inOrder.map((reason) => [reason, counts.get(reason)!]));
  return { traffic: { ...before, version, turns }, matched, unmatched };
}

/** The rows of the three nodes of each turn; undefined if the map lacks one of them. */
function rowsOfNodes(
  osm: Float64Array, { from, via, to }: Upload['turns'],
): (readonly [from: number, via: number, to: number] | undefined)[] {
  const wanted = new Set([...from, ...via, ...to]);
  const rowOf = new Map<number, number>();
  osm.forEach((id, row) => {
    if (wanted.has(id)) rowOf.set(id, row);
  });
  return Array.from(from, (id, row) => {
    const rows = [rowOf.get(id), rowOf.get(via[row]), rowOf.get(to[row])];
    return rows.includes(undefined) ? undefined : (rows as [number, number, number]);
  });
}

function columnsOf(rows: readonly (readonly number[])[]): Omit<TurnDelays, 'version'> {
  const [from, via, to, centiseconds] = [0, 1, 2, 3].map((column) => {
    const values = sharedU32(rows.length);
    rows.forEach((row, at) => (values[at] = row[column]));
    return values;
  });
  return { from, via, to, centiseconds };
}
