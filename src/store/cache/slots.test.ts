import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slotOf } from './slots.ts';

test('a key maps to the slot that Redis assigns', () => {
  // the check value of CRC-16/XMODEM, and results of CLUSTER KEYSLOT
  const rows = [
    ['123456789', 0x31c3], ['foo', 12182], ['geokod:ping', 11506], ['a{foo}b', 12182], ['{}foo', 9500],
  ] as const;
  for (const [name, slot] of rows) assert.equal(slotOf(name), slot, name);
});
