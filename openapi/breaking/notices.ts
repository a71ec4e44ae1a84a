import { deref, isObject, objectOf, textOf, type Json, type JsonObject } from '../document.ts';

/** How long before its end a released contract must announce it: `deprecated: true`, and the day in `x-sunset`. */
const NOTICE_DAYS = 183;
const DAY_MS = 86_400_000;

/** Deprecated places of a contract and their last day. A place is a JSON pointer that has parameters by name. */
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

/** Announcements that give clients less than half a year from today. One already released counts from its release. */
export function shortNotices(released: JsonObject, current: JsonObject, today: Date): string[] {
  const known = noticesIn(released);
  return [...noticesIn(current)].flatMap(([place, { sunsetMs, sunset }]) => {
    if (Number.isNaN(sunsetMs)) return [`${place} is deprecated: it needs x-sunset, the day when it goes`];
    const announced = known.get(place)?.sunsetMs;
    if (announced !== undefined && sunsetMs >= announced) return [];
    if (sunsetMs >= today.getTime() + NOTICE_DAYS * DAY_MS) return [];
    return [`${place} is to go on ${sunset}: x-sunset must be at least ${NOTICE_DAYS} days away`];
  });
}

/** A released contract and its release day; without a day it is not released yet. */
export interface Release {
  readonly version: string;
  readonly day?: string;
  readonly document: JsonObject;
}

/** Places past their day in the newest release, if a release at least half a year old announced them. */
export function placesThatMayGo(releases: readonly Release[], newest: Release, today: Date): ReadonlySet<string> {
  const old = releases.filter(({ day }) => day && Date.parse(day) + NOTICE_DAYS * DAY_MS <= today.getTime());
  const announcements = old.map(({ document }) => noticesIn(document));
  return new Set(
    [...noticesIn(newest.document)]
      // Shared parts are announced and removed where they are used.
      .filter(([place, { sunsetMs }]) => sunsetMs <= today.getTime() && !/^\/components\/[^/]+\/[^/]+$/.test(place))
      .map(([place]) => place)
      .filter((place) => announcements.some((notices) => notices.has(place))),
  );
}

/** The document without these places, so that they are not compared. */
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
  // Backwards, so that the remaining indexes of a list stay valid.
  for (const { parent, key } of gone.reverse()) {
    if (Array.isArray(parent)) (parent as Json[]).splice(Number(key), 1);
    else delete (parent as Record<string, Json>)[key];
  }
  return copy;
}

const data: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

type Visitor = (place: string, node: JsonObject, parent: Json, key: string) => void;

/** `name` is the last part of the place, passed along to avoid parsing long places at each node. */
function visit(document: JsonObject, value: Json, place: string, visitor: Visitor, name = ''): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child !== 'object' || child === null) continue;
    // Examples are data, whose fields may have any name.
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
