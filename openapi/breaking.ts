import { isObject, objectOf, same, texts, type Json, type JsonObject } from './document.ts';
import { compareNames } from './breaking/names.ts';
import { placesThatMayGo, shortNotices, without, type Release } from './breaking/notices.ts';
import { compareOperations, compareWebhooks } from './breaking/operations.ts';
import type { Problem } from './breaking/schemas.ts';

/**
 * What breaks a client, by our own rules; `redocly diff` is a second opinion. Requests may only be allowed more,
 * replies may only be promised more, and whatever these rules do not understand may not change at all. What was
 * announced half a year ago may go.
 */
export function breakingChanges(releases: readonly Release[], current: JsonObject, today: Date): string[] {
  const newest = newestOf(releases);
  const { before, now } = comparable(releases, current, today);
  return [
    ...problemLines([
      ...compareOperations(before, now),
      ...compareWebhooks(before, now),
      ...compareSchemes(before, now),
      ...compareNames(before, now),
    ]),
    ...shortNotices(newest.document, current, today),
  ];
}

/** The newest release and the current contract, both without the parts announced to be gone by now. */
export function comparable(
  releases: readonly Release[],
  current: JsonObject,
  today: Date,
): { before: JsonObject; now: JsonObject } {
  const newest = newestOf(releases);
  const places = placesThatMayGo(releases, newest, today);
  return { before: without(newest.document, places), now: without(current, places) };
}

/** Compares versions by number: 2.10.0 is newer than 2.4.0. */
export function newestOf(releases: readonly Release[]): Release {
  if (releases.length === 0) throw new Error('there is no release to compare with');
  return releases.reduce((best, one) => (isNewer(one.version, best.version) ? one : best));
}

function isNewer(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const at = left.findIndex((number, index) => number !== right[index]);
  return at >= 0 && left[at] > (right[at] ?? -1);
}

/** Compares how a key is sent. */
function compareSchemes(before: JsonObject, now: JsonObject): Problem[] {
  const schemes = (document: JsonObject): JsonObject => objectOf(objectOf(document.components).securitySchemes);
  return Object.entries(schemes(before)).flatMap(([name, scheme]) => {
    const is = schemes(now)[name];
    if (is === undefined) return [{ at: `security scheme ${name}`, what: 'it is gone' }];
    return same(bare(scheme), bare(is)) ? [] : [{ at: `security scheme ${name}`, what: 'it changed' }];
  });
}

const bare = (value: Json): Json =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => !texts.has(key))) : value;

/** Reports a schema that many operations share only once. */
function problemLines(problems: readonly Problem[]): string[] {
  const places = new Map<string, string[]>();
  for (const { at, what } of problems) {
    const inside = at.split(' ').slice(2).join(' ');
    const shown = `${inside.includes('/') ? at.slice(at.lastIndexOf('/') + 1) : at} ${what}`;
    places.set(shown, [...(places.get(shown) ?? []), `${at}: ${what}`]);
  }
  return [...places.values()].map(([first, ...others]) =>
    others.length === 0 ? first : `${first} (and in ${others.length} more places)`,
  );
}
