import { whereSettlement, whereStreet } from './case-endings.ts';
import type { Chance } from './chance.ts';
import { spellLabel } from './house-label.ts';
import {
  corrected, digitSigns, gluedLetter, inWords, ordinalHouse, plot, scanned, settlementType,
} from './house-writings.ts';
import { junk, junkBefore, junkOfMap } from './junk.ts';
import { onWrongKeyboard } from './keyboard.ts';
import type { KnownHouse, KnownHouses } from './known-house.ts';
import {
  languageIn, partsOf, writeQuery, streetOf, withCityWord, withHouseWord, type AddressParts, type WrittenQuery,
} from './spoken-address.ts';
import {
  asOnMap, bareName, fold, shortened, turned, withoutType, type Spelling, type StreetName,
} from './street-name.ts';
import { typeWordsOf } from './type-words.ts';
import { transliterate, type Scheme } from './transliteration.ts';
import { misspell } from './typos.ts';

/** A way to query a house that still means this house; undefined if the house cannot be queried in this way. */
export type Mutation = (house: KnownHouse, chance: Chance, known: KnownHouses) => WrittenQuery | undefined;

const clean: Mutation = (house, chance) => {
  const label = chance.often(0.5) ? spellLabel(house.label, 'full') : house.label;
  return writeQuery(house, partsOf(house, { label, postcode: house.postcode }), 'letter');
};

const abbreviated: Mutation = (house, chance) => {
  const forms = house.street ? shortened(house.street) : [];
  const language = languageIn(house);
  const label = withHouseWord(spellLabel(house.label, 'short'), language, chance);
  const settlement = withCityWord(house, chance);
  const isPlain = forms.length === 0 && label === house.label && settlement === house.settlement;
  if (isPlain) return undefined;
  const street = forms.length > 0 ? pickForm(forms, chance) : streetOf(house);
  return writeQuery(house, partsOf(house, { street, settlement, label, postcode: house.postcode }), 'letter');
};

/** Draws the first two forms, the usual ones, in half of the cases. */
const pickForm = (forms: readonly Spelling[], chance: Chance): Spelling =>
  chance.often(0.5) ? chance.pick(forms.slice(0, 2)) : chance.pick(forms);

const reordered: Mutation = (house, chance) => {
  const order = chance.pick(['street first', 'street first', 'soviet', 'postcode last', 'house first'] as const);
  const street = house.street && chance.often(0.4) ? turned(house.street) : undefined;
  const label = spellLabel(house.label, 'glued');
  const parts = partsOf(house, {
    street: street ?? streetOf(house),
    postcode: house.postcode,
    // A leading number could belong to the street ("5, 8 Марта"), so it gets its type word.
    label: order === 'house first' ? withHouseWord(label, languageIn(house), chance) : label,
  });
  if (order === 'house first' && parts.label === label) return writeQuery(house, parts, 'street first');
  return writeQuery(house, parts, order);
};

const noPostcode: Mutation = (house) => writeQuery(house, partsOf(house), 'letter');

/** The town before a colon or a dash: "Тверь: Садовая улица, 5". */
const parted = (signs: readonly string[]): Mutation => (house, chance) => {
  if (!house.street || house.settlement === undefined) return undefined;
  const { stated } = writeQuery(house, partsOf(house), 'letter');
  const { text } = writeQuery(house, partsOf(house, { settlement: undefined }), 'letter');
  return { text: house.settlement + chance.pick(signs) + text, stated };
};

const noCity: Mutation = (house) =>
  house.street && house.settlement !== undefined
    ? writeQuery(house, partsOf(house, { settlement: undefined }), 'letter') : undefined;

/** Whether a name means something without its type word; "4-й" or "В" does not. */
const isClearWithoutType = (name: StreetName): boolean =>
  /\p{L}{2}/u.test(bareName(name).replaceAll(/\d+-\p{L}+/gu, ''));

const noType: Mutation = (house) =>
  house.street?.type === undefined || !isClearWithoutType(house.street) ? undefined
  : writeQuery(house, partsOf(house, { street: withoutType(house.street) }), 'letter', ' ');

/** A postcode with one wrong digit, or of another part of the country. */
const wrongPostcode: Mutation = (house, chance, { postcodes }) => {
  const right = house.postcode ?? (postcodes.length > 0 ? chance.pick(postcodes) : '100000');
  const at = 1 + chance.below(right.length - 1);
  const digit = String((Number(right[at]) + 1 + chance.below(9)) % 10);
  const misspelt = /^\d+$/u.test(right) ? right.slice(0, at) + digit + right.slice(at + 1) : right;
  const postcode = postcodes.length > 0 && chance.often(0.3) ? chance.pick(postcodes) : misspelt;
  return postcode === house.postcode ? undefined : writeQuery(house, partsOf(house, { postcode }), 'letter');
};

const glued: Mutation = (house, chance) => {
  const forms = house.street ? shortened(house.street).filter(({ text }) => text.includes('.')) : [];
  const street = forms.length > 0 ? pickForm(forms, chance) : streetOf(house);
  const glue = (spelling: Spelling): Spelling => ({ ...spelling, text: spelling.text.replaceAll('. ', '.') });
  const isShort = languageIn(house) === 'ru' || languageIn(house) === 'be';
  const label = (isShort ? chance.pick(['д', 'д.', '']) : '') + spellLabel(house.label, 'glued');
  const parts = partsOf(house, { street: glue(street), label });
  return writeQuery(house, parts, chance.pick(['letter', 'street first']), ',');
};

const typos = (count: number): Mutation => (house, chance, known) => {
  const { street, settlement } = house;
  const inTown = !street || (settlement !== undefined && chance.often(0.25));
  if (inTown) {
    const rivals = settlement === undefined ? [] : known.settlements.filter((rival) => rival !== fold(settlement));
    const changed = settlement === undefined ? undefined : misspell(settlement, count, chance, rivals);
    return changed === undefined ? undefined : writeQuery(house, partsOf(house, { settlement: changed }), 'letter');
  }
  // Sometimes the type word is misspelt instead of the name.
  if (count === 1 && street.type !== undefined && chance.often(0.12)) {
    const type = misspell(street.type, 1, chance, typeWordsOf(street.language)
      .map(({ full }) => full).filter((full) => full !== street.type));
    const text = type && street.whole.replace(new RegExp(street.type, 'iu'), type);
    if (text) return writeQuery(house, partsOf(house, { street: { text, types: asOnMap(street).types } }), 'letter');
  }
  const changed = misspell(bareName(street), count, chance, known.rivals(house));
  if (changed === undefined) return undefined;
  const misspelt = { ...asOnMap(street), text: withType(street, changed) };
  return writeQuery(house, partsOf(house, { street: misspelt }), 'letter');
};

/** A changed name with its type word in place. */
const withType = ({ type, before, behind }: StreetName, name: string): string =>
  type === undefined || (before.length > 0 && behind.length > 0) ? name
  : before.length > 0 ? `${name} ${type}` : `${type} ${name}`;

const inLatin = (scheme: Scheme): Mutation => (house, chance) => {
  const forms = house.street ? shortened(house.street) : [];
  const isShort = scheme === 'chat' && forms.length > 0 && chance.often(0.4);
  const street = isShort ? chance.pick(forms.slice(0, 2)) : streetOf(house);
  const order = chance.pick(['letter', 'street first'] as const);
  const spoken = writeQuery(house, partsOf(house, { street }), order, chance.pick([', ', ' ']));
  const text = transliterate(spoken.text, scheme, languageIn(house), chance);
  return text === undefined ? undefined : { ...spoken, text };
};

const wrongLayout: Mutation = (house, chance) => {
  const forms = house.street?.type === undefined ? [] : [asOnMap(house.street)];
  if (house.street && forms.length > 0 && isClearWithoutType(house.street)) forms.unshift(withoutType(house.street));
  const street = forms.length > 0 ? chance.pick(forms) : streetOf(house);
  const order = chance.pick(['letter', 'street first'] as const);
  const spoken = writeQuery(house, partsOf(house, { street }), order, chance.pick([', ', ' ']));
  const text = onWrongKeyboard(spoken.text, languageIn(house));
  return text === undefined || text === spoken.text ? undefined : { ...spoken, text };
};

/** Uses the Russian name: the map's main name or `name:ru`. */
const caseEndings: Mutation = (house, chance) => {
  const { street, settlement } = house.street?.language === 'ru' ? house : (house.abroad.ru ?? {});
  const [where, town] = [street && whereStreet(street), settlement && whereSettlement(settlement)];
  if (!where || !house.street) return undefined;
  const preposition = /^[ВФ][бвгджзклмнпрстфхцчшщ]/u.test(town ?? '') ? 'во' : 'в';
  const inTown = town && `${preposition} ${town}`;
  const label = chance.pick([`дом ${house.label}`, house.label, `в доме ${house.label}`]);
  const { types } = asOnMap(house.street);
  const parts: AddressParts = { street: { text: where, types }, settlement: inTown, label };
  if (chance.often(0.5)) return writeQuery(house, parts, 'letter', ' ');
  return { ...writeQuery(house, parts, 'letter'), text: [where, inTown, label].filter(Boolean).join(' ') };
};

const withJunk: Mutation = (house, chance, known) => {
  const parts = partsOf(house, { postcode: chance.often(0.5) ? house.postcode : undefined });
  const spoken = writeQuery(house, parts, 'letter');
  const separator = chance.pick([', ', ', ', ' ', '; ']);
  const isRussian = languageIn(house) === 'ru';
  const ofMap = isRussian && chance.often(0.4) ? junkOfMap(known, chance) : undefined;
  if (ofMap !== undefined) {
    return { ...spoken, text: (chance.often(0.5) ? [ofMap, spoken.text] : [spoken.text, ofMap]).join(', ') };
  }
  // After a mere space, a number would join the house number.
  const added = junk(languageIn(house), chance);
  const text = `${spoken.text}${/^\d/u.test(added) ? ', ' : separator}${added}`;
  return { ...spoken, text: isRussian && chance.often(0.15) ? `${junkBefore(chance)} ${text}` : text };
};

const otherLanguage: Mutation = (house, chance) => {
  const names = Object.values(house.abroad);
  if (names.length === 0) return undefined;
  const { street, settlement } = chance.pick(names);
  const spelling = street ? { text: street.whole, types: undefined } : streetOf(house);
  const parts = partsOf(house, { street: spelling, settlement });
  return writeQuery(house, parts, 'letter');
};

const oldNames = ['Пятилетки', 'Коминтерна', 'Третьего Интернационала', 'Сталина'] as const;

/** The street with a former name that the map lacks. */
const renamed: Mutation = (house, chance, { streets }) => {
  const old = chance.pick(oldNames);
  if (!house.street || house.street.language !== 'ru' || streets.has(fold(old))) return undefined;
  const { text, types } = streetOf(house);
  const both = chance.pick([
    `улица ${old} (ныне ${text})`, `${old}, ныне ${text}`, `${text} (бывшая ${old})`, `${text} (бывш. улица ${old})`,
    `${old} (теперь ${text})`,
  ]);
  return writeQuery(house, partsOf(house, { street: { text: both, types } }), 'letter');
};

/** In the order of the table. */
export const mutations = {
  clean, abbreviated, reordered, 'no-postcode': noPostcode, 'wrong-postcode': wrongPostcode, glued,
  'one-typo': typos(1), 'two-typos': typos(2),
  'latin-bgn': inLatin('bgn'), 'latin-gost': inLatin('gost'), 'latin-chat': inLatin('chat'),
  'wrong-layout': wrongLayout, 'case-endings': caseEndings, junk: withJunk, 'no-city': noCity, 'no-type': noType,
  'other-language': otherLanguage,
  'in-words': inWords, 'scanned-digits': scanned, 'digit-signs': digitSigns, corrected,
  colon: parted([': ']), dash: parted([' - ', ' – ', ' — ']), 'ordinal-house': ordinalHouse,
  'glued-letter': gluedLetter, plot, 'settlement-type': settlementType, renamed,
} as const satisfies Readonly<Record<string, Mutation>>;

export type Category = keyof typeof mutations;
export const categories = Object.keys(mutations) as Category[];
