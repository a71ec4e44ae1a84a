import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { findCorners } from '../houses/corners.ts';
import type { HouseKey } from '../houses/key.ts';
import type { FoundHouse } from '../houses/found-house.ts';
import { likenessOf } from '../houses/letters.ts';

/**
 * A building on a corner has a number for each street, and either is told first: "Невский 28/21" is "Садовая 21/28",
 * "Садовая 28/21" and "Невский 21/28". Only of a building that is known to stand on a corner: elsewhere "3/12" is not
 * "12/3".
 */
export function findTurned(
  { houses, tables }: AtlasSearch, street: number, run: { first: number; end: number }, asked: HouseKey,
): FoundHouse | undefined {
  const second = Number(/^\/(\d+)$/u.exec(asked.fraction)?.[1] ?? 0);
  if (second === 0 || asked.number === 0 || asked.letter !== '') return undefined;
  // The 8 of a street that has an 8/7 stands at another corner: 8/2 is no 2 of the street around it.
  const isOwn = houses.numbered(run.first, run.end, asked.number)
    .some((row) => houses.keyOf(row)?.fraction.startsWith('/'));
  const sides = ([[asked.number, second], [second, asked.number]] as const).slice(0, isOwn ? 1 : 2);
  const rows = sides.flatMap(([side, other]) => houses.numbered(run.first, run.end, side).filter((row) => {
    if (!isOf(houses.keyOf(row), side, other, asked)) return false;
    const twin = tables.houses.twin[row];
    return twin === NONE ? houses.isOnCorner(row) : tables.houses.number[twin] === other;
  }));
  if (rows.length === 0) {
    for (const [side, other] of sides) {
      rows.push(...findCorners(tables, street, side).filter((row) => isOf(houses.keyOf(row), other, side, asked)));
    }
  }
  return rows.length === 0 ? undefined : {
    ...houses.corner(rows[0]), precision: 'house', errorMeters: 15, dashIsFlat: false, hasEqual: rows.length > 1,
  };
}

function isOf(key: HouseKey | null, number: number, other: number, asked: HouseKey): boolean {
  return key !== null && key.number === number && (key.fraction === '' || key.fraction === `/${other}`)
    && (['letter', 'block', 'building', 'structure', 'liter', 'flag'] as const)
      .every((part) => likenessOf(asked[part], key[part]) === 'same');
}
