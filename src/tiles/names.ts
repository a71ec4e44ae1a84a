/** Names of features by language; empty if a feature has none. The caller that opens tiles supplies them. */
export interface NamesByLanguage {
  name(tagSet: number, language: 'ru' | 'en' | 'local'): string;
}

const MOST_CHARACTERS = 120;

export interface NameValues extends Readonly<Record<string, string | undefined>> {
  readonly name?: string;
}

/** A name's values in a tile: `name` in the local language, and others that differ. */
export function nameValues(names: NamesByLanguage, tagSet: number): NameValues {
  const local = names.name(tagSet, 'local').slice(0, MOST_CHARACTERS);
  if (local === '') return {};
  const other = (language: 'ru' | 'en'): string | undefined => {
    const text = names.name(tagSet, language).slice(0, MOST_CHARACTERS);
    return text === local || text === '' ? undefined : text;
  };
  return { name: local, name_ru: other('ru'), name_en: other('en') };
}
