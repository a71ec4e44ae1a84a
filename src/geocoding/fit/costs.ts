import type { Doubt } from '../query/doubt.ts';

/** What speaks against a way to understand a query: its cost where that is fixed, and the reason. */
export const costs = {
  name: { why: 'the name is misspelt, lacks a word, or is of another kind of street' },
  containerHits: { why: 'a place that is named is misspelt, or only near' },
  street: { why: 'the name of the street that the thing is in is misspelt' },
  titles: { why: 'a rank or initial beside the name that its bearer may not have' },
  typeWords: { why: 'type words that belong to nothing found' },
  number: { why: 'the number is that of another part, a neighbour, or one of several' },
  kilometer: { why: 'the kilometre is estimated, or another road of that name is nearer' },
  leftOver: { why: 'words that nothing explains' },
  unknownPlace: { cost: 0.5, why: 'a word stands where the town does, and nothing is called so' },
  /** Less where the place told last is the nearer one: "с. Майма, Разъезд, ул. Ленина". */
  elsewhere: { cost: 0.6, why: 'it is not in the place that is named' },
  /** Districts are mistaken for each other more often than streets are. */
  otherDistrict: { cost: 0.3, why: 'it is in another district of the city' },
  otherStreet: { cost: 1.2, why: 'another street is named with its type word, this one without' },
  /** "Большая Морская" is not the Большая Набережная. */
  otherName: { cost: 1, why: 'a strange word stands beside a name that is cut short' },
  /** Rather a house of a street of that name. */
  strayNumber: { cost: 0.12, why: 'a number is asked for beside a thing that has none' },
  postcode: { why: 'the postcode is one of elsewhere' },
  sibling: { cost: 0.4, why: 'a street of the same town is called just so, and this one only nearly' },
  corner: { cost: 0.03, why: 'two streets that meet are less often asked for than one' },
} as const satisfies Readonly<Record<string, { readonly cost?: number; readonly why: string }>>;

export type CostName = keyof typeof costs;

/** Adds what speaks against a candidate, if it costs anything; hundreds are weighed for a query. */
export function charge(against: Doubt[], name: CostName, cost: number): void {
  if (cost !== 0) against.push({ name, cost, cap: 1 });
}
