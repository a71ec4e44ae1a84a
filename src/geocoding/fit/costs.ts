import type { Doubt } from '../query/doubt.ts';

/**
 * Doubts about a way to understand a query: the reason, and the cost where it is one number. `geokod calibrate` fits
 * those costs; what is set by hand says why. This is the only place where they stand.
 */
export const costs = {
  name: { why: 'the name is misspelt, lacks a word, or has another type word', byHand: 'made of the costs of letters' },
  containerHits: { why: 'a named place is misspelt, or only near', byHand: 'made of the costs of letters' },
  street: { why: 'the name of the street that the POI is in is misspelt', byHand: 'made of the costs of letters' },
  titles: { why: 'a rank or initial beside the name that its bearer may not have', byHand: 'depends on who bears it' },
  /** Of each. */
  typeWords: { cost: 0.015, why: 'type words that belong to nothing found' },
  number: {
    why: 'the number is that of another part, a neighbour, or one of several', byHand: 'depends on how near it is',
  },
  kilometer: {
    why: 'the kilometre is estimated, or another road of that name is nearer', byHand: 'depends on how near it is',
  },
  leftOver: { why: 'words that nothing explains', byHand: 'the weight of the words: the measure of all other costs' },
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
  /** A third of it near the postcode's own houses. */
  postcode: { cost: 0.06, why: 'the postcode belongs elsewhere' },
  sibling: { cost: 0.4, why: 'a street of the same town has exactly this name' },
  corner: { cost: 0.03, why: 'a corner is asked for less often than a street' },
} as const satisfies Readonly<Record<string, Row>>;

interface Row {
  readonly why: string;
  readonly cost?: number;
  /** Why nothing fits it. */
  readonly byHand?: string;
}

export type CostName = keyof typeof costs;

/** Those that can be fitted, by the names of their doubts. */
export function fittedCosts(): Record<string, number> {
  const rows: readonly (readonly [string, Row])[] = Object.entries(costs);
  return Object.fromEntries(rows.flatMap(([name, { cost, byHand }]) =>
    (cost === undefined || byHand !== undefined ? [] : [[name, cost] as const])));
}

/** Adds a doubt, unless it costs nothing: a query has hundreds of candidates. */
export function charge(doubts: Doubt[], name: CostName, cost: number): void {
  if (cost !== 0) doubts.push({ name, cost, cap: 1 });
}
