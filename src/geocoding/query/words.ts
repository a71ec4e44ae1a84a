import type { Atom } from '../atoms/atoms.ts';
import type { AskedKilometer } from '../houses/kilometers.ts';
import type { TypeWord } from '../language/type-words.ts';
import type { Hit } from './hit.ts';

/** How the query matches a term of the dictionary: by which atoms, and at what cost. */
export interface Reading {
  readonly mask: number;
  readonly cost: number;
  /** The term is one of two words that the atom joins, so the atom can match once more. */
  readonly isHalf: boolean;
}

/** What an atom can be part of: anything in free text, what its field allows in a structured query. */
export const roles = { container: 1, street: 2, house: 4, postcode: 8, all: 15 } as const;

/** A query read with the dictionary. Bit i of a mask is atom i. */
export interface QueryWords {
  readonly text: string;
  readonly atoms: readonly Atom[];
  /** The cost of leaving each atom unexplained. */
  readonly weights: readonly number[];
  readonly types: readonly (readonly TypeWord[])[];
  readonly roles: readonly number[];
  readonly fields: readonly ContainerField[];
  /** A district that was set aside before reading. */
  readonly district?: StatedDistrict;
  readonly readings: ReadonlyMap<number, readonly Reading[]>;
  /** Terms to look names up by. */
  readonly seeds: readonly number[];
  /** Atoms that match a term of the dictionary. */
  readonly knownMask: number;
  /** Atoms of a room, a phone, a floor. */
  readonly roomMask: number;
  /** Those among them of a landmark beside the address. */
  readonly landmarkMask: number;
  /** Words of house parts between two numbers: "39 стр. 79", "13к12". */
  readonly partMask: number;
  /** A distance along a road: "М-4, 25 км". */
  readonly kilometer?: AskedKilometer;
  /** The query could name two streets that meet. */
  readonly isCorner: boolean;
  /** Mask of titles and initials: "им.", "маршала", "В. И." */
  readonly titleMask: number;
  /** Short or dotted words, which could abbreviate others. */
  readonly shortMask: number;
  /** Letters inside its numbers were read as digits. */
  readonly isScanned: boolean;
  /** It says that its house has no number: "Садовая, б/н". */
  readonly lacksNumber: boolean;
  /** It takes a house number back: "12, ой, 25". */
  readonly isCorrected: boolean;
}

/** Words beside an address that do not belong to it: a metro station, a firm. */
export interface Context {
  readonly mask: number;
  /** The share of its usual weight that each of these words keeps. */
  readonly part: number;
  /** The words are certainly context, as after the word "метро". */
  readonly isSure: boolean;
  /** The words name a town, whatever else on the map has that name: they are not a remark. */
  readonly isTown?: boolean;
  /** The station, near which the address is expected; NONE for a firm or a district. */
  readonly feature: number;
}

/** The district that the query names for its address. */
export interface StatedDistrict {
  /** Its words, including "район". */
  readonly mask: number;
  readonly hits: readonly Hit[];
  /** Features of that name; empty if the map has none. */
  readonly features: readonly number[];
  /** The district field holds a village: "деревня Лопуховка". */
  readonly isVillage: boolean;
}

/** A text cut into atoms; for a structured query, the atoms of all fields, each with the roles of its field. */
export interface QueryText {
  readonly text: string;
  readonly atoms: readonly Atom[];
  readonly roles: readonly number[];
  /** For a structured query: the atoms of each container field. */
  readonly fields?: readonly ContainerField[];
  /** Words beside the address, in which no names are looked up. */
  readonly context?: Context;
  /** The district, if the context is one. */
  readonly district?: StatedDistrict;
  /** Letters inside its numbers were replaced by the digits that they look like. */
  readonly isScanned?: boolean;
}

export interface ContainerField {
  readonly name: 'country' | 'region' | 'district' | 'city';
  readonly mask: number;
}

/** Returns the mask of all atoms. */
export const allOf = ({ atoms }: QueryWords): number =>
  (atoms.length >= 31 ? 0x7fffffff : (1 << atoms.length) - 1);

/** Adds up the cost of leaving these atoms unexplained. */
export function weigh({ weights }: QueryWords, mask: number): number {
  let weight = 0;
  for (let left = mask, at = 0; left !== 0; left >>>= 1, at++) if (left & 1) weight += weights[at];
  return weight;
}
