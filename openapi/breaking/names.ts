import { isObject, objectOf, type Json, type JsonObject } from '../document.ts';
import type { Problem } from './schemas.ts';

/** Schemas reachable from an operation must keep their names, which are names of types in typed languages. */
export function compareNames(before: JsonObject, now: JsonObject): Problem[] {
  const names = objectOf(objectOf(now.components).schemas);
  return [...schemasIn(before)]
    .filter((name) => !Object.hasOwn(names, name))
    .map((name) => ({ at: `schema ${name}`, what: 'its name is gone, which is that of a type in every client' }));
}

const PREFIX = '#/components/';

function schemasIn(document: JsonObject): Set<string> {
  const seen = new Set<string>();
  const visit = (value: Json): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isObject(value)) return;
    const { $ref: reference } = value;
    if (typeof reference === 'string' && reference.startsWith(PREFIX) && !seen.has(reference)) {
      seen.add(reference);
      visit(targetOf(document, reference));
    }
    Object.values(value).forEach(visit);
  };
  visit(document.paths);
  return new Set([...seen].filter((one) => one.startsWith(`${PREFIX}schemas/`)).map((one) => one.split('/').at(-1)!));
}

function targetOf(document: JsonObject, reference: string): Json {
  const [group, name] = reference.slice(PREFIX.length).split('/');
  return objectOf(objectOf(document.components)[group])[name];
}
