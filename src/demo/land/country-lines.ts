import type { Draft, Tags } from '../drawing/draft.ts';
import { distance, meeting, type Point } from '../drawing/plane.ts';

/**
 * Roads, railways and rivers across the country, as lines. Where two meet, the map must say how: roads cross at a
 * shared node, a road and a railway at a level crossing, and both cross a river on a bridge.
 */
export interface CountryLine {
  readonly kind: 'road' | 'rail' | 'river';
  /** The ends may be existing nodes of a settlement. */
  readonly points: readonly (Point & { readonly node?: number })[];
  readonly tags: Tags;
}

interface Stop extends Point {
  readonly meters: number;
  shared: { node?: number; tags?: Tags };
}

interface Run {
  readonly line: CountryLine;
  readonly stops: Stop[];
  readonly bridges: { from: number; to: number }[];
}

const BIN_METERS = 1500;
const HALF_BRIDGE_METERS = 120;

/** Draws all lines; returns the ways of each. */
export function drawCountryLines(draft: Draft, lines: readonly CountryLine[]): number[][] {
  const runs = lines.map(asRun);
  for (const [a, i, b, k] of nearSegments(runs)) cross(runs[a], i, runs[b], k);
  // Rivers only take part in the search: their middle lines are drawn with the water.
  return runs.map((run) => (run.line.kind === 'river' ? [] : drawRun(draft, run)));
}

function asRun(line: CountryLine): Run {
  let meters = 0;
  const stops = line.points.map((point, index): Stop => {
    if (index > 0) meters += distance(line.points[index - 1], point);
    return { x: point.x, y: point.y, meters, shared: { node: point.node } };
  });
  return { line, stops, bridges: [] };
}

/** Pairs of segments of different lines that may cross: [run, segment, run, segment]. */
function* nearSegments(runs: readonly Run[]): Generator<[number, number, number, number]> {
  const bins = new Map<string, [number, number][]>();
  const done = new Set<string>();
  for (const [a, run] of runs.entries()) {
    const { points } = run.line;
    for (let i = 1; i < points.length; i++) {
      const [p, q] = [points[i - 1], points[i]];
      for (let bx = bin(Math.min(p.x, q.x)); bx <= bin(Math.max(p.x, q.x)); bx++) {
        for (let by = bin(Math.min(p.y, q.y)); by <= bin(Math.max(p.y, q.y)); by++) {
          const list = bins.get(`${bx} ${by}`) ?? [];
          bins.set(`${bx} ${by}`, list);
          for (const [b, k] of list) {
            const pair = `${a} ${i} ${b} ${k}`;
            if (b === a || done.has(pair)) continue;
            done.add(pair);
            yield [a, i, b, k];
          }
          list.push([a, i]);
        }
      }
    }
  }
}

const bin = (meters: number): number => Math.floor(meters / BIN_METERS);

function cross(a: Run, i: number, b: Run, k: number): void {
  const [p, q] = [a.line.points[i - 1], a.line.points[i]];
  const [r, s] = [b.line.points[k - 1], b.line.points[k]];
  const met = meeting(p, q, r, s);
  if (!met) return;
  const at = { x: p.x + (q.x - p.x) * met.ab, y: p.y + (q.y - p.y) * met.ab };
  const alongA = metersAt(a.line.points, i, met.ab);
  const alongB = metersAt(b.line.points, k, met.cd);
  if (a.line.kind === 'river' || b.line.kind === 'river') {
    if (a.line.kind !== 'river')
      a.bridges.push({ from: alongA - HALF_BRIDGE_METERS, to: alongA + HALF_BRIDGE_METERS });
    if (b.line.kind !== 'river')
      b.bridges.push({ from: alongB - HALF_BRIDGE_METERS, to: alongB + HALF_BRIDGE_METERS });
    return;
  }
  const level = a.line.kind !== b.line.kind;
  const shared = { tags: level ? { railway: 'level_crossing', 'crossing:barrier': 'full' } : undefined };
  a.stops.push({ ...at, meters: alongA, shared });
  b.stops.push({ ...at, meters: alongB, shared });
}

function metersAt(points: readonly Point[], segment: number, part: number): number {
  let meters = 0;
  for (let i = 1; i < segment; i++) meters += distance(points[i - 1], points[i]);
  return meters + distance(points[segment - 1], points[segment]) * part;
}

function drawRun(draft: Draft, run: Run): number[] {
  const { stops, bridges, line } = run;
  const total = stops[line.points.length - 1].meters;
  for (const bridge of bridges) {
    for (const meters of [bridge.from, bridge.to]) {
      if (meters <= 1 || meters >= total - 1) continue;
      stops.push({ ...pointAt(line.points, meters), meters, shared: {} });
    }
  }
  stops.sort((a, b) => a.meters - b.meters);
  const rows: number[] = [];
  let piece: number[] = [];
  let onBridge: boolean | undefined;
  for (let i = 0; i < stops.length; i++) {
    const { shared, x, y } = stops[i];
    shared.node ??= draft.node(x, y, shared.tags);
    piece.push(shared.node);
    if (i + 1 === stops.length) break;
    const middle = (stops[i].meters + stops[i + 1].meters) / 2;
    const over = bridges.some(({ from, to }) => middle > from && middle < to);
    if (onBridge !== undefined && over !== onBridge && piece.length > 1) {
      rows.push(draft.way(piece, piecesTags(line.tags, onBridge)));
      piece = [shared.node];
    }
    onBridge = over;
  }
  rows.push(draft.way(piece, piecesTags(line.tags, onBridge ?? false)));
  return rows;
}

const piecesTags = (tags: Tags, bridge: boolean): Tags => (bridge ? { ...tags, bridge: 'yes', layer: '1' } : tags);

function pointAt(points: readonly Point[], meters: number): Point {
  let left = meters;
  for (let i = 1; i < points.length; i++) {
    const length = distance(points[i - 1], points[i]);
    if (left <= length) {
      const part = left / length;
      return {
        x: points[i - 1].x + (points[i].x - points[i - 1].x) * part,
        y: points[i - 1].y + (points[i].y - points[i - 1].y) * part,
      };
    }
    left -= length;
  }
  return points.at(-1)!;
}
