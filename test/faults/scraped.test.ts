import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call } from '../harness/call.ts';
import { newFolder } from '../harness/folder.ts';
import { startProcesses } from '../harness/processes.ts';

test('a process tells of its map, its stores and itself in the format of OpenMetrics', async (t) => {
  const [node] = await startProcesses(t, await newFolder(t), ['one'], {});
  const { headers, text } = await call(node.internal, '/metrics');
  assert.match(headers.get('content-type')!, /^application\/openmetrics-text; version=1\.0\.0/);
  assert.equal(text.match(/^geokod_atlas_info\{version="[^"]+"\} 1$/gm)?.length, 1);
  assert.match(text, /^geokod_atlas_built_age_seconds \d/m);
  assert.match(text, /^geokod_store_seconds_count\{store="database",call="read",outcome="answered"\} [1-9]/m);
  assert.match(text, /^process_resident_memory_bytes \d/m);
  assert.match(text, /\n# EOF\n$/);
});
