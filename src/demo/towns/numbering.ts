import type { Chance } from '../drawing/chance.ts';
import type { House } from './houses.ts';
import type { MeshStreet } from '../drawing/mesh.ts';

/** One slot of a street's numbering: a house, or the second side of a corner house. */
interface Slot {
  readonly station: number;
  readonly side: 1 | -1;
  readonly house: House;
  readonly twin: boolean;
}

/**
 * Numbers the houses: along each street odd on the left and even on the right, both sides in step, with the usual
 * irregularities (a letter between two houses, корпуса behind a front, gaps); in micro-districts without streets by
 * place, in order.
 */
export function numberHouses(houses: readonly House[], chance: Chance): void {
  const streets = new Map<MeshStreet, Slot[]>();
  const places = new Map<string, House[]>();
  const slotsOf = (street: MeshStreet): Slot[] => listOf(streets, street);
  const placeOf = (place: string): House[] => listOf(places, place);
  for (const house of houses) {
    const { street, cross } = house;
    const place = house.block.cell.place;
    if (place) placeOf(place).push(house);
    else if (street) slotsOf(street).push({ station: house.station, side: house.side, house, twin: false });
    if (cross && !place) slotsOf(cross.street).push({ station: cross.station, side: cross.side, house, twin: true });
  }
  for (const [street, slots] of streets) {
    slots.sort((a, b) => a.station - b.station);
    street.houseCount = slots.length;
    numberStreet(slots, chance);
  }
  for (const list of places.values()) list.forEach((house, index) => (house.number = index + 1));
}

function listOf<K, V>(lists: Map<K, V[]>, key: K): V[] {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = []));
  return list;
}

function numberStreet(slots: readonly Slot[], chance: Chance): void {
  const next = { 1: 1, [-1]: 2 } as Record<1 | -1, number>;
  const last: Partial<Record<1 | -1, { number: number; count: number; panel: boolean }>> = {};
  for (const { side, house, twin } of slots) {
    const before = last[side];
    const panel = house.kind === 'panel';
    const joins =
      before &&
      !twin &&
      (panel
        ? before.panel && before.count < 4 && chance.often(0.7)
        : before.count < 3 && chance.often(house.kind === 'historic' ? 0.07 : 0.025));
    if (joins) {
      before.count++;
      house.number = before.number;
      house.suffix = panel
        ? ` к${before.count}`
        : house.kind === 'historic' && chance.often(0.6)
          ? ` с${before.count}`
          : 'АБВ'[before.count - 2];
      continue;
    }
    const other = next[-side as 1 | -1];
    if (next[side] + 8 < other) next[side] += Math.floor((other - next[side]) / 4) * 2;
    const number = next[side];
    next[side] += chance.often(0.03) ? 4 : 2;
    last[side] = { number, count: 1, panel };
    if (twin) house.cross!.number = number;
    else house.number = number;
  }
}

/** The number on the plate. Corner houses have both numbers where the town writes them so. */
export const labelOf = (house: House): string => `${house.number}${house.suffix}`;
