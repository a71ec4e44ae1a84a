import type { OperationId } from '../../../../contract.gen.ts';
import type { Contract, ContractOperation } from '../../../contract.ts';

export type Json = Readonly<Record<string, unknown>>;

/** An operation as the reference shows it, including the parts of the contract that the server does not need. */
export interface Described {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly units: number;
  readonly unitsEach: string | undefined;
  readonly access: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly replies: readonly Reply[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Json;
  /** The clients' type name of its values, or of its list items; empty for plain values. */
  readonly typeName: string;
  readonly example: unknown;
}

export interface Body {
  readonly types: readonly string[];
  readonly schema: Json;
  /** The clients' name of the schema. */
  readonly name: string;
  readonly example: unknown;
  readonly exampleType: string;
}

export interface Reply {
  readonly status: string;
  readonly description: string;
  readonly type: string | undefined;
  readonly schema: Json | undefined;
  readonly example: unknown;
}

/** Reads all operations from the contract, in its order. */
export function describeOperations(contract: Contract): Described[] {
  const { document } = contract;
  const follow = (value: unknown): Json => resolve(document, value);
  return contract.operations.map((operation) => {
    const { operationId, method, path, units = 0, unitsEach, access } = operation;
    const item = (document.paths as Readonly<Record<string, Json>>)[path];
    const raw = item[method.toLowerCase()] as Json;
    const parameters = [...listOf(item.parameters), ...listOf(raw.parameters)].map(follow);
    const replies = Object.entries(raw.responses as Json)
      .map(([status, one]) => replyOf(document, status, follow(one)));
    return {
      id: operationId, method: method.toUpperCase(), path, units, unitsEach, access,
      tag: listOf(raw.tags)[0] as string,
      summary: textOf(raw.summary),
      description: textOf(raw.description),
      parameters: parameters.map((one) => parameterOf(document, one)),
      body: raw.requestBody === undefined ? undefined : bodyOf(document, follow(raw.requestBody), operation),
      replies,
    };
  });
}

/** Follows a reference within the document. */
export function resolve(document: Json, value: unknown): Json {
  let found = value as Json;
  while (typeof found.$ref === 'string') {
    found = found.$ref.slice(2).split('/').reduce((part, name) => part[name] as Json, document);
  }
  return found;
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function parameterOf(document: Json, one: Json): Parameter {
  const own = one.schema as Json;
  const [part] = listOf(own.allOf) as readonly Json[];
  const raw = part ?? own;
  const schema = { ...resolve(document, raw), ...own };
  const items = (schema.items ?? {}) as Json;
  const named = [raw, items].find(({ $ref }) => $ref !== undefined);
  const isEnum = named !== undefined && resolve(document, named).enum !== undefined;
  const [ofSchema] = listOf(schema.examples);
  return {
    name: textOf(one.name),
    in: textOf(one.in),
    required: one.required === true,
    description: textOf(one.description) || textOf(schema.description),
    schema,
    typeName: isEnum ? textOf(named.$ref).split('/').at(-1)! : '',
    example: one.example ?? firstExample(document, one.examples) ?? schema.example ?? ofSchema,
  };
}

function bodyOf(document: Json, body: Json, { bodyTypes }: ContractOperation): Body {
  const content = Object.entries(body.content as Readonly<Record<string, Json>>);
  const schema = content[0][1].schema as Json;
  const shown = content.map(([type, media]) => [type, firstExample(document, media.examples) ?? media.example] as const)
    .filter(([type, example]) => example !== undefined && type !== 'multipart/form-data');
  const [[exampleType, example] = ['application/json', {}]] = shown;
  return {
    types: bodyTypes,
    schema: resolve(document, schema),
    name: textOf(schema.$ref).split('/').at(-1) ?? '',
    example,
    exampleType,
  };
}

function replyOf(document: Json, status: string, reply: Json): Reply {
  const [type, media] = Object.entries((reply.content ?? {}) as Readonly<Record<string, Json>>)[0] ?? [];
  return {
    status,
    description: textOf(reply.description),
    type,
    schema: media?.schema === undefined ? undefined : resolve(document, media.schema),
    example: media && (firstExample(document, media.examples) ?? media.example),
  };
}

function firstExample(document: Json, examples: unknown): unknown {
  const [first] = Object.values((examples ?? {}) as Json);
  return first === undefined ? undefined : resolve(document, first).value;
}
