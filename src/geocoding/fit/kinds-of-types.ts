import { regionCodes } from '../language/type-words.ts';
import type { QueryWords } from '../query/words.ts';

export type Types = QueryWords['types'][number] | undefined;

export const areContainerWords = (types: Types): boolean =>
  types !== undefined && types.some(({ level }) => level === 'settlement' || level === 'area');
export const areRegionWords = (types: Types): boolean => types !== undefined && types.length > 0
  && types.every(({ level, code }) => level === 'area' && regionCodes.has(code));

/** Type words of the units that regions are divided into. */
export const areUnitWords = (types: Types): boolean =>
  types !== undefined && types.some(({ level, code }) => level === 'area' && !regionCodes.has(code));

/** Whether a type word means a street and no house part: "улица", but not "с", which could be a строение. */
export const areStreetWords = (types: QueryWords['types'][number]): boolean =>
  types.some(({ level }) => level === 'street') && types.every(({ level }) => level !== 'building');

/** Whether a number beside the type word belongs to the quarter, not to a house: "4 микрорайон". */
export const areQuarterWords = (types: QueryWords['types'][number] | undefined): boolean =>
  types !== undefined && types.some(({ level }) => level === 'planning')
  && types.every(({ level }) => level !== 'building');
