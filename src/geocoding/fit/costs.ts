import type { Doubt } from '../query/doubt.ts';

/** Doubts about a way to understand a query: the reason and, where it is fixed, the cost. */
export const costs = {
  name: { why: 'the name is misspelt, lacks a word, or has another type word' },
  containerHits: { why: 'a named place is misspelt, or only near' },
  street: { why: 'the name of the street that the POI is in is misspelt' },
  titles: { why: 'a rank or initial beside the name that its bearer may not have' },
  typeWords: { why: 'type words that belong to nothing found' },
  number: { why: 'the number is that of another part, a neighbour, or one of several' },
  kilometer: { why: 'the kilometre is estimated, or another road of that name is nearer' },
  leftOver: { why: 'words that nothing explains' },
  unknownPlace: { cost: 0.5, why: 'a word stands where the town does, and nothing has that name' },
  /** Less where the last place named is the smaller one: "с. Майма, Разъезд, ул. Ленина". */
  elsewhere: { cost: 0.6, why: 'it is not in the named place' },
  /** Districts are mistaken for each other more often than streets are. */
  otherDistrict: { cost: 0.3, why: 'it is in another district of the city' },
  otherStreet: { cost: 1.2, why: 'another street is named with its type word, this one without' },
  /** "Большая Морская" is not the Большая Набережная. */
  otherName: { cost: 1, why: 'a strange word stands beside a shortened name' },
  /** The number makes a house in a street of that name likelier. */
  strayNumber: { cost: 0.12, why: 'a number stands beside a POI, which has none' },
  postcode: { why: 'the postcode belongs elsewhere' },
  sibling: { cost: 0.4, why: 'a street of the same town has exactly this name' },
  corner: { cost: 0.03, why: 'a corner is asked for less often than a street' },
} as const satisfies Readonly<Record<string, { readonly cost?: number; readonly why: string }>>;

export type CostName = keyof typeof costs;

/** Adds a doubt, unless it costs nothing: a query has hundreds of candidates. */
export function charge(doubts: Doubt[], name: CostName, cost: number): void {
  if (cost !== 0) doubts.push({ name, cost, cap: 1 });
}
