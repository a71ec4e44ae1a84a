import { isObject, texts, type Json, type JsonObject } from '../../openapi/document.ts';

/** A node of a document, by the keys that lead to it. */
export interface Place {
  readonly path: readonly string[];
}

/** Everything that could be removed from the paths and the schemes, including leaves. */
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

/** A field may have the same name as a keyword. */
const isField = (path: readonly string[]): boolean => path.at(-2) === 'properties' || path.at(-2) === 'schemas';
const isText = (path: readonly string[]): boolean => !isField(path) && texts.has(path.at(-1)!);

const freedoms = new Set(
  ('enum minimum maximum minLength maxLength minItems maxItems minProperties pattern format ' +
    'uniqueItems additionalProperties').split(' '),
);

/** Removals that harm nobody: texts, limits on requests, and permissions for a reply to have less. */
export function harmlessToRemove(document: JsonObject, { path }: Place): boolean {
  const key = path.at(-1)!;
  if (isField(path)) return false;
  if (isText(path) || key === 'x-enum-varnames' || path.at(-2) === 'x-enum-varnames') return true;
  if (['x-pure', 'x-safe', 'x-sunset', 'deprecated'].includes(key)) return true;
  if (key === 'type' && path.at(-3) === 'allOf' && isRepeatedInAllOf(document, path)) return true;
  const owner = path.slice(0, -1).reduce<Json>((found, part) => (found as JsonObject)[part], document);
  const value = (owner as JsonObject)[key];
  const inReply = path.includes('responses');
  if (inReply) {
    // A variant or type that no longer occurs, and growing lists.
    if (['oneOf', 'anyOf'].includes(path.at(-2)!) || (path.at(-2) === 'type' && Array.isArray(owner))) return true;
    return ['default', 'maxItems', 'maxLength', 'additionalProperties'].includes(key) || isNothing(value);
  }
  if (path.at(-2) === 'required' && Array.isArray(owner)) return true;
  if (key === 'x-repeatable') return value === false;
  return freedoms.has(key) || key === 'required' || isNothing(value);
}

/** Another part of the same `allOf` says the same. */
function isRepeatedInAllOf(document: JsonObject, path: readonly string[]): boolean {
  const parts = path.slice(0, -2).reduce<Json>((found, part) => (found as JsonObject)[part], document) as JsonObject[];
  return parts.filter(({ type }) => type === parts[Number(path.at(-2))].type).length > 1;
}

const isNothing = (value: Json): boolean => isObject(value) && Object.keys(value).length === 0;
