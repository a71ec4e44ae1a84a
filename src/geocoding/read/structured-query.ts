import type { Atom } from '../atoms/atoms.ts';
import { atomsThat } from '../atoms/masks.ts';
import type { StructuredQuery } from '../query/found.ts';
import { roles, type ContainerField, type QueryText } from '../query/words.ts';
import { queryText } from './read-query.ts';

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

/** A field within the joined text. */
interface Part {
  readonly field: keyof StructuredQuery;
  readonly role: number;
  readonly start: number;
  readonly end: number;
}

/** Joins the fields to one text, which is read as a whole like free text, each atom with the roles of its field. */
export function structuredText(query: StructuredQuery): QueryText {
  const mayHaveHouse = (field: keyof StructuredQuery): boolean => field === 'street' && !query.house?.trim();
  const parts: Part[] = [];
  let text = '';
  for (const [field, role] of fields) {
    const value = query[field]?.slice(0, MOST_FIELD_CHARACTERS).trim();
    if (!value) continue;
    if (text !== '') text += ', ';
    const start = text.length;
    text += value;
    parts.push({ field, role: mayHaveHouse(field) ? role | roles.house : role, start, end: text.length });
  }
  const whole = queryText(text);
  const partOf = ({ start }: Atom): Part => parts.find(({ end }) => start < end)!;
  const atoms = whole.atoms.map((atom, at) =>
    (at === 0 || partOf(atom) !== partOf(whole.atoms[at - 1]) ? { ...atom, before: ',' } : atom));
  const containerFields: ContainerField[] = [];
  for (const part of parts) {
    const { field } = part;
    if (!isContainer(field)) continue;
    containerFields.push({ name: field, mask: atomsThat(atoms, (atom) => partOf(atom) === part) });
  }
  return { text, atoms, roles: atoms.map((atom) => partOf(atom).role), fields: containerFields };
}

const isContainer = (field: keyof StructuredQuery): field is ContainerField['name'] =>
  field === 'country' || field === 'region' || field === 'district' || field === 'city';
