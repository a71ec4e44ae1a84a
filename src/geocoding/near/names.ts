import { TextReader, type TextTables } from '../../kernel/text.ts';

export interface NameReader {
  /** Returns `name:LANGUAGE` where present, else `name`, else the first tag of the set that begins with `name`. */
  name(tagSet: number, language?: string): string | undefined;
}

/** Reads names from sets of tags. Caches the few keys; decodes only the value that is the answer. */
export function openNames(tables: TextTables, text = new TextReader(tables)): NameReader {
  const { tags, tagSets } = tables;
  const keys = new Map<number, string>();
  const keyOf = (number: number): string => {
    let key = keys.get(number);
    if (key === undefined) keys.set(number, (key = text.string(number)));
    return key;
  };
  return {
    name: (tagSet, language) => {
      const wanted = language === undefined ? 'name' : `name:${language}`;
      let plain = -1;
      let any = -1;
      for (let i = tagSets.tags[tagSet]; i < tagSets.tags[tagSet + 1]; i++) {
        const key = keyOf(tags.key[i]);
        if (key === wanted) return text.string(tags.value[i]);
        if (key === 'name') plain = i;
        else if (any < 0 && key.startsWith('name')) any = i;
      }
      const best = plain >= 0 ? plain : any;
      return best < 0 ? undefined : text.string(tags.value[best]);
    },
  };
}
