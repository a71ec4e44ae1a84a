import { indented, isPoint, type ApiCall, type Json, type OperationId, type Target, type Writer } from './call.ts';

export const toTypeScript: Writer = (call, target) =>
  (call.file === undefined ? asked(call, target) : sent(call, target));

const asked = ({ operation, query, body }: ApiCall, target: Target): string => [
  "import { createGeokod } from '@geokod/client';",
  '',
  `const geokod = ${made(target)};`,
  '',
  `const answer = await geokod.${operation}(${literal(body ? { body } : { query: query ?? {} })});`,
  shown[operation],
  '',
].join('\n');

const sent = ({ query = {}, file = '' }: ApiCall, target: Target): string => [
  "import { openAsBlob } from 'node:fs';",
  "import { createGeokod } from '@geokod/client';",
  '',
  `const geokod = ${made(target)};`,
  '',
  `const table = await openAsBlob(${single(file)});`,
  `const { job } = await geokod.batch.submit(table, ${literal({ query })});`,
  'const { status } = await geokod.batch.wait(job);',
  "if (status === 'completed') for await (const chunk of geokod.batch.download(job)) process.stdout.write(chunk);",
  '',
].join('\n');

const made = ({ baseUrl, sandbox, key }: Target): string =>
  `createGeokod(${literal({ baseUrl, ...(sandbox ? { sandbox } : { key }) })})`;

const shown: Readonly<Record<OperationId, string>> = {
  geocode:
    'for (const { address, lat, lon, confidence } of answer.results) console.log(address, lat, lon, confidence);',
  suggest: 'for (const { text } of answer.suggestions) console.log(text);',
  reverse: 'for (const { address, distance_m } of answer.results) console.log(address, distance_m);',
  route: 'for (const { distance_m, duration_s } of answer.routes) console.log(distance_m, duration_s);',
  matrix: 'console.log(answer.durations_s);',
  submitBatch: '',
};

const WIDE = 100;

function literal(value: Json): string {
  if (typeof value === 'string') return single(value);
  if (typeof value !== 'object') return String(value);
  const items = Array.isArray(value) ? (value as readonly Json[]).map(literal)
    : Object.entries(value).map(([name, item]) => `${/^\w+$/.test(name) ? name : single(name)}: ${literal(item)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  const line = Array.isArray(value) ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
  if (isPoint(value) || (line.length <= WIDE && !line.includes('\n'))) return line;
  return `${open}\n  ${items.map((item) => indented(item, '  ')).join(',\n  ')},\n${close}`;
}

/** Quotes a text as a JavaScript string in single quotes. */
const single = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
