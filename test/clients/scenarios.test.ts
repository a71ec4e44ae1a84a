import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGeokod } from '../../clients/typescript/src/index.ts';
import { deref, operationsOf, textOf, type JsonObject } from '../../openapi/document.ts';
import { readContract } from '../../src/http/contract.ts';
import { misbehave } from './misbehaving-server.ts';
import { scenarios } from './scenario-file.ts';
import { tryScenarios } from './scenario-stage.ts';
import { runTypescript } from './typescript-runner.ts';

tryScenarios('TypeScript', runTypescript);

test('every option that the contract has for a job is sent by a scenario', () => {
  const document = readContract().document as JsonObject;
  const { operation } = operationsOf(document).find((one) => one.operation.operationId === 'submitBatch')!;
  const parameters = deref(document, operation.parameters) as readonly JsonObject[];
  const options = parameters.filter((one) => one.in === 'query');
  const { query = {} } = scenarios.faults.find(({ name }) => name.startsWith('the options of a job'))!;
  assert.deepEqual(Object.keys(query).sort(), options.map(({ name }) => textOf(name)).sort());
});

test('getBatchResult, which only TypeScript has, takes a result of more than 64 MiB', async (context) => {
  const body = Buffer.alloc(65 * 2 ** 20, 'a,b\n');
  for (const type of ['text/csv; charset=utf-8', 'application/octet-stream']) {
    const server = await misbehave([{ status: 200, type, body }]);
    context.after(() => server.close());
    const geokod = createGeokod({ baseUrl: server.address, key: '', timeoutMs: 60_000 });
    const result = await geokod.getBatchResult({ path: { job: 'job_1' } });
    assert.equal(result.size, body.length);
  }
});
