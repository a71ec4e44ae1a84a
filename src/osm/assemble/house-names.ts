import type { TaggedObjects } from '../extract.ts';
import type { Source } from './source.ts';

/** "корпус 2", "блок Б", "литера А1": a part of a house, and what has no word is a number. */
const part = /^(?:корп|стр|строен|лит|блок|секц|подъезд|дом|здание|кв|уч|д|к)\p{L}*\.?\s*№?\s*(?:\d+\p{L}?|\p{L})$/iu;

/** The name of a house, as `addr:housename` has it: what it is called, not what it is numbered. */
export function houseNameOf(source: Source, objects: TaggedObjects, row: number): string | undefined {
  const name = source.tag(objects, row, 'addr:housename')?.trim();
  if (name === undefined || !/\p{L}{3}/u.test(name) || /^\d/u.test(name) || part.test(name)) return undefined;
  return name === source.tag(objects, row, 'addr:housenumber') ? undefined : name;
}
