import { isValidRing } from '../../kernel/rings-shape.ts';
import { assembleRings } from '../../kernel/rings.ts';
import { lengthOf, pathOf, type Path } from './geometry.ts';
import type { Source } from './source.ts';

const outer = new Set(['outer', 'outline', '']);

/** The outer rings of a relation, joined of however many ways; where none closes, the ways that are known. */
export function outlineOf(source: Source, relation: number): Path[] {
  const { nodes } = source.extract;
  const lines: Float64Array[] = [];
  for (const { kind, id, role } of source.members(relation)) {
    const way = kind === 'way' && outer.has(role) ? source.findWay(id) : -1;
    if (way >= 0) lines.push(source.refs(way));
  }
  const rings = assembleRings(lines).rings.map((ring) => pathOf(nodes, ring)).filter(isValidRing);
  return rings.length > 0 ? rings : lines.map((line) => pathOf(nodes, line)).filter((path) => lengthOf(path) > 0);
}
