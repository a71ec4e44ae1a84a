/** One address of an object: where it counts, and its label there. */
export interface Address {
  readonly street?: string;
  readonly place?: string;
  readonly label: string;
}

/**
 * The addresses that tags give an object. A corner building has one for each of its streets
 * (`addr2:*`, `addr:street2`); several numbers on one street are written with `;` or commas.
 */
export function addressesOf(tags: ReadonlyMap<string, string>, streetOfRelation?: string): Address[] {
  const street = tags.get('addr:street') ?? streetOfRelation;
  const place = tags.get('addr:place');
  const label = tags.get('addr:housenumber') ?? tags.get('addr:conscriptionnumber') ?? named(tags, street, place);
  if (label === undefined) return [];
  const found: Address[] = labelsOf(label).map((each) => ({ street, place, label: each }));
  for (const [key, number] of tags) {
    const second = secondStreet(key, tags);
    if (second) found.push(...labelsOf(number).map((each) => ({ ...second, label: each })));
  }
  return found.filter(({ label: text }, index) =>
    text !== '' && found.findIndex((other) => sameAddress(other, found[index])) === index);
}

const sameAddress = (a: Address, b: Address): boolean =>
  a.street === b.street && a.place === b.place && a.label === b.label;

/** A house that has a name instead of a number still has an address on its street. */
function named(tags: ReadonlyMap<string, string>, street?: string, place?: string): string | undefined {
  return street !== undefined || place !== undefined ? tags.get('addr:housename') : undefined;
}

function secondStreet(key: string, tags: ReadonlyMap<string, string>): { street?: string; place?: string } | undefined {
  const after = /^addr:housenumber(?<n>[2-9])$/u.exec(key)?.groups?.n;
  if (after) return { street: tags.get(`addr:street${after}`) ?? tags.get('addr:street') };
  const before = /^addr(?<n>[2-9]|N):housenumber$/u.exec(key)?.groups?.n;
  if (before) return { street: tags.get(`addr${before}:street`), place: tags.get(`addr${before}:place`) };
  return undefined;
}

const severalNumbers = /^\d+\p{L}?(?:\s*,\s*\d+\p{L}?)+$/u;

/** `12;14` and `1, 3, 5` are several numbers; `41-1,2` and `2, корпус 3` are one. */
function labelsOf(text: string): string[] {
  const parts = text.split(';').map((part) => part.trim().replaceAll(/\s+/gu, ' '));
  return parts.flatMap((part) => (severalNumbers.test(part) ? part.split(',').map((one) => one.trim()) : part));
}

/** The number a label starts with, 0 where it does not start with one. */
export function leadingNumber(label: string): number {
  const digits = /\d{1,6}/u.exec(/^\D{0,12}\d/u.test(label) ? label : '')?.[0];
  return digits ? Number(digits) : 0;
}

/** Labels that mean the same house: `42А к2` and `42а  К2`. */
export const labelKey = (label: string): string => label.toLowerCase().replaceAll('ё', 'е').replaceAll(/[\s.]+/gu, '');
