import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slotOf } from './slots.ts';

test('a name is in the slot that Redis has it in', () => {
  // the check value of CRC-16/XMODEM, and what CLUSTER KEYSLOT says
  const rows = [
    ['123456789', 0x31c3], ['foo', 12182], ['geokod:ping', 11506], ['a{foo}b', 12182], ['{}foo', 9500],
  ] as const;
  for (const [name, slot] of rows) assert.equal(slotOf(name), slot, name);
});
