import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { newestOf } from '../../openapi/breaking.ts';
import { isRepeatable, operationsOf, type JsonObject } from '../../openapi/document.ts';
import { readReleases } from '../../openapi/releases.ts';
import { handlers } from '../../src/http/handlers.ts';
import { isContractCode, statusOf } from '../../src/http/reply/problem.ts';
import { problems } from '../../src/http/reply/problem-texts.ts';
import { newValidator } from '../../src/http/request/validation.ts';
import { closed, contract } from '../harness/conformance.ts';

interface RawOperation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly description?: string;
  readonly 'x-repeatable'?: boolean;
}

const document = contract.document as {
  info: { version: string };
  tags: readonly { name: string }[];
  paths: Record<string, Record<string, RawOperation>>;
};
const raw = (path: string, method: string): RawOperation => document.paths[path][method.toLowerCase()];

/** The statuses that any request may get, and those that follow from an operation's properties. */
function statusesOwed({ access, units, bodyTypes, pathParameters }: (typeof contract.operations)[number]): string[] {
  return [
    '400',
    '406',
    '414',
    '429',
    '500',
    '503',
    '504',
    ...(access.length > 0 ? ['401', '403'] : []),
    ...(units ? ['402'] : []),
    ...(bodyTypes.length > 0 ? ['413', '415'] : []),
    ...(pathParameters.length > 0 ? ['404'] : []),
  ];
}

/**
 * Content types of operations that answer with a file. `application/octet-stream` comes first for
 * openapi-python-client, which uses the first type it knows and would decode a text type as a string.
 */
const FILES: Readonly<Record<string, readonly string[]>> = {
  getBatchResult: ['application/octet-stream', 'text/csv'],
  getInvoiceDocument: ['application/octet-stream'],
};

describe('the rules of the contract', () => {
  test('every operation has a handler, and no handler is without an operation', () => {
    assert.deepEqual(Object.keys(handlers).sort(), contract.operations.map((o) => o.operationId).sort());
  });

  test('an operationId names one operation', () => {
    const ids = contract.operations.map((operation) => operation.operationId);
    assert.equal(new Set(ids).size, ids.length);
  });

  test('every code of a problem has a status, a title and a detail in both languages', () => {
    for (const [code, { status, title, detail }] of Object.entries(problems)) {
      assert.ok(status >= 400 && status < 600, code);
      for (const lang of ['ru', 'en'] as const) {
        assert.ok(title[lang].length > 2 && detail[lang]({}).length > 5, `${code} in ${lang}`);
      }
      assert.match(title.ru + detail.ru({}), /[а-яё]/i, `${code} in Russian`);
    }
  });

  test('the version of the contract is the version of the package', async () => {
    const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
    assert.equal(document.info.version, manifest.version);
  });

  test('this version is released, and its baseline has all of its operations', () => {
    const releases = readReleases('openapi/released', readFileSync('CHANGELOG.md', 'utf8'));
    const { version, day, document: released } = newestOf(releases);
    if (version !== document.info.version) return;
    assert.match(day ?? '', /^\d{4}-\d{2}-\d{2}$/, 'the change log says when');
    const idsIn = (one: JsonObject): unknown[] => operationsOf(one).map(({ operation }) => operation.operationId);
    const unprotected = idsIn(contract.document as JsonObject).filter((id) => !idsIn(released).includes(id));
    assert.deepEqual(unprotected, [], 'copy openapi/dist/openapi.json to openapi/released/');
  });

  test('clients must not repeat what creates a key, sends a mail or uses up a link', () => {
    const once = operationsOf(contract.document as JsonObject).filter((one) => !isRepeatable(one));
    assert.deepEqual(
      once.map(({ operation }) => operation.operationId).sort(),
      [
        'confirmDeletion', 'createKey', 'createWebhook', 'deleteAccount', 'issueKey', 'openSession',
        'rollWebhookSecret', 'startSession', 'submitBatch', 'testWebhook',
      ],
    );
  });

  for (const operation of contract.operations) {
    describe(operation.operationId, () => {
      test('has a summary, one known tag and a file of its own path', () => {
        const { summary = '', tags = [] } = raw(operation.path, operation.method);
        assert.ok(summary.length > 5 && summary.length < 60 && !summary.endsWith('.'), summary);
        assert.equal(tags.length, 1);
        assert.ok(
          document.tags.some((tag) => tag.name === tags[0]),
          tags[0],
        );
        const file = `${operation.path
          .replace(/^\/v2\//, '')
          .replaceAll(/[{}]/g, '')
          .replaceAll('/', '-')}.yaml`;
        assert.ok(readdirSync('openapi/paths').includes(file), file);
      });

      test('lists every status it can answer', () => {
        for (const status of statusesOwed(operation)) assert.ok(operation.responses[status], `${status} is not listed`);
        assert.ok(Object.keys(operation.responses).some((status) => status.startsWith('2')));
        assert.equal(operation.responses.default, undefined, '"default" tells clients nothing');
      });

      test('has a valid example in every reply, without undescribed fields', () => {
        const ajv = newValidator();
        for (const [status, response] of Object.entries(operation.responses)) {
          if (status === '204' || status === '304') continue;
          const content = Object.entries(response.content ?? {});
          const usual = FILES[operation.operationId] ?? ['application/json'];
          const types = content.map(([type]) => type);
          assert.deepEqual(types, Number(status) < 400 ? usual : ['application/problem+json'], status);
          const [{ examples }] = content.map(([, media]) => media);
          assert.ok(Object.keys(examples).length > 0, `${status} has no example`);
          for (const [type, media] of content) {
            assert.deepEqual(media.examples, examples, `${type} of ${status} has examples of its own`);
            const validate = ajv.compile(closed(media.schema) as object);
            for (const [name, { value }] of Object.entries(examples)) {
              assert.ok(validate(value), `${status} ${name}: ${ajv.errorsText(validate.errors)}`);
              if (Number(status) < 400) continue;
              const { code } = value as { code: string };
              assert.ok(isContractCode(code) && statusOf(code) === Number(status), `${code} is not a ${status}`);
            }
          }
        }
      });

      test('describes its parameters, with an example of each required one', () => {
        for (const { name, required, example, ...parameter } of operation.parameters) {
          const { description, schema } = parameter as { description?: string; schema: { description?: string } };
          assert.ok((description ?? schema.description ?? '').length > 5, `${name} is not described`);
          assert.ok(!required || example !== undefined, `${name} has no example`);
        }
      });

      test('marks whether it may be repeated only where its method says otherwise', () => {
        const { 'x-repeatable': marked } = raw(operation.path, operation.method);
        if (marked !== undefined) assert.equal(marked, !['GET', 'PUT', 'DELETE'].includes(operation.method));
      });

      if (operation.units) {
        test('is metered: its answer has the envelope', () => {
          const answer = JSON.stringify(operation.responses['200']);
          for (const field of ['took_ms', 'region', 'cached', 'billing', 'quota'])
            assert.ok(answer.includes(`"${field}"`), field);
        });
      }
    });
  }
});
