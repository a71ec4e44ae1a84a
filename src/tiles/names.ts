/** Names of features by language; empty where a feature has none. Who opens tiles says where they come from. */
export interface NamesByLanguage {
  name(tagSet: number, language: 'ru' | 'en' | 'local'): string;
}

const MOST_CHARACTERS = 120;

export interface NameValues extends Readonly<Record<string, string | undefined>> {
  readonly name?: string;
}

/** The values of a name in a tile: `name` as it is written there, and others where they differ. */
export function nameValues(names: NamesByLanguage, tagSet: number): NameValues {
  const local = names.name(tagSet, 'local').slice(0, MOST_CHARACTERS);
  if (local === '') return {};
  const other = (language: 'ru' | 'en'): string | undefined => {
    const text = names.name(tagSet, language).slice(0, MOST_CHARACTERS);
    return text === local || text === '' ? undefined : text;
  };
  return { name: local, name_ru: other('ru'), name_en: other('en') };
}
