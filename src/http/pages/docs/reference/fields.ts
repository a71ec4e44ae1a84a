import type { Lang } from '../../../reply/problem-texts.ts';
import { listOf, resolve, textOf, type Json } from './read.ts';
import { words } from './words.ts';

/** A field of a body, by its path: `results[].components.city`. */
export interface Field {
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

const DEEPEST = 4;

/** All fields of a schema; those of nested objects follow their parent. */
export function fieldsOf(document: Json, schema: Json, lang: Lang, path = '', depth = 0): Field[] {
  const { properties, required } = merged(document, schema);
  return Object.entries(properties).flatMap(([name, raw]) => {
    const field = resolve(document, raw);
    const own: Field = {
      path: path + name,
      type: typeOf(document, field, lang),
      required: required.has(name),
      description: textOf((raw as Json).description) || textOf(field.description),
    };
    const [inner, suffix] = innerOf(document, field);
    if (depth >= DEEPEST || inner === undefined) return [own];
    return [own, ...fieldsOf(document, inner, lang, `${own.path}${suffix}.`, depth + 1)];
  });
}

function innerOf(document: Json, field: Json): [inner: Json | undefined, suffix: string] {
  const plain = chosen(document, field);
  if (plain.type === 'array' && plain.items !== undefined) {
    return [resolve(document, plain.items), '[]'];
  }
  return [Object.keys(merged(document, plain).properties).length > 0 ? plain : undefined, ''];
}

/** The alternative that is an object or a list; the others are plain values or null. */
function chosen(document: Json, schema: Json): Json {
  const several = [...listOf(schema.oneOf), ...listOf(schema.anyOf)].map((one) => resolve(document, one));
  const fits = ({ type, properties, allOf }: Json): boolean => type === 'array' || Boolean(properties ?? allOf);
  return several.find(fits) ?? schema;
}

/** The properties of all parts of a schema together. */
function merged(document: Json, schema: Json): { properties: Json; required: ReadonlySet<string> } {
  let properties: Json = (schema.properties ?? {}) as Json;
  const required = new Set(listOf(schema.required) as string[]);
  for (const part of listOf(schema.allOf)) {
    const whole = merged(document, resolve(document, part));
    properties = { ...whole.properties, ...properties };
    for (const name of whole.required) required.add(name);
  }
  return { properties, required };
}

/** "integer, 1…20, default 5"; "car | walk | bike"; "list of number". */
export function typeOf(document: Json, schema: Json, lang: Lang): string {
  const { or, listOf: ofList } = words[lang].types;
  const values = listOf(schema.enum ?? schema['x-extensible-enum']);
  if (values.length > 0) return [values.map(String).join(' | '), defaultOf(schema, lang)].filter(Boolean).join(', ');
  const several = [...listOf(schema.oneOf), ...listOf(schema.anyOf)].map((one) => resolve(document, one));
  if (several.length > 0) return [...new Set(several.map((one) => typeOf(document, one, lang)))].join(` ${or} `);
  const [type = 'object', ...others] = [schema.type ?? (schema.allOf ? 'object' : 'any')].flat().map(String);
  const name = type === 'array' && schema.items !== undefined
    ? `${ofList} ${typeOf(document, resolve(document, schema.items), lang)}`
    : [type, ...others].join(` ${or} `);
  return [name, textOf(schema.format), boundsOf(schema, lang), defaultOf(schema, lang)].filter(Boolean).join(', ');
}

function boundsOf(schema: Json, lang: Lang): string {
  const { minimum, maximum, minItems, maxItems, maxLength } = schema;
  const { items, characters } = words[lang].types;
  if (minimum !== undefined || maximum !== undefined) return `${text(minimum)}…${text(maximum)}`;
  if (maxItems !== undefined) return `${text(minItems ?? 0)}…${text(maxItems)} ${items}`;
  return maxLength === undefined ? '' : characters.replace('{}', text(maxLength));
}

const defaultOf = ({ default: value }: Json, lang: Lang): string =>
  (value === undefined ? '' : `${words[lang].types.default} ${text(value)}`);
const text = (value: unknown): string =>
  (value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value));
