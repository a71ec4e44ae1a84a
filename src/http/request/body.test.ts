import assert from 'node:assert/strict';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { AppError } from '../../errors.ts';
import { readJsonBody } from './body.ts';
import type { ContractOperation } from '../contract.ts';

const operation = { bodyTypes: ['application/json'], maxBodyBytes: 100 } as unknown as ContractOperation;

/** Sends a body in these parts and reads it; `undefined` at the end means that the rest never arrives. */
async function read(context: TestContext, parts: readonly (string | Buffer | undefined)[], deadlineMs = 2000) {
  const read = Promise.withResolvers<unknown>();
  const server = createServer((incoming, response) => {
    readJsonBody(incoming, operation, { deadlineMs }).then(read.resolve, read.reject);
    read.promise.then(() => response.end()).catch(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, method: 'POST', headers: { 'content-type': 'application/json' } });
  outgoing.on('error', () => {});
  for (const part of parts) if (part !== undefined) outgoing.write(part);
  if (parts.at(-1) !== undefined) outgoing.end();
  return read.promise;
}

const refused =
  (code: string, details: object = {}) =>
    (error: unknown) => {
      assert(error instanceof AppError);
      assert.equal(error.code, code);
      assert.deepEqual({ ...error.details, ...details }, error.details);
      return true;
    };

test('a body is read whole, even if its chunks split characters', async (context) => {
  const bytes = Buffer.from('{"имя":"Ёж 🦔"}');
  assert.deepEqual(
    await read(
      context,
      [...bytes].map((byte) => Buffer.from([byte])),
    ),
    { имя: 'Ёж 🦔' },
  );
});

test('a body that stops arriving is refused after the deadline', async (context) => {
  await assert.rejects(read(context, ['{"a":', undefined], 30), refused('invalid_json', { late: true }));
});

test('a body that exceeds the limit is cut off there, whatever length it declares', async (context) => {
  await assert.rejects(
    read(context, ['{"a":"', 'x'.repeat(200), undefined]),
    refused('payload_too_large', { maxBytes: 100 }),
  );
});

for (const [name, text] of [
  ['a NUL', '{"a":"x\\u0000"}'],
  ['a NUL in a name', '{"\\u0000":1}'],
  ['a lone surrogate', '{"a":"\\ud83e"}'],
  ['a lone surrogate, deep inside', '{"a":[{"b":"\\udd94"}]}'],
  ['lists forty deep', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`],
] as const) {
  test(`${name} is refused, and the error says where`, async (context) => {
    await assert.rejects(read(context, [text]), (error: unknown) => {
      assert(error instanceof AppError && error.code === 'invalid_parameter');
      assert.match((error.details.errors as [{ pointer: string }])[0].pointer, /^(\/a.*)?$/);
      return true;
    });
  });
}
