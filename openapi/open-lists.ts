import { isObject, listOf, type Json, type JsonObject } from './document.ts';

/** Values that a reply may have today, and to which any release may add. Generators see a plain string. */
export const OPEN_LIST = 'x-extensible-enum';

/** We answer nothing that is not on the list. */
export const closedLists = (document: JsonObject): JsonObject =>
  rewritten(document, (schema, values) => ({ ...schema, enum: values }));

/** A client of a typed language knows today's values, and takes any other. */
export const listsWithRest = (document: JsonObject): JsonObject =>
  rewritten(document, ({ type, ...texts }, values) => {
    const variants: readonly JsonObject[] = [{ type, enum: values }, { type }];
    return { ...texts, anyOf: variants };
  });

type Write = (schema: JsonObject, values: readonly Json[]) => JsonObject;

function rewritten(document: JsonObject, write: Write): JsonObject {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const { [OPEN_LIST]: values, ...rest } = value;
    const visited = Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, visit(child)]));
    return values === undefined ? visited : write(visited, listOf(values));
  };
  return visit(document) as JsonObject;
}
