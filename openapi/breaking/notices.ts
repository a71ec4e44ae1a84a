import { deref, isObject, objectOf, textOf, type Json, type JsonObject } from '../document.ts';

/** So long before something goes, a released contract says so: `deprecated: true` and `x-sunset`, the day. */
const NOTICE_DAYS = 183;
const DAY_MS = 86_400_000;

/** Places of a contract that are to go, and when; the place is a pointer, with a parameter's name for its number. */
type Notices = ReadonlyMap<string, { readonly sunsetMs: number; readonly sunset: string }>;

function noticesIn(document: JsonObject): Notices {
  const notices = new Map<string, { sunsetMs: number; sunset: string }>();
  visit(document, document, '', (place, node) => {
    if (node.deprecated !== true) return;
    const sunset = textOf(node['x-sunset']);
    notices.set(place, { sunset, sunsetMs: Date.parse(sunset) });
  });
  return notices;
}

/** Announcements that give clients less than half a year from today. What was released once runs since then. */
export function shortNotices(released: JsonObject, current: JsonObject, today: Date): string[] {
  const known = noticesIn(released);
  return [...noticesIn(current)].flatMap(([place, { sunsetMs, sunset }]) => {
    if (Number.isNaN(sunsetMs)) return [`${place} is deprecated: it needs x-sunset, the day when it goes`];
    const told = known.get(place)?.sunsetMs;
    if (told !== undefined && sunsetMs >= told) return [];
    if (sunsetMs >= today.getTime() + NOTICE_DAYS * DAY_MS) return [];
    return [`${place} is to go on ${sunset}: x-sunset must be at least ${NOTICE_DAYS} days away`];
  });
}

/** A released contract, and the day when it was released; none: it was not yet. */
export interface Release {
  readonly version: string;
  readonly day?: string;
  readonly document: JsonObject;
}

/** What the newest release says is gone by today, and said so in a release that is half a year old. */
export function placesThatMayGo(releases: readonly Release[], newest: Release, today: Date): ReadonlySet<string> {
  const old = releases.filter(({ day }) => day && Date.parse(day) + NOTICE_DAYS * DAY_MS <= today.getTime());
  const told = old.map(({ document }) => noticesIn(document));
  return new Set(
    [...noticesIn(newest.document)]
      // What is shared goes where it is used, and is announced there.
      .filter(([place, { sunsetMs }]) => sunsetMs <= today.getTime() && !/^\/components\/[^/]+\/[^/]+$/.test(place))
      .map(([place]) => place)
      .filter((place) => told.some((notices) => notices.has(place))),
  );
}

/** The document without these places, so that nothing about them is compared. */
export function without(document: JsonObject, places: ReadonlySet<string>): JsonObject {
  if (places.size === 0) return document;
  const copy = structuredClone(document);
  const gone: { parent: Json; key: string }[] = [];
  visit(copy, copy, '', (place, node, parent, key) => {
    if (places.has(place)) gone.push({ parent, key });
    if (!Array.isArray(node.required)) return;
    const left = (node.required as string[]).filter((name) => !places.has(`${place}/properties/${escape(name)}`));
    (node as Record<string, Json>).required = left;
  });
  // From the end, so that the numbers of what is left in a list stay right.
  for (const { parent, key } of gone.reverse()) {
    if (Array.isArray(parent)) (parent as Json[]).splice(Number(key), 1);
    else delete (parent as Record<string, Json>)[key];
  }
  return copy;
}

const data: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

type Visitor = (place: string, node: JsonObject, parent: Json, key: string) => void;

/** `name` is the last part of the place, so that long places need not be searched for their end at each node. */
function visit(document: JsonObject, value: Json, place: string, visitor: Visitor, name = ''): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child !== 'object' || child === null) continue;
    // Examples are data: a field of theirs may be called anything.
    if (data.has(key) && name !== 'properties') continue;
    const part = name === 'parameters' ? parameterName(document, child, key) : key;
    const inside = `${place}/${escape(part)}`;
    if (isObject(child)) visitor(inside, child, value, key);
    visit(document, child, inside, visitor, part);
  }
}

function parameterName(document: JsonObject, parameter: Json, key: string): string {
  const { name, in: where } = objectOf(deref(document, parameter));
  return typeof name === 'string' ? `${textOf(where)} ${name}` : key;
}

const escape = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
