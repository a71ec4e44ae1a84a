import { newestOf } from './breaking.ts';
import type { Release } from './breaking/notices.ts';
import { isObject, objectOf, same, texts, type Json, type JsonObject } from './document.ts';

/** Keywords whose fields are names chosen by us, so that "title" among them is a field and not a text. */
const named = new Set('paths webhooks properties $defs schemas responses parameters headers requestBodies'.split(' '));

/**
 * Where the contract of a released version differs from that release, texts aside. Customers are served it, and unless
 * it is in the release nothing notices when it goes. A version yet to come may differ.
 */
export function unpromised(releases: readonly Release[], current: JsonObject): string[] {
  const { version, document } = newestOf(releases);
  if (objectOf(current.info).version !== version) return [];
  return differences(document, current, '').map((place) => `${place} is not as ${version} promises it: make promise`);
}

function differences(one: Json | undefined, other: Json | undefined, place: string, isNamed = false): string[] {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.flatMap((item: Json, at) => differences(item, (other as Json[])[at], `${place}/${at}`));
  }
  if (!isObject(one) || !isObject(other)) return same(one, other) ? [] : [place];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => isNamed || !texts.has(name))
    .flatMap((name) => differences(one[name], other[name], `${place}/${name}`, !isNamed && named.has(name)));
}
