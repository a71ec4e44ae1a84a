import type { Found } from '../query/found.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { Subject } from './location.ts';

/**
 * The subject whose address describes an answer. The number asked for appears only with its own point, which may be
 * estimated between two neighbours; then the row of the neighbour is left out. A street that lacks the house is shown
 * as a street.
 */
export function subjectOf({ houses }: Gazetteer, found: Found): Subject {
  const { house, askedHouse, precision, ...rest } = found;
  const isOther = house !== undefined && houses.number[house] !== leadingNumber(askedHouse);
  if (precision === 'interpolated' && isOther) return { ...rest, precision, askedHouse: askedHouse?.replace(FLAT, '') };
  return house === undefined ? rest : { ...rest, house };
}

/** A number after a dash is a flat where no such house is known. */
const FLAT = /-[^ ]+/u;

const leadingNumber = (text = ''): number => Number(/\d+/u.exec(text)?.[0] ?? 0);
