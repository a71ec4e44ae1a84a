import { isObject, listOf, type Json, type JsonObject } from './document.ts';

/** Values that replies may have today, and that any release may extend. Generators see a plain string. */
export const OPEN_LIST = 'x-extensible-enum';

/** For the server, which returns only values on the list. */
export const closedLists = (document: JsonObject): JsonObject =>
  rewritten(document, (schema, values) => ({ ...schema, enum: values }));

/** For clients in typed languages, which know today's values and accept any other. */
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
