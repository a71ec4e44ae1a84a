import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NONE } from './columns.ts';
import { Interner, TextReader } from './text.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });

test('every string and every set of tags is read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(text), fc.array(fc.dictionary(text, text, { maxKeys: 5 })), (strings, sets) => {
      const interner = new Interner();
      const numbers = strings.map((each) => interner.string(each));
      const setNumbers = sets.map((set) => interner.tagSet(Object.entries(set)));
      const reader = new TextReader(interner.finish());
      assert.deepEqual(numbers.map((number) => reader.string(number)), strings);
      assert.deepEqual(setNumbers.map((number) => ({ ...reader.tags(number) })), sets.map((set) => ({ ...set })));
    }),
    { seed: 2 },
  );
});

test('equal strings have one number, and so have equal sets in any order of their tags', () => {
  const interner = new Interner();
  assert.equal(interner.string('дом'), interner.string('дом'));
  assert.equal(interner.tagSet([['name', 'А'], ['ref', '1']]), interner.tagSet([['ref', '1'], ['name', 'А']]));
  assert.notEqual(interner.tagSet([['name', 'А']]), interner.tagSet([['name', 'Б']]));
});

test('no text is no string', () => {
  const interner = new Interner();
  assert.equal(interner.maybeString(undefined), NONE);
  assert.equal(interner.maybeString(''), NONE);
  assert.equal(new TextReader(interner.finish()).maybeString(NONE), undefined);
});

test('a string keeps its leading byte order mark, in shared memory too', () => {
  const interner = new Interner();
  const number = interner.string('\ufeffмир');
  const tables = interner.finish();
  // columns are typed as unshared
  const memory = new SharedArrayBuffer(tables.stringBytes.byte.length);
  const shared = new Uint8Array(memory) as never as Uint8Array<ArrayBuffer>;
  shared.set(tables.stringBytes.byte);
  for (const byte of [tables.stringBytes.byte, shared]) {
    const reader = new TextReader({ ...tables, stringBytes: { rows: byte.length, byte } });
    assert.equal(reader.string(number), '\ufeffмир');
  }
});
