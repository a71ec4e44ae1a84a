import { clipped, isObject, listOf, objectOf, same, textOf, texts } from '../document.ts';
import type { Json, JsonObject } from '../document.ts';
import { OPEN_LIST } from '../open-lists.ts';
import { branchesOf } from './branches.ts';

/** Who writes the data: clients (parameters, request bodies) or the service (replies). */
export type Way = 'asked' | 'answered';

/** A breaking change and its place. */
export interface Problem {
  readonly at: string;
  readonly what: string;
}

/**
 * Changes of a schema that break clients. Requests may only be allowed more, replies may only be promised more;
 * anything not understood here must stay the same.
 */
export function compareSchemas(before: Json | undefined, now: Json | undefined, way: Way, at: string): Problem[] {
  if (same(before, now)) return [];
  const was = branchesOf(before);
  const is = branchesOf(now);
  if (was.length === 1 && is.length === 1) return compareBranch(was[0], is[0], way, at);
  // A client may send any of the old variants, and gets any of the new ones.
  const [lost, kept] = way === 'asked' ? [was, is] : [is, was];
  return lost.flatMap((one) => {
    const tries = kept.map((other) =>
      way === 'asked' ? compareBranch(one, other, way, at) : compareBranch(other, one, way, at),
    );
    if (tries.some((problems) => problems.length === 0)) return [];
    const nearest = tries.reduce((best, problems) => (problems.length < best.length ? problems : best));
    return nearest.map((problem) => ({ ...problem, what: `${problem.what} (in one of its variants)` }));
  });
}

type Rule = (before: JsonObject, now: JsonObject, way: Way, at: string) => Problem[];

function compareBranch(before: JsonObject, now: JsonObject, way: Way, at: string): Problem[] {
  return rules.flatMap((rule) => rule(before, now, way, at));
}

const found = (broken: boolean, at: string, what: string): Problem[] => (broken ? [{ at, what }] : []);

const types: Rule = (before, now, way, at) => {
  const was = typesOf(before);
  const is = typesOf(now);
  const [inner, outer] = way === 'asked' ? [was, is] : [is, was];
  const fits = (type: string): boolean =>
    outer.has(type) || outer.has('any') || (type === 'integer' && outer.has('number'));
  // A type that is no longer stated tells programmers less, in either direction.
  const broken = ![...inner].every(fits) || (is.has('any') && !was.has('any'));
  return found(broken, at, `type ${[...was].join('|')} became ${[...is].join('|')}`);
};

function typesOf({ type }: JsonObject): ReadonlySet<string> {
  return new Set(typeof type === 'string' ? [type] : Array.isArray(type) ? (type as string[]) : ['any']);
}

const enums: Rule = (before, now, way, at) => {
  const [was, is] = [valuesOf(before), valuesOf(now)];
  if (!was && !is) return [];
  if (!was) return found(way === 'asked', at, 'only some values are allowed now');
  if (!is) return found(way === 'answered', at, 'any value may come now');
  const gone = was.filter((value) => !is.some((other) => same(value, other)));
  const added = is.filter((value) => !was.some((other) => same(value, other)));
  const surprise = way === 'answered' && added.length > 0;
  return [
    ...found(gone.length > 0, at, `${JSON.stringify(gone)} is gone from the list of values`),
    ...found(surprise, at, `${JSON.stringify(added)} may come now, which no client expects`),
  ];
};

/** Clients were told to expect new values, so values may be added but not removed. */
const openLists: Rule = (before, now, _way, at) => {
  if (before[OPEN_LIST] === undefined) return [];
  if (now[OPEN_LIST] === undefined) return found(true, at, `${OPEN_LIST} is gone`);
  const left = listOf(now[OPEN_LIST]);
  const gone = listOf(before[OPEN_LIST]).filter((value) => !left.some((other) => same(value, other)));
  return found(gone.length > 0, at, `${JSON.stringify(gone)} is gone from the list of values`);
};

const valuesOf = (schema: JsonObject): readonly Json[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum === undefined ? undefined : listOf(schema.enum);

const leasts = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const mosts = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** In replies, texts and lists may become longer. */
const mayGrow: ReadonlySet<string> = new Set(['maxLength', 'maxItems', 'maxProperties']);

const bounds: Rule = (before, now, way, at) =>
  [...leasts, ...mosts].flatMap((keyword) => {
    const [was, is] = [limitOf(before, keyword), limitOf(now, keyword)];
    const tighter = leasts.includes(keyword) ? is > was : is < was;
    const broken = way === 'asked' ? tighter : was !== is && !tighter && !mayGrow.has(keyword);
    return found(broken, at, `${keyword} ${clipped(before[keyword])} became ${clipped(now[keyword])}`);
  });

const limitOf = (schema: JsonObject, keyword: string): number =>
  typeof schema[keyword] === 'number' ? schema[keyword] : leasts.includes(keyword) ? -Infinity : Infinity;

const narrowings = ['pattern', 'format', 'multipleOf', 'uniqueItems'];
/** Pairs of formats in which every value of the first is valid in the second. */
const wider: ReadonlySet<string> = new Set(['email>idn-email', 'hostname>idn-hostname', 'uri>iri']);

/** Constraints that exclude values: requests may lose one, replies may gain one. */
const constraints: Rule = (before, now, way, at) =>
  narrowings.flatMap((keyword) => {
    const [narrow, wide] = way === 'asked' ? [before[keyword], now[keyword]] : [now[keyword], before[keyword]];
    const fits = wide === undefined || wide === false || same(narrow, wide);
    const broken = !fits && !wider.has(`${textOf(narrow)}>${textOf(wide)}`);
    return found(broken, at, `${keyword} ${clipped(before[keyword])} became ${clipped(now[keyword])}`);
  });

const defaults: Rule = (before, now, way, at) =>
  found(
    way === 'asked' && !same(before.default, now.default),
    at,
    `the default ${clipped(before.default)} became ${clipped(now.default)}`,
  );

const fields: Rule = (before, now, way, at) => {
  const [was, is] = [objectOf(before.properties), objectOf(now.properties)];
  const [wasRequired, isRequired] = [listOf(before.required), listOf(now.required)];
  const kept = Object.keys(was).filter((name) => name in is);
  return [
    ...Object.keys(was)
      .filter((name) => !(name in is))
      .map((name) => ({ at: `${at}/${name}`, what: 'the field is gone' })),
    ...(way === 'asked' ? isRequired : wasRequired)
      .filter((name) => !(way === 'asked' ? wasRequired : isRequired).includes(name))
      .map((name) => ({
        at: `${at}/${textOf(name)}`,
        what: way === 'asked' ? 'the field must be sent now' : 'the field may be missing now',
      })),
    ...kept.flatMap((name) => compareSchemas(was[name], is[name], way, `${at}/${name}`)),
  ];
};

/** Compares unnamed fields. Replies may have any, unless they are a map whose keys are data. */
const others: Rule = (before, now, way, at) => {
  const [was, is] = [before.additionalProperties, now.additionalProperties];
  if (isObject(was) && isObject(is)) return compareSchemas(was, is, way, `${at}/*`);
  const strict = (value: Json | undefined): number => (value === false ? 2 : isObject(value) ? 1 : 0);
  const broken = way === 'asked' ? strict(is) > strict(was) : isObject(was);
  return found(broken, at, 'fields that are not named are treated in another way');
};

const items: Rule = (before, now, way, at) =>
  before.items === undefined && now.items === undefined
    ? []
    : compareSchemas(before.items ?? true, now.items ?? true, way, `${at}/[]`);

const understood: ReadonlySet<string> = new Set([
  ...`${OPEN_LIST} x-enum-varnames`.split(' '),
  ...'type enum const default properties required additionalProperties items'.split(' '),
  ...leasts,
  ...mosts,
  ...narrowings,
  ...texts,
]);

const theRest: Rule = (before, now, _way, at) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((keyword) => !understood.has(keyword) && !same(before[keyword], now[keyword]))
    .map((keyword) => ({ at, what: `${keyword} changed` }));

const rules: readonly Rule[] = [types, enums, openLists, bounds, constraints, defaults, fields, others, items, theRest];
