import { isObject, texts, type Json, type JsonObject } from '../../openapi/document.ts';

/** A node of a document: the keys that lead to it. */
export interface Place {
  readonly path: readonly string[];
}

/** Everything that could be taken out of the paths and the schemes, leaves and all. */
export function placesOf(document: JsonObject): Place[] {
  const places: Place[] = [];
  const visit = (value: Json, path: readonly string[]): void => {
    if (path.length > 1) places.push({ path });
    if (typeof value !== 'object' || value === null || isText(path)) return;
    for (const [key, child] of Object.entries(value)) visit(child, [...path, key]);
  };
  visit(document.paths, ['paths']);
  visit((document.components as JsonObject).securitySchemes, ['components', 'securitySchemes']);
  return places.filter(({ path }) => path.length > 2 || path[0] === 'paths');
}

/** A name of a field may be that of a keyword. */
const isField = (path: readonly string[]): boolean => path.at(-2) === 'properties' || path.at(-2) === 'schemas';
const isText = (path: readonly string[]): boolean => !isField(path) && texts.has(path.at(-1)!);

const freedoms = new Set(
  ('enum minimum maximum minLength maxLength minItems maxItems minProperties pattern format ' +
    'uniqueItems additionalProperties').split(' '),
);

/** What nobody misses: texts, limits of what clients send, and what says that a reply may be less than it was. */
export function harmlessToRemove(document: JsonObject, { path }: Place): boolean {
  const key = path.at(-1)!;
  if (isField(path)) return false;
  if (isText(path) || key === 'x-enum-varnames' || path.at(-2) === 'x-enum-varnames') return true;
  if (['x-pure', 'x-safe', 'x-sunset', 'deprecated'].includes(key)) return true;
  if (key === 'type' && path.at(-3) === 'allOf' && isSaidTwice(document, path)) return true;
  const owner = path.slice(0, -1).reduce<Json>((found, part) => (found as JsonObject)[part], document);
  const value = (owner as JsonObject)[key];
  const inReply = path.includes('responses');
  if (inReply) {
    // A variant or a type that does not come any more, and growing lists.
    if (['oneOf', 'anyOf'].includes(path.at(-2)!) || (path.at(-2) === 'type' && Array.isArray(owner))) return true;
    return ['default', 'maxItems', 'maxLength', 'additionalProperties'].includes(key) || isNothing(value);
  }
  if (path.at(-2) === 'required' && Array.isArray(owner)) return true;
  if (key === 'x-repeatable') return value === false;
  return freedoms.has(key) || key === 'required' || isNothing(value);
}

/** Another part of the same `allOf` says it too. */
function isSaidTwice(document: JsonObject, path: readonly string[]): boolean {
  const parts = path.slice(0, -2).reduce<Json>((found, part) => (found as JsonObject)[part], document) as JsonObject[];
  return parts.filter(({ type }) => type === parts[Number(path.at(-2))].type).length > 1;
}

const isNothing = (value: Json): boolean => isObject(value) && Object.keys(value).length === 0;
