import { CLOSED, graphOf } from '../graph.ts';
import type { RoutingTables } from '../open.ts';
import { numberPairs, type Pairs } from './node-pairs.ts';
import {
  blocksOf, LIVE_MS, sharedF32, sharedU32, sharedU8, unmatchedReasons,
  type LiveSpeeds, type Matched, type Segments, type Traffic, type TypicalSpeeds, type UnmatchedReason,
} from './speeds.ts';
import { matchTurns } from './match-turns.ts';
import { mostKmhOf } from './road-class.ts';
import type { Upload } from './upload.ts';

/** Lower speeds count as this one; only 0 means closed. */
const SLOWEST_KMH = 0.5;

/**
 * Merges a file, valid from `atMs`, into the earlier traffic. Of rows for the same pair and hour the last one counts.
 * Speeds are capped by the class of the road, so that a measuring error makes no road a runway.
 */
export type Match = (upload: Upload, before: Traffic, atMs: number) => Matched;

export function openMatcher(tables: RoutingTables): Match {
  let open: Uint8Array | undefined;
  return (upload, before, atMs) => {
    const version = before.version + 1;
    if (upload.from.length === 0 && upload.turns.from.length > 0) return matchTurns(tables, upload, before);
    open ??= openSides(tables);
    const pairs = numberPairs(tables.roadNodes.osm, upload);
    const rows = upload.hour ? lastByHour(pairs, upload.hour) : lastOfAll(pairs);
    const { found, fate } = findSegments(tables, open, pairs);
    const traffic: Traffic = upload.hour
      ? { ...before, version, typical: typicalOf(found, rows, upload, version) }
      : { ...before, version, live: liveOf(found, rows, upload, version, atMs) };
    return { traffic, ...countRows(upload, pairs, rows, fate) };
  };
}

const ALONG = 1;
const AGAINST = 2;

/** By row of roadWayNodes: the directions in which a car may ever travel to the next node. */
function openSides(tables: RoutingTables): Uint8Array {
  const { edges, edgePieces, edgeConditions } = graphOf(tables, 'car');
  const { roadWays, roadWayNodes } = tables;
  const sides = new Uint8Array(roadWayNodes.rows);
  for (let edge = 0; edge < edges.rows; edge++) {
    let timed = 0;
    for (let row = edges.conditions[edge]; row < edges.conditions[edge + 1]; row++) {
      if (edgeConditions.durationCentiseconds[row] !== CLOSED) timed |= edgeConditions.isBackward[row] ? 2 : 1;
    }
    for (let piece = edges.pieces[edge]; piece < edges.pieces[edge + 1]; piece++) {
      const [from, to] = [edgePieces.from[piece], edgePieces.to[piece]];
      const forward = edgePieces.forwardCentiseconds[piece] !== CLOSED || (timed & 1) !== 0;
      const backward = edgePieces.backwardCentiseconds[piece] !== CLOSED || (timed & 2) !== 0;
      const [along, against] = from < to ? [forward, backward] : [backward, forward];
      const side = IS_ROAD | (along ? ALONG : 0) | (against ? AGAINST : 0);
      const start = roadWays.nodes[edgePieces.way[piece]];
      for (let slot = start + Math.min(from, to); slot < start + Math.max(from, to); slot++) sides[slot] |= side;
    }
  }
  return sides;
}

const IS_ROAD = 4;

/** The outcomes for a pair of nodes, better ones higher. */
const fates: readonly (UnmatchedReason | undefined)[] =
  ['unknown_node', 'not_neighbours', 'not_on_roads_of_cars', 'against_oneway', undefined];
const [, , NOT_OF_CARS, AGAINST_ONEWAY, MATCHED] = fates.keys();

interface Found {
  readonly segments: Segments;
  /** By index in the keys. */
  readonly pairOfKey: readonly number[];
  readonly mostKmhOfKey: readonly number[];
}

/** The segments of all ways that match a requested pair. */
function findSegments(
  { roadWays, roadWayNodes, wayTraffic }: RoutingTables, open: Uint8Array, pairs: Pairs,
): { found: Found; fate: Uint8Array } {
  const keys: number[] = [];
  const pairOfKey: number[] = [];
  const mostKmhOfKey: number[] = [];
  const fate = Uint8Array.from({ length: pairs.count }, (_, pair) => (pairs.isKnown[pair] === 1 ? 1 : 0));
  const look = (way: number, slot: number, side: 0 | 1, pair: number): void => {
    if (pair < 0) return;
    const isOpen = (open[slot] & (side === 0 ? ALONG : AGAINST)) !== 0;
    const found = isOpen ? MATCHED : (open[slot] & IS_ROAD) !== 0 ? AGAINST_ONEWAY : NOT_OF_CARS;
    if (found > fate[pair]) fate[pair] = found;
    if (!isOpen) return;
    keys.push(slot * 2 + side);
    pairOfKey.push(pair);
    mostKmhOfKey.push(mostKmhOf(wayTraffic.class[way]));
  };
  const { isNamed } = pairs;
  const { node } = roadWayNodes;
  for (let way = 0; way < roadWays.rows; way++) {
    const last = roadWays.nodes[way + 1] - 1;
    for (let slot = roadWays.nodes[way]; slot < last; slot++) {
      if (isNamed[node[slot]] === 0 || isNamed[node[slot + 1]] === 0 || node[slot] === node[slot + 1]) continue;
      look(way, slot, 0, pairs.find(node[slot], node[slot + 1]));
      look(way, slot, 1, pairs.find(node[slot + 1], node[slot]));
    }
  }
  const shared = sharedU32(keys.length);
  shared.set(keys);
  const segments: Segments = { keys: shared, blocks: blocksOf(shared, roadWayNodes.rows) };
  return { found: { segments, pairOfKey, mostKmhOfKey }, fate };
}

const clamped = (kmh: number, most: number): number => (kmh === 0 ? 0 : Math.min(most, Math.max(SLOWEST_KMH, kmh)));

function liveOf(
  { segments, pairOfKey, mostKmhOfKey }: Found, rows: LastRows, upload: Upload, version: number, atMs: number,
): LiveSpeeds {
  const kmh = sharedF32(pairOfKey.length);
  pairOfKey.forEach((pair, at) => (kmh[at] = clamped(upload.kmh[rows.row[rows.starts[pair]]], mostKmhOfKey[at])));
  return { ...segments, version, kmh, asOfMs: atMs, expiresAtMs: atMs + LIVE_MS };
}

const HOURS = 168;

function typicalOf(
  { segments, pairOfKey, mostKmhOfKey }: Found, rows: LastRows, { kmh: given, hour: hours }: Upload, version: number,
): TypicalSpeeds {
  const starts = sharedU32(pairOfKey.length + 1);
  pairOfKey.forEach((pair, at) => (starts[at + 1] = starts[at] + rows.starts[pair + 1] - rows.starts[pair]));
  const total = starts[pairOfKey.length];
  const [hour, kmh] = [sharedU8(total), sharedF32(total)];
  pairOfKey.forEach((pair, at) => {
    let to = starts[at];
    for (let i = rows.starts[pair]; i < rows.starts[pair + 1]; i++) {
      hour[to] = hours![rows.row[i]];
      kmh[to++] = clamped(given[rows.row[i]], mostKmhOfKey[at]);
    }
  });
  return { ...segments, version, starts, hour, kmh };
}

/** By pair: the rows that count, ordered by hour; of several for one hour the last. */
interface LastRows {
  readonly starts: Uint32Array;
  readonly row: Uint32Array;
}

function lastOfAll({ count, ofRow }: Pairs): LastRows {
  const row = new Uint32Array(count);
  ofRow.forEach((pair, at) => (row[pair] = at));
  return { starts: Uint32Array.from({ length: count + 1 }, (_, pair) => pair), row };
}

function lastByHour(pairs: Pairs, hours: Uint8Array): LastRows {
  const first = new Uint32Array(pairs.count + 1);
  for (const pair of pairs.ofRow) first[pair + 1]++;
  for (let pair = 0; pair < pairs.count; pair++) first[pair + 1] += first[pair];
  const grouped = new Uint32Array(pairs.ofRow.length);
  const free = first.slice();
  for (let row = 0; row < pairs.ofRow.length; row++) grouped[free[pairs.ofRow[row]]++] = row;
  const starts = new Uint32Array(pairs.count + 1);
  const sorted = new Uint32Array(pairs.ofRow.length);
  const lastOf = new Int32Array(HOURS);
  let count = 0;
  for (let pair = 0; pair < pairs.count; pair++) {
    lastOf.fill(-1);
    for (let i = first[pair]; i < first[pair + 1]; i++) lastOf[hours[grouped[i]]] = grouped[i];
    for (const row of lastOf) if (row >= 0) sorted[count++] = row;
    starts[pair + 1] = count;
  }
  return { starts, row: sorted.subarray(0, count) };
}

function countRows(
  { line }: Upload, pairs: Pairs, { row: last }: LastRows, fate: Uint8Array,
): Pick<Matched, 'matched' | 'unmatched'> {
  const isLast = new Uint8Array(pairs.ofRow.length);
  for (const row of last) isLast[row] = 1;
  const counts = new Map<UnmatchedReason, { rows: number; firstLine: number }>();
  let matched = 0;
  for (let row = 0; row < pairs.ofRow.length; row++) {
    const reason = fates[fate[pairs.ofRow[row]]] ?? (isLast[row] === 1 ? undefined : 'replaced_by_a_later_row');
    const known = reason && counts.get(reason);
    if (!reason) matched++;
    else if (known) known.rows++;
    else counts.set(reason, { rows: 1, firstLine: line[row] });
  }
  const inOrder = unmatchedReasons.filter((reason) => counts.has(reason));
  return { matched, unmatched: Object.fromEntries(inOrder.map((reason) => [reason, counts.get(reason)!])) };
}
