import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { Machine, type Program } from './machine-code.ts';

const nothing: Program = { parameters: [], numbers: [], vectors: [], code: '' };

/** Overwrites the first number with the least of each number and the next four, plus a constant. */
const leastPlus = (constant: number): Program => ({
  parameters: ['at', 'end'], numbers: [], vectors: ['four'],
  code: `
    block
    loop
      local.get $at
      local.get $end
      i32.ge_u
      br_if 1
      local.get $at
      local.get $at
      v128.load 0
      local.get $at
      v128.load 16
      i32x4.min_u
      local.set $four
      local.get $four
      i32.const ${constant}
      i32x4.splat
      i32x4.add
      v128.store 0
      local.get $at
      i32.const 16
      i32.add
      local.set $at
      br 0
    end
    end
  `,
});

describe('a program for the machine', () => {
  test('changes a memory as written, with constants of every size', () => {
    const numbers = fc.array(fc.nat({ max: 0xffffffff }), { minLength: 8, maxLength: 8 });
    const constants = fc.oneof(
      fc.integer(), fc.constantFrom(0, -1, 63, 64, -64, -65, 8191, 8192, -8192, -8193, 2 ** 31 - 1, -(2 ** 31)),
    );
    fc.assert(fc.property(numbers, constants, (values, constant) => {
      const machine = new Machine(leastPlus(constant));
      machine.words.set(values);
      machine.run(0, 16);
      const expected = values.slice(0, 4).map((value, i) => (Math.min(value, values[i + 4]) + constant) >>> 0);
      assert.deepEqual([...machine.words.subarray(0, 8)], [...expected, ...values.slice(4)]);
    }), { seed: 7, numRuns: 100 });
  });

  test('has a memory of its own that grows, and keeps its contents', () => {
    const [one, other] = [new Machine(nothing), new Machine(nothing)];
    one.words[7] = 9;
    one.reserve(one.words.byteLength);
    const { byteLength } = one.words;
    one.reserve(byteLength + 1);
    assert.ok(one.words.byteLength > byteLength);
    assert.deepEqual([one.words[7], other.words[7], other.words.byteLength], [9, 0, byteLength]);
  });

  test('is refused with an unknown instruction or variable', () => {
    assert.throws(() => new Machine({ ...nothing, code: 'i32.guess' }), /No instruction is called i32\.guess/);
    assert.throws(() => new Machine({ ...nothing, code: 'toString' }), /No instruction is called toString/);
    assert.throws(() => new Machine({ ...nothing, code: 'local.get $ghost' }), /No variable is called \$ghost/);
    assert.throws(() => new Machine({ ...nothing, code: 'local.get' }), /No variable is called undefined/);
  });
});
