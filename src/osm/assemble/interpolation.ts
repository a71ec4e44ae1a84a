import { NONE } from '../../kernel/columns.ts';
import { houseSources, osmReference } from '../../geocoding/gazetteer/schema.ts';
import type { Candidates } from './house-candidates.ts';
import { lengthOf, pathOf, pointAlong } from './geometry.ts';
import type { Source } from './source.ts';

/** The most numbers between two houses: more are a mistake of the map, not a row of houses. */
const mostNumbers = 400;

/**
 * Houses of `addr:interpolation`, between two numbered nodes of a way, at even distances along the line.
 */
export function addInterpolated(source: Source, candidates: Candidates): void {
  const { ways } = source.extract;
  for (let row = 0; row < ways.rows; row++) {
    const rule = source.tag(ways, row, 'addr:interpolation');
    if (rule !== undefined) interpolateWay(source, candidates, row, rule);
  }
}

interface Stop {
  readonly index: number;
  readonly point: number;
  readonly label: string;
}

function interpolateWay(source: Source, candidates: Candidates, row: number, rule: string): void {
  const { points } = source.extract;
  const refs = source.refs(row);
  const stops: Stop[] = [];
  refs.forEach((id, index) => {
    const point = source.findPoint(id);
    const label = point < 0 ? undefined : source.tag(points, point, 'addr:housenumber');
    if (label) stops.push({ index, point, label });
  });
  if (stops.length < 2) return source.report('interpolation: fewer than two numbered nodes');
  for (let i = 1; i < stops.length; i++) {
    const labels = labelsBetween(stops[i - 1].label, stops[i].label, rule);
    if (!labels) {
      source.report('interpolation: numbers that cannot be counted between');
      continue;
    }
    place(source, candidates, row, refs.subarray(stops[i - 1].index, stops[i].index + 1), stops[i - 1].point, labels);
  }
}

/** The labels strictly between two ends, or nothing where the rule does not lead from one to the other. */
export function labelsBetween(from: string, to: string, rule: string): string[] | undefined {
  if (rule === 'alphabetic') return lettersBetween(from, to);
  const step = rule === 'all' ? 1 : rule === 'odd' || rule === 'even' ? 2 : Number(rule);
  const first = Number.parseInt(from, 10);
  const last = Number.parseInt(to, 10);
  const count = Math.abs(last - first) / step - 1;
  if (!Number.isInteger(count) || count < 0 || count > mostNumbers || !(step > 0)) return undefined;
  const sign = Math.sign(last - first);
  return Array.from({ length: count }, (_, i) => String(first + sign * step * (i + 1)));
}

function lettersBetween(from: string, to: string): string[] | undefined {
  const [, number, first] = /^(\d+)\s*(\p{L})$/u.exec(from) ?? [];
  const [, otherNumber, last] = /^(\d+)\s*(\p{L})$/u.exec(to) ?? [];
  if (!first || !last || number !== otherNumber || last < first) return undefined;
  const start = first.codePointAt(0)!;
  const count = last.codePointAt(0)! - start - 1;
  if (count > 30) return undefined;
  return Array.from({ length: Math.max(0, count) }, (_, i) => number + String.fromCodePoint(start + i + 1));
}

function place(
  source: Source, { table, footprints }: Candidates, row: number, refs: Float64Array, point: number, labels: string[],
): void {
  const { text, points, ways, nodes } = source.extract;
  const path = pathOf(nodes, refs);
  if (lengthOf(path) < 2) return source.report('interpolation: its nodes are not in the file');
  const tag = (key: string): string | undefined => source.tag(points, point, key) ?? source.tag(ways, row, key);
  labels.forEach((label, index) => {
    const { lat, lon } = pointAlong(path, (index + 1) / (labels.length + 1));
    table.add({
      osm: osmReference('way', ways.ids.at(row)),
      source: houseSources.indexOf('interpolated'),
      street: text.maybeString(tag('addr:street')),
      addrPlace: text.maybeString(tag('addr:place')),
      city: text.maybeString(tag('addr:city')),
      admin: NONE,
      label: text.string(label),
      lat, lon,
      postcode: text.maybeString(tag('addr:postcode')),
      building: NONE, names: NONE, flats: NONE, twin: NONE,
      footprint: footprints.rows, footprintEnd: footprints.rows,
    });
  });
}
