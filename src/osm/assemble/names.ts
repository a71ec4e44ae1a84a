import { barePlaceKey, bareNameKey, nameKey } from './name-key.ts';
import type { TaggedObjects } from '../extract.ts';
import { isNameKey, type Source } from './source.ts';

const usual = ['name', 'name:ru', 'official_name', 'int_name', 'name:en', 'name:left', 'name:right'];

/** The main name of an object; some have a name in one language only, or one for each side. */
export function nameOf(source: Source, objects: TaggedObjects, row: number): string | undefined {
  for (const key of usual) {
    const name = source.tag(objects, row, key);
    if (name !== undefined) return name;
  }
  return undefined;
}

/**
 * The keys of all names of an object, in full and without the type word. True for current names; a former or
 * alternative name may belong to another object now.
 */
function nameKeysOf(source: Source, names: number, bare: (name: string) => string): Map<string, boolean> {
  const { strings, tagSets } = source.extract.text;
  const keys = new Map<string, boolean>();
  const tags = tagSets[names];
  for (let i = 0; i < tags.length; i += 2) {
    const tag = strings[tags[i]];
    if (!isNameKey(tag) || tag.endsWith('ref') || tag.startsWith('ISO')) continue;
    const isCurrent = /^name(?::|$)/u.test(tag);
    for (const name of strings[tags[i + 1]].split(';')) {
      for (const key of [nameKey(name), bare(name)]) if (key) keys.set(key, isCurrent || keys.get(key) === true);
    }
  }
  return keys;
}

export const streetKeysOf = (source: Source, names: number): Map<string, boolean> =>
  nameKeysOf(source, names, bareNameKey);

export const placeKeysOf = (source: Source, names: number): Map<string, boolean> =>
  nameKeysOf(source, names, (name) => barePlaceKey(name) || bareNameKey(name));
