import type { Progress } from '../../kernel/progress.ts';
import { NONE } from '../../kernel/columns.ts';
import { isValidRing } from '../../kernel/rings-shape.ts';
import { assembleRings } from '../../kernel/rings.ts';
import { isClosed, knownPieces, lengthOf, pathOf, type Path } from '../assemble/geometry.ts';
import { openSource, type Source } from '../assemble/source.ts';
import type { Extract, TaggedObjects } from '../extract.ts';
import { groundKind, isLine } from './ground-kinds.ts';
import { nested, type NestedRing } from './nested-rings.ts';
import { seaOf } from './sea/draw-sea.ts';

/** The target of drawing: sheets of a map. */
export interface DrawingBoard {
  add(drawn: { readonly kind: string; readonly names: number; readonly rings: readonly NestedRing[] }): void;
}

/** Kinds whose names come with the drawing, and not only as POI. */
const named = new Set(['water', 'river', 'canal', 'stream']);

/** Kinds that are never in the sea, unlike sandbanks and parks. */
const dry = new Set(
  'building residential commercial farmland wood grass scrub allotments cemetery school hospital'.split(' '),
);

/**
 * Draws an extract of the ground. An area that its file cuts off is left out, a line is drawn by its known pieces, and
 * coasts become the sea.
 */
export function drawGround(extract: Extract, board: DrawingBoard, progress: Progress): void {
  const source = openSource(extract);
  const { ways, relations } = extract;
  const sea = seaOf(source);
  progress.phase('drawing the ground', ways.rows + relations.rows, 'objects');
  const draw = (objects: TaggedObjects, row: number, ringsOf: (isArea: boolean) => NestedRing[]): void => {
    progress.advance(1);
    const kind = groundKind(new Map(source.tags(objects, row)));
    if (kind === undefined || kind === 'coast') return;
    const rings = ringsOf(!isLine(kind));
    if (rings.length === 0) return;
    board.add({ kind, names: namesOf(source, kind, objects, row), rings });
    if (objects === ways && dry.has(kind)) sea.addLand(rings[0].lat[0], rings[0].lon[0]);
  };
  for (let row = 0; row < relations.rows; row++) {
    draw(relations, row, (isArea) => (isArea ? relationRings(source, row) : []));
  }
  for (let row = 0; row < ways.rows; row++) {
    draw(ways, row, (isArea) => (isArea ? wayRing(source, row) : wayLines(source, row)));
  }
  for (const rings of sea.areas()) board.add({ kind: 'water', names: NONE, rings });
}

function namesOf(source: Source, kind: string, objects: TaggedObjects, row: number): number {
  return named.has(kind) && source.tag(objects, row, 'name') !== undefined ? source.nameSet(objects, row) : NONE;
}

function wayRing({ extract: { nodes }, refs }: Source, row: number): NestedRing[] {
  const ids = refs(row);
  if (!isClosed(ids)) return [];
  const ring = pathOf(nodes, ids);
  return lengthOf(ring) === ids.length && isValidRing(ring) ? [{ ...ring, isHole: false }] : [];
}

const wayLines = ({ extract: { nodes }, refs }: Source, row: number): NestedRing[] =>
  knownPieces(nodes, refs(row)).map((piece) => ({ ...pathOf(nodes, piece), isHole: false }));

function relationRings(source: Source, row: number): NestedRing[] {
  const { nodes } = source.extract;
  const lines: Float64Array[] = [];
  for (const { kind, id } of source.members(row)) {
    const way = kind === 'way' ? source.findWay(id) : -1;
    if (way >= 0) lines.push(source.refs(way));
  }
  const rings = assembleRings(lines).rings.flatMap((ring): Path[] => {
    const path = pathOf(nodes, ring);
    return lengthOf(path) === ring.length && isValidRing(path) ? [path] : [];
  });
  return nested(rings);
}
