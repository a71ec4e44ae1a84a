import type { Doubt } from '../query/doubt.ts';

/** Those are fitted as soon as 60 queries of the maps show them. */
const FEW = 'too few queries of the maps show it';
const LETTERS = 'the sum of what its misspelt letters cost (text/typo-costs.ts)';

/**
 * Doubts about a way to understand a query: the reason, and the cost where it is one number. This is the only place of
 * these costs. `geokod calibrate` fits them; `byHand` says why a cost is not fitted.
 */
export const costs = {
  name: { why: 'the name is misspelt, lacks a word, or has another type word', byHand: LETTERS },
  containerHits: { why: 'a named place is misspelt, or only near', byHand: LETTERS },
  street: { why: 'the name of the street that the POI is in is misspelt', byHand: LETTERS },
  titles: { why: 'a rank or initial beside the name that its bearer may not have', byHand: 'depends on who bears it' },
  /** Of each. */
  typeWords: { cost: 0.043, why: 'type words that belong to nothing found' },
  number: {
    why: 'the number is that of another part, a neighbour, or one of several', byHand: 'depends on the house found',
  },
  kilometer: {
    why: 'the kilometre is estimated, or another road of that name is nearer', byHand: 'depends on the marks around',
  },
  leftOver: { why: 'words that nothing explains', byHand: 'the weight of the words, which all costs are measured by' },
  unknownPlace: { cost: 0.5, why: 'a word stands where the town does, and nothing has that name', byHand: FEW },
  /** Less where the last place named is the smaller one: "с. Майма, Разъезд, ул. Ленина". */
  elsewhere: { cost: 0.6, why: 'it is not in the named place', byHand: FEW },
  /** Districts are mistaken for each other more often than streets are. */
  otherDistrict: { cost: 0.3, why: 'it is in another district of the city', byHand: FEW },
  otherStreet: { cost: 1.2, why: 'another street is named with its type word, this one without', byHand: FEW },
  /** "Большая Морская" is not the Большая Набережная. */
  otherName: { cost: 1, why: 'a strange word stands beside a shortened name', byHand: FEW },
  /** The number makes a house in a street of that name likelier. */
  strayNumber: { cost: 0.163, why: 'a number stands beside a POI, which has none' },
  /** A third of it near the postcode's own houses. */
  postcode: { cost: 0.06, why: 'the postcode belongs elsewhere' },
  sibling: {
    cost: 0.4, why: 'a street of the same town has exactly this name',
    byHand: 'samples count a wrong house like a wrong street, and it is worse',
  },
  corner: { cost: 0.03, why: 'a corner is asked for less often than a street', byHand: FEW },
} as const satisfies Readonly<Record<string, Row>>;

interface Row {
  readonly why: string;
  readonly cost?: number;
  readonly byHand?: string;
}

export type CostName = keyof typeof costs;

/** Costs that samples can speak about, by the names of their doubts. */
export function fittedCosts(): Record<string, number> {
  const rows: readonly (readonly [string, Row])[] = Object.entries(costs);
  return Object.fromEntries(rows.flatMap(([name, { cost, byHand }]) =>
    (cost === undefined || (byHand !== undefined && byHand !== FEW) ? [] : [[name, cost] as const])));
}

/** Adds a doubt, unless it costs nothing: a query has hundreds of candidates. */
export function charge(doubts: Doubt[], name: CostName, cost: number): void {
  if (cost !== 0) doubts.push({ name, cost, cap: 1 });
}
