import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { demoAtlas } from '../../../test/harness/demo-atlas.ts';
import { newFolder } from '../../../test/harness/folder.ts';
import { findOperation, readContract } from '../../http/contract.ts';
import { geocodeFile } from './geocode-file.ts';

/** The example table of `submitBatch`: the job of the other examples. */
const TABLE = `id,адрес
1,"Ветроград, Посадская 11"
2,"Ветроград, Посадская 999"
3,zzzz
4,
`;

const exampleOf = (operationId: 'getBatch' | 'getBatchResult'): unknown => {
  const [[, response]] = Object.entries(findOperation(readContract(), operationId).responses);
  const [{ examples }] = Object.values(response.content!);
  return Object.values(examples)[0].value;
};

test('the result shown by the contract and the sandbox is the answer of the demonstration country', async (context) => {
  const folder = await newFolder(context);
  const [input, output] = [join(folder, 'in.csv'), join(folder, 'out.csv')];
  writeFileSync(input, TABLE);
  const counts = await geocodeFile({
    input, output, atlas: { version: 'demo', tables: await demoAtlas() }, stated: {},
    options: { lang: 'ru', countries: [] }, threads: 1, log: { info: () => {}, error: () => {} }, onProgress: () => {},
  });
  assert.equal(exampleOf('getBatchResult'), readFileSync(output, 'utf8'));
  const { rows, succeeded, not_found: notFound, failed } = exampleOf('getBatch') as Record<string, unknown>;
  const { rows: made, ...others } = counts;
  assert.deepEqual([made, others.succeeded, others.notFound, others.failed], [rows, succeeded, notFound, failed]);
});
