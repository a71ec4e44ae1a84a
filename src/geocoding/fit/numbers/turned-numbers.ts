import { NONE } from '../../../kernel/columns.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import { findCorners } from '../../houses/corners.ts';
import type { HouseKey } from '../../houses/key.ts';
import type { FoundHouse } from '../../houses/found-house.ts';
import { likenessOf } from '../../houses/letters.ts';

/**
 * Finds a corner building, which has a number for each street, in either order: "Невский 28/21" is "Садовая 21/28",
 * "Садовая 28/21" and "Невский 21/28". Only a building known to stand on a corner: elsewhere "3/12" is not "12/3".
 */
export function findTurned(
  { houses, tables }: AtlasSearch, street: number, run: { first: number; end: number }, asked: HouseKey,
): FoundHouse | undefined {
  const second = Number(/^\/(\d+)$/u.exec(asked.fraction)?.[1] ?? 0);
  if (second === 0 || asked.number === 0 || asked.letter !== '') return undefined;
  // A street with an 8/7 has its 8 at another corner, so that its 8/2 is not house 2 of a crossing street.
  const hasCorner = houses.numbered(run.first, run.end, asked.number)
    .some((row) => houses.keyOf(row)?.fraction.startsWith('/'));
  const sides = ([[asked.number, second], [second, asked.number]] as const).slice(0, hasCorner ? 1 : 2);
  const rows = sides.flatMap(([side, crossSide]) => houses.numbered(run.first, run.end, side).filter((row) => {
    if (!hasSides(houses.keyOf(row), side, crossSide, asked)) return false;
    const twin = tables.houses.twin[row];
    return twin === NONE ? houses.isOnCorner(row) : tables.houses.number[twin] === crossSide;
  }));
  if (rows.length === 0) {
    for (const [side, crossSide] of sides) {
      const corners = findCorners(tables, street, side);
      rows.push(...corners.filter((row) => hasSides(houses.keyOf(row), crossSide, side, asked)));
    }
  }
  return rows.length === 0 ? undefined : {
    ...houses.corner(rows[0]), precision: 'house', errorMeters: 15, dashIsFlat: false, hasEqual: rows.length > 1,
  };
}

/** Whether a house has this number, after its stroke the other one or nothing, and the parts asked for. */
function hasSides(key: HouseKey | null, side: number, crossSide: number, asked: HouseKey): boolean {
  return key !== null && key.number === side && (key.fraction === '' || key.fraction === `/${crossSide}`)
    && (['letter', 'block', 'building', 'structure', 'liter', 'flag'] as const)
      .every((part) => likenessOf(asked[part], key[part]) === 'same');
}
