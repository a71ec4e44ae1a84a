import { isValidRing, labelPoint } from '../../kernel/rings-shape.ts';
import { assembleRings } from '../../kernel/rings.ts';
import { isClosed, lengthOf, middleOf, pathOf, pointPath, type Path } from './geometry.ts';
import type { Source } from './source.ts';

const outer = new Set(['outer', 'outline', '']);

/** The complete outer rings of a relation, joined from its ways; without any, its known lines. */
export function outlineOf(source: Source, relation: number): Path[] {
  const { nodes } = source.extract;
  const lines: Float64Array[] = [];
  for (const { kind, id, role } of source.members(relation)) {
    const way = kind === 'way' && outer.has(role) ? source.findWay(id) : -1;
    if (way >= 0) lines.push(source.refs(way));
  }
  const rings = assembleRings(lines).rings.flatMap((ring) => {
    const path = pathOf(nodes, ring);
    return lengthOf(path) === ring.length && isValidRing(path) ? [path] : [];
  });
  return rings.length > 0 ? rings : lines.map((line) => pathOf(nodes, line)).filter((path) => lengthOf(path) > 0);
}

/** The ring of a way; the known line if the source cuts it off; the first point if it encloses nothing. */
export function outlineOfWay(source: Source, row: number): Path[] {
  const refs = source.refs(row);
  const path = pathOf(source.extract.nodes, refs);
  const length = lengthOf(path);
  if (length === 0) return [];
  if (isClosed(refs) && length < refs.length) return [knownPart(source, refs)];
  return [isClosed(refs) && isValidRing(path) ? path : pointPath(path.lat[0], path.lon[0])];
}

/** The known nodes of a ring, starting at a gap: stretches between two gaps are joined by straight lines. */
function knownPart({ extract: { nodes } }: Source, refs: Float64Array): Path {
  const round = refs.subarray(1);
  const gap = round.findIndex((ref) => nodes.find(ref) < 0);
  return pathOf(nodes, [...round.subarray(gap + 1), ...round.subarray(0, gap)]);
}

/** A point inside the ring; a line that was a ring is closed straight for that. */
export function pointOf(path: Path): { lat: number; lon: number } {
  const closed = isValidRing(path) ? path : concat([path, path], [lengthOf(path), 1]);
  return isValidRing(closed) ? labelPoint([closed]) : middleOf(path);
}

/**
 * One closed line of rings, or of lines known in part, whose inside is that of the rings by the even-odd rule: seams
 * between them are walked there and back, and so are lines, which hold nothing. Of a single point: nothing.
 */
export function seamed(paths: readonly Path[]): Path {
  const parts = paths.filter((path) => lengthOf(path) > 1)
    .map((path) => (isValidRing(path) ? path : concat([path, backwards(path)])));
  const starts = parts.slice(0, -1).reverse();
  return concat([...parts, ...starts], [...parts.map(lengthOf), ...starts.map(() => 1)]);
}

const backwards = ({ lat, lon }: Path): Path =>
  ({ lat: lat.slice(0, -1).reverse(), lon: lon.slice(0, -1).reverse() });

/** Joins the first points of each path, as many as `lengths` says. */
function concat(paths: readonly Path[], lengths: readonly number[] = paths.map(lengthOf)): Path {
  const of = (axis: keyof Path): Int32Array =>
    Int32Array.from(paths.flatMap((path, at) => [...path[axis].subarray(0, lengths[at])]));
  return { lat: of('lat'), lon: of('lon') };
}
