import { atomsOf, type Atom } from '../atoms/atoms.ts';
import type { StructuredQuery } from '../query/found.ts';
import { withOneScript } from '../text/one-script.ts';
import { roles, type ContainerField, type QueryText } from '../query/words.ts';
import { withWrittenOrdinals } from '../atoms/written-ordinals.ts';

/**
 * Fields in the order of an address, with the roles of their words. Many people put a quarter in the street field, and
 * the number after the street if the house field is empty.
 */
const fields: readonly (readonly [keyof StructuredQuery, number])[] = [
  ['postal_code', roles.postcode],
  ['country', roles.container], ['region', roles.container], ['district', roles.container],
  ['city', roles.container], ['street', roles.street | roles.container], ['house', roles.house],
];

const MOST_FIELD_CHARACTERS = 200;

/** Joins the fields to one text, each atom with its roles. */
export function structuredText(query: StructuredQuery): QueryText {
  const mayHaveHouse = (field: keyof StructuredQuery): boolean => field === 'street' && !query.house?.trim();
  let text = '';
  const atoms: Atom[] = [];
  const allowed: number[] = [];
  const containerFields: ContainerField[] = [];
  for (const [field, role] of fields) {
    const value = query[field]?.slice(0, MOST_FIELD_CHARACTERS).trim();
    if (!value) continue;
    if (text !== '') text += ', ';
    const first = atoms.length;
    for (const [at, atom] of withWrittenOrdinals(atomsOf(withOneScript(value))).entries()) {
      if (atoms.length >= 28) break;
      const before = at === 0 ? ',' : atom.before;
      atoms.push({ ...atom, before, start: atom.start + text.length, end: atom.end + text.length });
      allowed.push(mayHaveHouse(field) ? role | roles.house : role);
    }
    text += value;
    const mask = (1 << atoms.length) - (1 << first);
    if (isContainer(field)) containerFields.push({ name: field, mask });
  }
  return { text, atoms, roles: allowed, fields: containerFields };
}

const isContainer = (field: keyof StructuredQuery): field is ContainerField['name'] =>
  field === 'country' || field === 'region' || field === 'district' || field === 'city';
