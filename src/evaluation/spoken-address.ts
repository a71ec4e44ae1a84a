import { spellLabel } from './house-label.ts';
import type { Chance } from './chance.ts';
import type { KnownHouse, Stated } from './known-house.ts';
import { asOnMap, type Spelling } from './street-name.ts';
import { houseWords, cityWords, type Language } from './type-words.ts';

/** A query as text, with the parts of the address that it states. */
export interface WrittenQuery {
  readonly text: string;
  readonly stated: Stated;
}

export const languageIn = ({ street, settlement = '' }: KnownHouse): Language =>
  street?.language ?? (/\p{Script=Cyrillic}/u.test(settlement) ? 'ru' : 'other');

/** The street as on the map; empty in a village without streets. */
export const streetOf = ({ street }: KnownHouse): Spelling =>
  street ? asOnMap(street) : { text: '', types: undefined };

export interface AddressParts {
  readonly street: Spelling;
  readonly settlement?: string;
  readonly label: string;
  readonly postcode?: string;
}

/** The parts of a house's address as on the map, any of which can be replaced. */
export const partsOf = (house: KnownHouse, changed: Partial<AddressParts> = {}): AddressParts => ({
  street: streetOf(house),
  settlement: house.settlement,
  label: spellLabel(house.label, 'glued'),
  postcode: undefined,
  ...changed,
});

export type Order = 'letter' | 'soviet' | 'street first' | 'house first' | 'postcode last';

const orders: Readonly<Record<Order, readonly (keyof AddressParts)[]>> = {
  letter: ['postcode', 'settlement', 'street', 'label'],
  soviet: ['settlement', 'postcode', 'street', 'label'],
  'street first': ['street', 'label', 'settlement', 'postcode'],
  'house first': ['label', 'street', 'settlement', 'postcode'],
  'postcode last': ['settlement', 'street', 'label', 'postcode'],
};

/** Joins the parts in an order with a separator; missing parts are left out. */
export function writeQuery(house: KnownHouse, parts: AddressParts, order: Order, separator = ', '): WrittenQuery {
  const texts = orders[order].map((part) => (part === 'street' ? parts.street.text : parts[part]));
  return {
    text: texts.filter((text) => text !== undefined && text !== '').join(separator),
    stated: {
      settlement: parts.settlement !== undefined,
      types: parts.street.types,
      postcode: parts.postcode !== undefined && parts.postcode === house.postcode,
    },
  };
}

/** The number with the word for a house, "д. 5", if the language has one. */
export function withHouseWord(label: string, language: Language, chance: Chance): string {
  const words = houseWords[language];
  return words.length === 0 ? label : `${chance.pick(words)} ${label}`;
}

/** The settlement with the word for a city, "г. Тверь". */
export function withCityWord({ settlement, settlementKind }: KnownHouse, chance: Chance): string | undefined {
  const language: Language = settlement === undefined ? 'other' : languageOfPlace(settlement);
  const words = cityWords[language];
  if (settlement === undefined || !words || settlementKind !== 'city') return settlement;
  return `${chance.pick(words)} ${settlement}`;
}

const languageOfPlace = (name: string): Language =>
  /[їєґ]/iu.test(name) ? 'uk' : /ў/iu.test(name) ? 'be' : /^[а-яё\s-]+$/iu.test(name) ? 'ru' : 'other';
