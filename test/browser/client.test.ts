import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { checkTypes, newConsumer } from '../clients/packed.ts';
import { openBrowser, openPage, whyNoBrowser } from '../harness/browser.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

/** A program for a page, valid both as TypeScript and in the browser. */
const program = `
import { createGeokod, eachItem, ProblemError } from '@geokod/client';

const baseUrl = new URLSearchParams(location.search).get('api') ?? '';
const email = 'page@example.ru';
const { key, quota } = await createGeokod({ baseUrl }).issueKey({ query: { email } });
const geokod = createGeokod({ baseUrl, key, language: 'en', retries: 0 });

const answer = await geokod.reverse({ query: { lat: 54.442, lon: 148.3408 } });
const labels = [];
for await (const one of eachItem(geokod.listKeys)) labels.push(one.mode);

const refusals = [];
const refused = async (call) => {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    refusals.push([error.code, error.status, error.errors[0]?.parameter, error.requestId?.length]);
    return error.response.headers;
  }
  return new Headers();
};
await refused(() => geokod.reverse({ query: { lat: 95, lon: 0 } }));
await refused(() => geokod.createKey({ body: { label: 'from a page' } }));
await refused(() => geokod.updateAccount({ body: { payer: null } }));
await refused(() => createGeokod({ baseUrl, retries: 0 }).reverse({ query: { lat: 1, lon: 2 } }));

const many = await Promise.allSettled(Array.from({ length: 60 }, () => geokod.getAccount()));
const failures = many.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
const late = failures.find((error) => error.code === 'rate_limited');
const headers = ['retry-after', 'ratelimit', 'ratelimit-policy', 'x-request-id'].filter((name) =>
  late?.response.headers.has(name),
);
const patient = createGeokod({ baseUrl, key });
const account = await patient.getAccount();

const stop = new AbortController();
const stopped = geokod.getAccount({ signal: stop.signal }).catch((error) => error.message);
stop.abort(new Error('enough'));

const { items } = await patient.listKeys();
const gone = await patient.revokeKey({ path: { id: items[0]?.id ?? '' } });

document.title = JSON.stringify({
  form: /^gk_live_[0-9A-Za-z]{36}$/.test(key), free: quota.free, house: answer.results[0]?.components.house,
  used: answer.quota.used, labels, refusals, headers, email: account.email, stopped: await stopped,
  gone: gone === undefined,
});
`;

/** The same program with the type annotations that a compiler needs. */
const typed = program
  .replace('const labels = []', 'const labels: string[] = []')
  .replace('const refusals = []', 'const refusals: unknown[] = []')
  .replace('async (call) =>', 'async (call: () => Promise<unknown>) =>')
  .replace('[one.reason]', '[one.reason as ProblemError]');

const page = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body>
<script type="importmap">{"imports":{"@geokod/client":"/node_modules/@geokod/client/dist/index.js"}}</script>
<script type="module" src="/page.js"></script>`;

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** A third-party site that contains the project's folder. */
async function serveSite(project: string): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    try {
      const [type, text] =
        path === '/'
          ? ['text/html', page]
          : path === '/page.js'
            ? ['text/javascript', program]
            : [types[extname(path)] ?? 'text/plain', readFileSync(join(project, normalize(path)), 'utf8')];
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://localhost:${(server.address() as { port: number }).port}` };
}

describe('@geokod/client on a page of another site', { skip: whyNoBrowser() }, () => {
  let platform: Platform;
  let browser: Browser;
  let folder: string;
  let project: string;
  before(async () => {
    platform = await startPlatform();
    // A rate so low that the page meets the limit on any machine.
    await platform.issueKey('page@example.ru');
    await platform.stores.accounts.override('page@example.ru', { perSecond: 1, burst: 12 }, Date.now());
    folder = mkdtempSync(join(tmpdir(), 'geokod-page-'));
    project = newConsumer(folder);
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
    await platform.close();
    assert.deepEqual(platform.service.failures, []);
  });

  test('compiles as bundlers resolve it', () => checkTypes(project, typed, 'bundler'));

  test('gets a key, an answer, typed problems and the headers that belong to them', async () => {
    const { server, address } = await serveSite(project);
    try {
      const watched = await openPage(browser);
      await watched.page.goto(`${address}/?api=${encodeURIComponent(platform.service.address)}`);
      await watched.page.waitForFunction(`document.title.startsWith('{')`);
      assert.deepEqual(JSON.parse(await watched.page.title()), {
        form: true,
        free: 10_000,
        house: '9',
        used: 1,
        labels: ['live'],
        refusals: [
          ['invalid_parameter', 400, 'lat', 26],
          ['forbidden', 403, null, 26],
          ['forbidden', 403, null, 26],
          ['key_missing', 401, null, 26],
        ],
        headers: ['retry-after', 'ratelimit', 'ratelimit-policy', 'x-request-id'],
        email: 'page@example.ru',
        stopped: 'enough',
        gone: true,
      });
      assert.deepEqual(watched.complaints.filter((line) => !/status of 4\d\d|ERR_ABORTED|^failed: /.test(line)), []);
      await watched.page.context().close();
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});
