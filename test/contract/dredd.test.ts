import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Code } from '../../src/contract.gen.ts';
import { contract } from '../harness/conformance.ts';
import { OWNER, startPlatform, type Platform } from '../harness/platform.ts';
import { provoke } from './provoke.ts';

interface Transaction {
  readonly name: string;
  readonly method: string;
  readonly uri: string;
  readonly expected: {
    readonly statusCode: string;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
}

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true, stores: { legacyKeysUntil: 0 } });
  // Dredd expects an object where the example has one.
  const owner = (await platform.stores.accounts.findByEmail(OWNER))!;
  const bank = { bankName: 'ПАО', bic: '044525225', account: '40702810838000000017', correspondentAccount: null };
  const payer = { name: 'ООО «Ромашка»', inn: '7701234560', kpp: '770101001', address: null, ogrn: null, bank };
  await platform.stores.accounts.update(owner.id, { payer }, Date.now());
});
after(() => platform.close());

test('Dredd finds every documented example at the live service', async () => {
  const prepared: string[] = [];
  const preparing = createServer((request, response) => {
    void (async () => {
      const transaction = JSON.parse(await textOf(request)) as Transaction;
      prepared.push(transaction.name);
      response.end(JSON.stringify(await prepare(transaction)));
    })().catch((error: unknown) =>
      response.writeHead(500).end(JSON.stringify({ path: '/', headers: {}, error: String(error) })),
    );
  });
  await new Promise<void>((resolve) => preparing.listen(0, '127.0.0.1', resolve));
  const { port } = preparing.address() as AddressInfo;
  const output = await runDredd(`http://127.0.0.1:${port}/`);
  preparing.close();

  const [, passing, failing] =
    /complete: (\d+) passing, (\d+) failing, 0 errors, 0 skipped, \d+ total/.exec(output) ?? [];
  assert.equal(failing, '0', output);
  assert.equal(Number(passing), prepared.length, output);
  // One per request type, status and type of the answer: of several examples Dredd uses the first.
  const wanted = contract.operations.flatMap(({ bodyTypes, responses }) =>
    (bodyTypes.length > 0 ? bodyTypes : ['']).flatMap(() =>
      Object.values(responses).flatMap(({ content }) => Object.keys(content ?? { none: '' })),
    ),
  );
  assert.equal(prepared.length, wanted.length, output);
});

/** Request headers that bring about certain answers. */
const conditions: Readonly<Record<string, Record<string, string>>> = {
  206: { range: 'bytes=0-9' }, 304: { 'if-none-match': '*' },
};

async function prepare({ method, uri, expected }: Transaction) {
  const path = uri.split('?', 1)[0];
  const operation = contract.operations.find(
    (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )!;
  const { code } = (Number(expected.statusCode) >= 400 ? JSON.parse(expected.body!) : {}) as { code?: Code };
  const { headers = {}, content = {} } = operation.responses[expected.statusCode];
  const optional = Object.keys(headers).filter((name) => !(headers[name] as { required?: boolean }).required);
  const provoked = await provoke(operation, code, platform);
  const condition = conditions[expected.statusCode] ?? {};
  const choice = Object.keys(content).length > 1 ? { accept: expected.headers!['Content-Type'] } : {};
  return { ...provoked, headers: { ...provoked.headers, ...condition, ...choice }, optional };
}

function runDredd(prepareUrl: string): Promise<string> {
  const args = [
    '--no-deprecation',
    'node_modules/dredd/bin/dredd',
    'openapi/dist/openapi.json',
    platform.service.address,
    '--hookfiles=test/contract/dredd-hooks.cjs',
    '--no-color',
    '--loglevel=error',
    '--config=none.yml',
  ];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { env: { ...process.env, PREPARE_URL: prepareUrl }, maxBuffer: 2 ** 26 },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
