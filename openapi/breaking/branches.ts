import { isObject, listOf, objectOf, same, texts, type Json, type JsonObject } from '../document.ts';

/**
 * The variants that a schema allows, each without `allOf`, `oneOf` and `anyOf`. A keyword on which two parts of an
 * `allOf` differ is kept under a separate name, so that no change to it is overlooked.
 */
export function branchesOf(schema: Json | undefined): readonly JsonObject[] {
  if (!isObject(schema)) return [schema === false ? { not: {} } : {}];
  const { oneOf, anyOf, ...rest } = merged(schema);
  const variants = [oneOf, anyOf].filter((list) => list !== undefined).map((list) => listOf(list).flatMap(branchesOf));
  return variants.reduce<readonly JsonObject[]>(
    (all, list) => all.flatMap((one) => list.map((other) => join(one, other))),
    [rest],
  );
}

function merged(schema: JsonObject): JsonObject {
  const { allOf, ...rest } = schema;
  return listOf(allOf).reduce<JsonObject>((all, part) => join(all, merged(objectOf(part))), rest);
}

function join(one: JsonObject, other: JsonObject): JsonObject {
  const result: Record<string, Json> = { ...one };
  for (const [keyword, value] of Object.entries(other)) {
    const known = result[keyword];
    if (known === undefined || same(known, value)) result[keyword] = value;
    else if (keyword === 'required') result[keyword] = [...new Set([...listOf(known), ...listOf(value)])];
    else if (keyword === 'properties') result[keyword] = joinFields(objectOf(known), objectOf(value));
    else if (!texts.has(keyword)) result[freeName(result, keyword)] = value;
  }
  return result;
}

function joinFields(one: JsonObject, other: JsonObject): JsonObject {
  const shared = Object.keys(other).filter((name) => name in one);
  const both = shared.map((name) => [name, { allOf: [one[name], other[name]] }] as const);
  return { ...one, ...other, ...Object.fromEntries(both) };
}

function freeName(schema: JsonObject, keyword: string): string {
  let number = 2;
  while (`${keyword} ${number}` in schema) number++;
  return `${keyword} ${number}`;
}
