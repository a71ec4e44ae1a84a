import type { TaggedObjects } from '../extract.ts';
import type { Source } from './source.ts';

/** Parts of a house: "корпус 2", "блок Б", "литера А1". */
const part = /^(?:корп|стр|строен|лит|блок|секц|подъезд|дом|здание|кв|уч|д|к)\p{L}*\.?\s*№?\s*(?:\d+\p{L}?|\p{L})$/iu;

/** The name in `addr:housename`, unless it is a number or a part of a house. */
export function houseNameOf(source: Source, objects: TaggedObjects, row: number): string | undefined {
  const name = source.tag(objects, row, 'addr:housename')?.trim();
  if (name === undefined || !/\p{L}{3}/u.test(name) || /^\d/u.test(name) || part.test(name)) return undefined;
  return name === source.tag(objects, row, 'addr:housenumber') ? undefined : name;
}
