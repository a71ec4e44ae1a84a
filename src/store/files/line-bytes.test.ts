import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LineBytes } from './line-bytes.ts';

test('lines in any language are kept as their bytes, in order, however many there are', () => {
  const lines = new LineBytes();
  const added = Array.from({ length: 2000 }, (_, at) => `${at} улица Ёлочная 𐍈\n`);
  for (const line of added) lines.add(line);
  assert.equal(lines.lines, 2000);
  assert.equal(lines.bytes, Buffer.byteLength(added.join('')));
  assert.equal(lines.take().toString(), added.join(''));
  assert.deepEqual([lines.lines, lines.bytes, lines.take().length], [0, 0, 0]);
});

test('taken bytes do not change when more are added', () => {
  const lines = new LineBytes();
  lines.add('before\n');
  const taken = lines.take();
  lines.add('behind\n');
  assert.equal(taken.toString(), 'before\n');
});

test('the first lines can be dropped, and all of them', () => {
  const lines = new LineBytes();
  for (const line of ['я\n', 'b\n', 'c\n']) lines.add(line);
  lines.dropFirst(2);
  assert.deepEqual([lines.lines, lines.peek().toString()], [1, 'c\n']);
  lines.addBytes(Buffer.from('d\n'), 1);
  lines.dropFirst(2);
  assert.deepEqual([lines.lines, lines.bytes], [0, 0]);
});
