/** One address of an object: its street or place, and its label there. */
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
  const streets = listOf(tags.get('addr:street') ?? streetOfRelation);
  const [street] = streets;
  const place = tags.get('addr:place');
  const label = tags.get('addr:housenumber') ?? tags.get('addr:conscriptionnumber') ?? named(tags, street, place);
  if (label === undefined) return [];
  const labels = labelsOf(label);
  // "А;Б" with "28;21" is a corner; two streets with one number say no more than the first.
  const paired = streets.length > 1 && streets.length === labels.length;
  const found: Address[] = labels.map((each, i) => ({ street: paired ? streets[i] : street, place, label: each }));
  for (const [key, value] of tags) found.push(...secondAddresses(key, value, label, tags));
  return found.filter(({ label: text }, index) =>
    text !== '' && found.findIndex((other) => sameAddress(other, found[index])) === index);
}

const sameAddress = (a: Address, b: Address): boolean =>
  a.street === b.street && a.place === b.place && a.label === b.label;

/** A house with a name instead of a number has an address on its street too. */
function named(tags: ReadonlyMap<string, string>, street?: string, place?: string): string | undefined {
  return street !== undefined || place !== undefined ? tags.get('addr:housename') : undefined;
}

/** Addresses added by the tags of a corner: a second number, or a second street with the number after the slash. */
function secondAddresses(key: string, value: string, label: string, tags: ReadonlyMap<string, string>): Address[] {
  const number = /^addr:housenumber(?<n>[2-9])$/u.exec(key)?.groups?.n;
  if (number) {
    const street = tags.get(`addr:street${number}`) ?? tags.get('addr:street');
    return labelsOf(value).map((each) => ({ street, label: each }));
  }
  const before = /^addr(?<n>[2-9]):(?<what>housenumber|street)$/u.exec(key)?.groups;
  if (before?.what === 'housenumber') {
    const [street, place] = [tags.get(`addr${before.n}:street`), tags.get(`addr${before.n}:place`)];
    return labelsOf(value).map((each) => ({ street, place, label: each }));
  }
  const plain = /^addr:street(?<n>[2-9])$/u.exec(key)?.groups?.n;
  const hasNumber = tags.has(`addr:housenumber${plain}`) || tags.has(`addr${before?.n}:housenumber`);
  const behind = label.split('/')[1]?.trim();
  return (plain || before) && !hasNumber && behind ? [{ street: value, label: behind }] : [];
}

const listOf = (text: string | undefined): (string | undefined)[] => {
  const parts = text?.split(';').map((part) => part.trim()).filter(Boolean) ?? [];
  return parts.length > 0 ? parts : [undefined];
};

const severalNumbers = /^\d+\p{L}?(?:\s*,\s*\d+\p{L}?)+$/u;

/** `12;14` and `1, 3, 5` are several numbers; `41-1,2` and `2, корпус 3` are one. */
function labelsOf(text: string): string[] {
  const parts = text.split(';').map((part) => part.trim().replaceAll(/\s+/gu, ' '));
  return parts.flatMap((part) => (severalNumbers.test(part) ? part.split(',').map((one) => one.trim()) : part));
}

/** The number a label starts with, 0 if it does not start with one. */
export function leadingNumber(label: string): number {
  const digits = /\d{1,6}/u.exec(/^\D{0,12}\d/u.test(label) ? label : '')?.[0];
  return digits ? Number(digits) : 0;
}

/** Labels that mean the same house: `42А к2` and `42а  К2`. */
export const labelKey = (label: string): string => label.toLowerCase().replaceAll('ё', 'е').replaceAll(/[\s.]+/gu, '');
