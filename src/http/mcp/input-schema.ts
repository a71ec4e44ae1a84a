type Loose = { readonly [name: string]: unknown };

/** The input of an operation as one object schema: the named parameters, or the named fields of its body. */
export function inputSchemaOf(document: Loose, operationId: string, names: readonly string[]) {
  const operation = Object.values(document.paths as Record<string, Loose>)
    .flatMap((item) => Object.values(item) as Loose[])
    .find((each) => each.operationId === operationId)!;
  const body = resolved(document, operation.requestBody) as { content?: Loose } | undefined;
  const json = body?.content?.['application/json'] as { schema: unknown } | undefined;
  const fields = json ? fieldsOf(document, json.schema) : parametersOf(document, operation.parameters as unknown[]);
  return {
    type: 'object' as const,
    properties: Object.fromEntries(names.map((name) => [name, fields.properties[name] as object])),
    required: fields.required.filter((name) => names.includes(name)),
    additionalProperties: false,
  };
}

interface Fields {
  readonly properties: Loose;
  readonly required: readonly string[];
}

function fieldsOf(document: Loose, schema: unknown): Fields {
  const { properties = {}, required = [] } = plain(document, schema) as Partial<Fields>;
  return { properties, required };
}

function parametersOf(document: Loose, parameters: readonly unknown[]): Fields {
  const read = parameters.map((parameter) => plain(document, parameter) as Parameter);
  return {
    properties: Object.fromEntries(read.map(({ name, schema, description }) => [name, { description, ...schema }])),
    required: read.filter(({ required }) => required).map(({ name }) => name),
  };
}

interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Loose;
}

const forPeople: ReadonlySet<string> = new Set(['example', 'examples', 'x-extensible-enum']);

/** Without references, which models cannot follow, and without examples. */
function plain(document: Loose, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => plain(document, item));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: reference, ...beside } = value as Loose;
  const kept = Object.entries(beside).filter(([name]) => !forPeople.has(name));
  const rest = Object.fromEntries(kept.map(([name, item]) => [name, plain(document, item)]));
  return reference === undefined ? rest : { ...(plain(document, resolved(document, value)) as object), ...rest };
}

function resolved(document: Loose, value: unknown): unknown {
  const { $ref: reference } = (value ?? {}) as { $ref?: string };
  if (reference === undefined) return value;
  const parts = reference.slice(2).split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolved(document, parts.reduce<unknown>((found, part) => (found as Loose)[part], document));
}
