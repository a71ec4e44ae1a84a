/**
 * Generates the server's types and the client's generated part from the bundle.
 *
 *   node openapi/generate.ts [OUTPUT FOLDER]
 *
 * With a folder, everything is written there in the same layout, for comparison with the committed files.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { cheatSheetOf, collectionOf } from './clients/collection.ts';
import { operationTable } from './clients/contract.ts';
import { isRepeatable, operationsOf, textOf, type JsonObject } from './document.ts';
import { closedLists, listsWithRest } from './open-lists.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: JsonSchema;
}
interface JsonSchema {
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly $ref?: string;
}
interface Response {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, object>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-units'?: number;
  readonly 'x-upload'?: boolean;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
}

const bundle = 'openapi/dist/openapi.json';
const header = '// Generated from openapi/dist/openapi.json by "make generate". Change the contract, not this file.\n';

const target = process.argv[2] ?? '.';
const document = JSON.parse(readFileSync(bundle, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  security: readonly Readonly<Record<string, unknown>>[];
};

const scratch = mkdtempSync(join(tmpdir(), 'geokod-generate-'));
try {
  await generate('types', closedLists, ['@hey-api/typescript']);
  const types = readFileSync(join(scratch, 'types/types.gen.ts'), 'utf8');
  mkdirSync(join(target, 'src'), { recursive: true });
  writeFileSync(join(target, 'src/contract.gen.ts'), `${types}\n${serverTable()}`);

  await generate('client', listsWithRest, ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript']);
  const clientFolder = join(target, 'clients/typescript/src/gen');
  rmSync(clientFolder, { recursive: true, force: true });
  cpSync(join(scratch, 'client'), clientFolder, { recursive: true });
  const clientTypes = join(clientFolder, 'types.gen.ts');
  writeFileSync(clientTypes, withHints(readFileSync(clientTypes, 'utf8')));
  writeFileSync(join(clientFolder, 'operations.gen.ts'), `${header}\n${clientOperations()}`);

  const collection = join(target, 'clients/collection');
  mkdirSync(collection, { recursive: true });
  const shown = collectionOf(document as unknown as JsonObject);
  writeFileSync(join(collection, 'geokod.postman_collection.json'), `${JSON.stringify(shown, null, 1)}\n`);
  writeFileSync(join(collection, 'curl.md'), cheatSheetOf(document as unknown as JsonObject));
} finally {
  rmSync(scratch, { recursive: true });
}

/** TypeScript folds `'a' | string` into `string`; in this form editors still suggest the known values. */
function withHints(types: string): string {
  return types.replaceAll(/(?<=') \| string\b/g, ' | (string & {})');
}

type Rewrite = (document: JsonObject) => JsonObject;

async function generate(name: string, rewrite: Rewrite, plugins: readonly string[]): Promise<void> {
  await createClient({
    input: rewrite(document as unknown as JsonObject) as never,
    logs: { level: 'silent' },
    output: {
      path: join(scratch, name),
      clean: true,
      header: [header.trimEnd()],
      module: { extension: '.ts' },
    },
    plugins: plugins.map((plugin) =>
      plugin === '@hey-api/typescript' ? { name: plugin, enums: false } : plugin,
    ) as never,
  });
}

function allOperations(): Operation[] {
  return Object.values(document.paths)
    .flatMap((methods) => Object.entries(methods))
    .filter(([method]) => method !== 'parameters')
    .map(([, operation]) => operation);
}

function typeName({ operationId }: Operation): string {
  return operationId[0].toUpperCase() + operationId.slice(1);
}

/** operationId -> the input and answer types of the client's function, and whether it may be resent. */
function clientOperations(): string {
  const names = allOperations().map(typeName).sort();
  const imports = names.flatMap((name) => [`${name}Data`, `${name}Response`]).join(', ');
  const lines = allOperations().map(
    (operation) =>
      `  ${operation.operationId}: { data: ${typeName(operation)}Data; answer: ${typeName(operation)}Response };`,
  );
  const answers = allOperations().map((operation) => `  ${operation.operationId}: ${answerFormOf(operation)},`);
  const again = operationsOf(document as unknown as JsonObject).map(
    (one) => `  ${textOf(one.operation.operationId)}: ${isRepeatable(one)},`,
  );
  const keyed = operationTable(document as unknown as JsonObject)
    .flatMap(({ id, idempotent }) => (idempotent ? [`'${id}'`] : []));
  return (
    `import type { ${imports} } from './types.gen.ts';\n\nexport interface Operations {\n${lines.join('\n')}\n}\n\n` +
    '/** Whether a request may be sent again when its answer was lost. */\n' +
    `export const repeatable: { readonly [Id in keyof Operations]: boolean } = {\n${again.join('\n')}\n};\n\n` +
    '/** Which have an `Idempotency-Key`: with it they may be sent again too. */\n' +
    `export const idempotent: ReadonlySet<string> = new Set([\n  ${keyed.join(', ')},\n]);\n\n` +
    '/** JSON with its fields, a file with its types, or undefined: 204, and no body. */\n' +
    'export const answerForms: { readonly [Id in keyof Operations]: AnswerForm | undefined } = ' +
    `{\n${answers.join('\n')}\n};\n\n` +
    'export type AnswerForm = { readonly fields: AnswerFields } | { readonly fileTypes: readonly string[] };\n\n' +
    '/** The types that fields which are always there may be of, by field; an empty list: of any type. */\n' +
    'export type AnswerFields = Readonly<Record<string, readonly string[]>>;\n'
  );
}

/** The content of the 2xx reply as source: required fields of its JSON, or media types of its file. */
function answerFormOf({ responses }: Operation): string {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2'))!;
  const { content = {} } = resolve(success) as Response;
  const types = Object.keys(content);
  if (types.length === 0) return 'undefined';
  const schema = content['application/json']?.schema;
  const isFile = schema === undefined || types.length > 1;
  return isFile ? `{ fileTypes: [${types.map((type) => `'${type}'`).join(', ')}] }` : `{ fields: ${fieldsOf(schema)} }`;
}

function fieldsOf(schema: JsonSchema): string {
  const properties = propertiesOf(schema);
  const fields = [...requiredOf(schema)].sort().map((name) => [name, typesOf(properties[name] ?? {})] as const);
  const lines = fields.map(([name, types]) => `    ${name}: [${types.map((type) => `'${type}'`).join(', ')}],`);
  return `{\n${lines.join('\n')}\n  }`;
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  const { properties = {}, allOf = [] } = resolve(schema) as JsonSchema;
  return Object.assign({}, ...allOf.map(propertiesOf), properties) as Record<string, JsonSchema>;
}

/** JSON types of a schema; empty if the contract does not state them in a form handled here. */
function typesOf(schema: JsonSchema): string[] {
  const { type, oneOf, anyOf, allOf } = resolve(schema) as JsonSchema;
  if (type !== undefined) return [type].flat().map((name) => (name === 'integer' ? 'number' : name));
  const choices = (oneOf ?? anyOf ?? []).map(typesOf);
  if (choices.length > 0) return choices.some(({ length }) => length === 0) ? [] : [...new Set(choices.flat())].sort();
  return (allOf ?? []).map(typesOf).find(({ length }) => length > 0) ?? [];
}

function requiredOf(schema: JsonSchema): Set<string> {
  const { required = [], allOf = [] } = resolve(schema) as JsonSchema;
  return new Set([...required, ...allOf.flatMap((part) => [...requiredOf(part)])]);
}

/** operationId -> its generated types, and the inputs that are always present because they have a default. */
function serverTable(): string {
  const lines = allOperations().map((operation) => {
    const name = typeName(operation);
    const query = defaultsOf(
      (operation.parameters ?? [])
        .map((parameter) => resolve(parameter) as Parameter)
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => [parameter.name, parameter.schema]),
    );
    const body = resolve(operation.requestBody?.content['application/json']?.schema ?? {}) as JsonSchema;
    return (
      `  ${operation.operationId}: { data: ${name}Data; responses: ${name}Responses; errors: ${name}Errors; ` +
      `access: ${accessOf(operation)}; metered: ${operation['x-units'] !== undefined}; ` +
      `upload: ${operation['x-upload'] === true}; ` +
      `queryDefaults: ${query}; bodyDefaults: ${defaultsOf(Object.entries(body.properties ?? {}))} };`
    );
  });
  return `export interface Operations {\n${lines.join('\n')}\n}\n\nexport type OperationId = keyof Operations;\n`;
}

/** The alternative security schemes; `open` if none is needed. */
function accessOf(operation: Operation): string {
  const schemes = (operation.security ?? document.security).flatMap((requirement) => Object.keys(requirement));
  return schemes.map((scheme) => `'${scheme}'`).join(' | ') || `'open'`;
}

function defaultsOf(fields: readonly (readonly [string, JsonSchema | undefined])[]): string {
  const names = fields
    .filter(([, schema]) => schema && (resolve(schema) as JsonSchema).default !== undefined)
    .map(([name]) => `'${name}'`);
  return names.join(' | ') || 'never';
}

/** The target of a reference; any other value itself. */
function resolve(value: object): object {
  const reference = (value as { $ref?: string }).$ref;
  if (!reference) return value;
  let found: unknown = document;
  for (const part of reference.slice(2).split('/')) found = (found as Record<string, unknown>)[part];
  return resolve(found as object);
}
