/** The bundle as these programs see it: plain JSON, checked where it matters. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;

export interface FoundOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonObject;
  /** The path item, with what applies to all of its operations. */
  readonly item: JsonObject;
}

/** All operations of `paths`, or of `webhooks`. */
export function operationsOf(document: JsonObject, section = 'paths'): FoundOperation[] {
  return Object.entries(objectOf(document[section])).flatMap(([path, given]) => {
    const item = objectOf(given);
    return methods
      .filter((method) => isObject(item[method]))
      .map((method) => ({ path, method, operation: objectOf(item[method]), item }));
  });
}

/**
 * Whether a client may resend a request whose answer was lost: as HTTP defines for the method, unless the contract
 * overrides it with `x-repeatable`.
 */
export const isRepeatable = ({ method, operation }: Pick<FoundOperation, 'method' | 'operation'>): boolean =>
  typeof operation['x-repeatable'] === 'boolean'
    ? operation['x-repeatable']
    : ['get', 'head', 'put', 'delete', 'options'].includes(method);

/** Keywords that are for people, or are covered by separate rules. */
export const texts: ReadonlySet<string> = new Set(
  'title summary description example examples externalDocs $comment tags deprecated x-sunset'.split(' '),
);

/**
 * Resolves references, also nested ones; siblings of a reference take precedence over its target. A value without
 * references is returned as it is, not copied: most are, and whole contracts are resolved often.
 */
export function deref(document: JsonObject, value: Json): Json {
  if (Array.isArray(value)) return derefItems(document, value as Json[]);
  if (!isObject(value)) return value;
  const { $ref: reference } = value;
  if (typeof reference !== 'string') return derefFields(document, value);
  const { $ref: _, ...beside } = value;
  return { ...objectOf(deref(document, target(document, reference))), ...derefFields(document, beside) };
}

function derefItems(document: JsonObject, items: readonly Json[]): Json {
  let copy: Json[] | undefined;
  for (const [at, item] of items.entries()) {
    const followed = deref(document, item);
    if (followed !== item) (copy ??= [...items])[at] = followed;
  }
  return copy ?? items;
}

function derefFields(document: JsonObject, value: JsonObject): JsonObject {
  let copy: Record<string, Json> | undefined;
  for (const key of Object.keys(value)) {
    const followed = deref(document, value[key]);
    if (followed !== value[key]) (copy ??= { ...value })[key] = followed;
  }
  return copy ?? value;
}

function target(document: JsonObject, reference: string): Json {
  let found: Json | undefined = document;
  for (const part of reference.split('/').slice(1)) {
    found = isObject(found) ? found[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  if (found === undefined) throw new Error(`${reference} leads nowhere`);
  return found;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object, or an empty one for anything else. */
export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** Whether two values are equal, regardless of the order of fields. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item: Json, at) => same(item, (other as Json[])[at]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => name in other && same(one[name], other[name]))
  );
}

/** A value shortened for a message. */
export function clipped(value: Json | undefined): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
