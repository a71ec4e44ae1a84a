import { NONE } from '../../kernel/columns.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import { isLatin, romanize, romanizeName } from '../language/romanize.ts';
import { inUsualOrder } from '../language/word-order.ts';

export type Language = 'ru' | 'en' | 'local';

/** Names of features as an address shows them; empty if a feature has none. */
export interface NamesIn {
  name(tagSet: number, language: Language): string;
  /** Names of streets and parts of settlements: in Russian with the type word in its usual place. */
  ordered(tagSet: number, language: Language): string;
  /** Names of POI: in English letter by letter, because a station "Площадь Ленина" is not a square. */
  literal(tagSet: number, language: Language): string;
}

type Slot = 'name' | 'name:ru' | 'name:en' | 'int_name' | 'latin' | 'any';

/** Names remembered, about those of one city, so that repeated questions do not decode them again. */
const MOST_REMEMBERED = 60_000;
const languages = { ru: 0, en: 1, local: 2 } as const;
const styles = { plain: 0, ordered: 1, literal: 2 } as const;

/**
 * Chooses a name by language. Russian: `name:ru`, else `name`. English: `name:en`, else `int_name`, else a name in
 * Latin letters, else `name` transliterated. Local: `name`. Of several names in one tag, "Санжыра; Ой-Терекен", the
 * first.
 */
export function openNamesIn(tables: TextTables, text = new TextReader(tables)): NamesIn {
  const remembered = new Map<number, string>();
  const slots = new Map<number, Slot | undefined>();
  const slotOf = (key: number): Slot | undefined => {
    if (!slots.has(key)) slots.set(key, slotNamed(text.string(key)));
    return slots.get(key);
  };
  const read = (tagSet: number): Partial<Record<Slot, string>> => {
    const found: Partial<Record<Slot, string>> = {};
    for (let i = tables.tagSets.tags[tagSet]; i < tables.tagSets.tags[tagSet + 1]; i++) {
      const slot = slotOf(tables.tags.key[i]);
      if (slot !== undefined) found[slot] ??= text.string(tables.tags.value[i]).split(';', 1)[0].trim();
    }
    return found;
  };
  const remember = (tagSet: number, language: Language, style: keyof typeof styles): string => {
    if (tagSet === NONE) return '';
    const key = (tagSet * 3 + languages[language]) * 3 + styles[style];
    let name = remembered.get(key);
    if (name === undefined) {
      const chosen = choose(read(tagSet), language, style === 'literal' ? romanize : romanizeName);
      name = style === 'ordered' && language === 'ru' ? inUsualOrder(chosen) : chosen;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(key, name);
    }
    return name;
  };
  return {
    name: (tagSet, language) => remember(tagSet, language, 'plain'),
    ordered: (tagSet, language) => remember(tagSet, language, 'ordered'),
    literal: (tagSet, language) => remember(tagSet, language, 'literal'),
  };
}

function slotNamed(key: string): Slot | undefined {
  if (key === 'name' || key === 'name:ru' || key === 'name:en' || key === 'int_name') return key;
  if (/^name:[a-z]+[-_]Latn$/u.test(key)) return 'latin';
  return /^name:[a-z]{2,3}$/u.test(key) ? 'any' : undefined;
}

function choose(
  names: Partial<Record<Slot, string>>, language: Language, inLatin: (name: string) => string,
): string {
  const local = names.name ?? names['name:ru'] ?? names.any ?? names['name:en'] ?? names.int_name ?? '';
  if (language === 'local') return local;
  if (language === 'ru') return names['name:ru'] || local;
  const written = names['name:en'] || names.int_name;
  if (written) return inFull(written);
  if (isLatin(local)) return local;
  return names.latin || inLatin(local);
}

const englishForms: readonly (readonly [RegExp, string])[] = [
  [/ Str?\.?$/u, ' Street'], [/ Ave?\.?$/u, ' Avenue'], [/ (?:Ln|La)\.?$/u, ' Lane'], [/ Blvd\.?$/u, ' Boulevard'],
  [/ street$/u, ' Street'], [/ avenue$/u, ' Avenue'], [/ lane$/u, ' Lane'],
];

function inFull(name: string): string {
  for (const [form, full] of englishForms) if (form.test(name)) return name.replace(form, full);
  return name;
}
