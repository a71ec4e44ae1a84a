import {
  deref, isObject, listOf, objectOf, operationsOf, textOf, type FoundOperation, type Json, type JsonObject,
} from '../document.ts';

/** An example request of the contract, ready to be sent. */
interface Shown {
  readonly tag: string;
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | undefined;
}

/** The examples of all operations that need a key or nothing. */
function shownIn(document: JsonObject): Shown[] {
  return operationsOf(document)
    .filter(({ operation }) => isForPrograms(listOf(operation.security ?? document.security)))
    .filter(({ operation }) => !listOf(operation.tags).includes('session'))
    .map((found) => shownOf(document, found));
}

/** Whether programs may use it: operations that need a browser's session are left out. */
const isForPrograms = (requirements: readonly Json[]): boolean =>
  requirements.length === 0 || requirements.some((one) => isObject(one) && !Object.hasOwn(one, 'session'));

function shownOf(document: JsonObject, { operation, item, method, path }: FoundOperation): Shown {
  const values = [...listOf(item.parameters), ...listOf(operation.parameters)].flatMap((one) => {
    const parameter = objectOf(deref(document, one));
    const example = exampleOf(parameter);
    return example === undefined ? [] : [{ place: textOf(parameter.in), name: textOf(parameter.name), example }];
  });
  const filled = values.filter(({ place }) => place === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, example), path);
  const [type, media] = Object.entries(objectOf(objectOf(deref(document, operation.requestBody ?? {})).content))
    .find(([each]) => each !== 'multipart/form-data') ?? [];
  const [example] = Object.values(objectOf(objectOf(media).examples)).map((one) => objectOf(one).value);
  const body = example === undefined || typeof example === 'string' ? example : JSON.stringify(example);
  return {
    tag: textOf(listOf(operation.tags)[0]),
    id: textOf(operation.operationId),
    summary: textOf(operation.summary),
    method: method.toUpperCase(),
    path: filled,
    query: values.filter(({ place }) => place === 'query').map(({ name, example: value }) => [name, value]),
    headers: type === undefined ? [] : [['Content-Type', type]],
    body,
  };
}

/** The parameter's own example, or the first of several. */
function exampleOf({ example, examples, required, schema }: JsonObject): string | undefined {
  const [first] = Object.values(objectOf(examples)).map((one) => objectOf(one).value);
  const ofSchema = objectOf(schema).example ?? listOf(objectOf(schema).examples)[0];
  const value = example ?? first ?? (required === true ? ofSchema : undefined);
  if (value === undefined) return undefined;
  return (Array.isArray(value) ? value : [value]).map((one: Json) => textOf(one) || JSON.stringify(one)).join(',');
}

/** The collection in Postman's format 2.1, which Bruno and Insomnia import, too. */
export function collectionOf(document: JsonObject): JsonObject {
  const shown = shownIn(document);
  const folders = [...new Set(shown.map(({ tag }) => tag))].map((tag) => ({
    name: tag,
    item: shown.filter((one) => one.tag === tag).map(itemOf),
  }));
  const { version } = objectOf(document.info);
  return {
    info: {
      name: `Geokod ${textOf(version)}`,
      description: 'Every call that a key opens. With /sandbox behind base_url: recorded answers, no key.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
    variable: [{ key: 'base_url', value: 'http://localhost:8080/sandbox' }, { key: 'key', value: '' }],
    item: folders,
  };
}

function itemOf({ id, summary, method, path, query, headers, body }: Shown): JsonObject {
  const asked = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return {
    name: id,
    request: {
      method,
      description: summary,
      header: headers.map(([key, value]) => ({ key, value })),
      url: {
        raw: `{{base_url}}${path}${asked && '?'}${asked}`,
        host: ['{{base_url}}'],
        path: path.split('/').slice(1),
        query: query.map(([key, value]) => ({ key, value })),
      },
      ...(body !== undefined && { body: { mode: 'raw', raw: body } }),
    },
  };
}

/** The same requests as shell commands. */
export function cheatSheetOf(document: JsonObject): string {
  const shown = shownIn(document);
  const tags = [...new Set(shown.map(({ tag }) => tag))];
  const blocks = tags.map((tag) => {
    const lines = shown.filter((one) => one.tag === tag).map((one) => `# ${one.id}: ${one.summary}\n${curlOf(one)}`);
    return `## ${tag}\n\n\`\`\`sh\n${lines.join('\n\n')}\n\`\`\``;
  });
  return `${INTRODUCTION}\n\n${blocks.join('\n\n')}\n`;
}

const INTRODUCTION = `# The API by curl

Made from the examples of the contract by "make generate". Recorded answers need no key; for those of a service leave
\`/sandbox\` out and take a key of yours.

\`\`\`sh
BASE=http://localhost:8080/sandbox
KEY=gk_live_…
\`\`\``;

function curlOf({ method, path, query, headers, body }: Shown): string {
  const isPlain = method === 'GET' || (method === 'POST' && body !== undefined);
  // With -G the data becomes the query; next to a body the query stands in the URL.
  const inAddress = body !== undefined && query.length > 0;
  const asked = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const parts = [
    'curl -s', ...(isPlain ? [] : [`-X ${method}`]), ...(query.length > 0 && !inAddress ? ['-G'] : []),
    '-H "Authorization: Bearer $KEY"', `"$BASE${path}${inAddress ? `?${asked}` : ''}"`,
    ...(inAddress ? [] : query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`)),
    ...headers.map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ];
  return parts.join(' \\\n  ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
