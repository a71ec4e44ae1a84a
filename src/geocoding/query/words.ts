import type { Atom } from '../atoms/atoms.ts';
import type { AskedKilometer } from '../houses/kilometers.ts';
import type { TypeWord } from '../language/type-words.ts';

/** What a term of the atlas has to do with the query: which atoms stand for it, and how well. */
export interface Reading {
  readonly mask: number;
  readonly cost: number;
  /** One of two words that an atom is made of: the atom may be used once more. */
  readonly isHalf: boolean;
}

/** What an atom may be part of. All of it in free text; what its field allows in a structured query. */
export const roles = { container: 1, street: 2, house: 4, postcode: 8, all: 15 } as const;

/** A query as the atlas can read it. Bit i of a mask is atom i. */
export interface QueryWords {
  readonly text: string;
  readonly atoms: readonly Atom[];
  /** What leaving the atom unexplained costs. */
  readonly weights: readonly number[];
  readonly types: readonly (readonly TypeWord[])[];
  readonly roles: readonly number[];
  readonly fields: readonly ContainerField[];
  /** It was read without that. */
  readonly district?: ToldDistrict;
  readonly readings: ReadonlyMap<number, readonly Reading[]>;
  /** Terms of words, to look for names by. */
  readonly seeds: readonly number[];
  /** Atoms that some term of the atlas stands for. */
  readonly knownMask: number;
  /** Atoms that tell of a room, a phone, a floor. */
  readonly roomMask: number;
  /** Words of parts of a house between two numbers: "39 стр. 79", "13к12". */
  readonly partMask: number;
  /** How far along a road. */
  readonly kilometer?: AskedKilometer;
  /** It may speak of two streets that meet. */
  readonly isCorner: boolean;
  /** "им.", "маршала", "В. И." */
  readonly titleMask: number;
  /** Short or dotted words: they may be the beginnings of others. */
  readonly shortMask: number;
}

/** What an address has beside it: a station of the metro, a firm. It is no part of it. */
export interface Context {
  readonly mask: number;
  /** What each of its words weighs, as a part of what it would. */
  readonly part: number;
  /** It is told for sure, as by the word "метро". */
  readonly isSure: boolean;
  /** Of the station: the address is rather near it. */
  readonly feature: number;
}

/** A district that a query says its address is in. */
export interface ToldDistrict {
  /** Its words, "район" among them. */
  readonly mask: number;
  /** Those called so; none where the map has none. */
  readonly features: readonly number[];
  /** It is told as a village: "деревня Лопуховка". */
  readonly isVillage: boolean;
}

/** Atoms of a text; of a structured query, the atoms of its fields with their roles. */
export interface QueryText {
  readonly text: string;
  readonly atoms: readonly Atom[];
  readonly roles: readonly number[];
  /** Of a structured query: the atoms of each field that says where the address is. */
  readonly fields?: readonly ContainerField[];
  /** What is beside the address: no name is sought in it. */
  readonly context?: Context;
  /** The context is this. */
  readonly district?: ToldDistrict;
}

export interface ContainerField {
  readonly name: 'country' | 'region' | 'district' | 'city';
  readonly mask: number;
}

/** All atoms of a query. */
export const allOf = ({ atoms }: QueryWords): number =>
  (atoms.length >= 31 ? 0x7fffffff : (1 << atoms.length) - 1);

/** What leaving these atoms unexplained costs. */
export function weigh({ weights }: QueryWords, mask: number): number {
  let weight = 0;
  for (let left = mask, at = 0; left !== 0; left >>>= 1, at++) if (left & 1) weight += weights[at];
  return weight;
}
