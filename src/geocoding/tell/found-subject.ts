import type { Found } from '../query/found.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { Subject } from './location.ts';

/**
 * What may be told as the address of what was found. A number that was asked for is told only with its own point, be
 * that only estimated between two neighbours, who are not it; a street without that house is told as a street.
 */
export function subjectOf({ houses }: Gazetteer, found: Found): Subject {
  const { house, askedHouse, precision, ...rest } = found;
  const isOther = house !== undefined && houses.number[house] !== leadingNumber(askedHouse);
  if (precision === 'interpolated' && isOther) return { ...rest, precision, askedHouse: askedHouse?.replace(FLAT, '') };
  return house === undefined ? rest : { ...rest, house };
}

/** Behind a dash stands a flat where no such house is known. */
const FLAT = /-[^ ]+/u;

const leadingNumber = (text = ''): number => Number(/\d+/u.exec(text)?.[0] ?? 0);
