import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { newFolder } from '../../test/harness/folder.ts';
import { parseDaysOff } from '../routing/traffic/days-off.ts';
import { readDaysOff } from './read-days-off.ts';

test('without a name, the built-in file is read', () => {
  assert.equal(parseDaysOff(readDaysOff('')).kindOf('RU', 2031, 1, 1), 'off');
});

test('a named file replaces it', async (context) => {
  const file = join(await newFolder(context), 'days.txt');
  await writeFile(file, 'RU work 01-01\n');
  assert.equal(parseDaysOff(readDaysOff(file)).kindOf('RU', 2031, 1, 1), 'work');
  await writeFile(file, 'RU maybe 01-01\n');
  assert.throws(() => readDaysOff(file), { code: 'config_invalid', message: /DAYS_OFF=.*line 1: "RU maybe 01-01"/ });
  await writeFile(file, 'RU off 01-01\nXX off 01-01\n');
  assert.throws(() => readDaysOff(file), { code: 'config_invalid', message: /DAYS_OFF=.*line 2: XX / });
  await writeFile(file, '');
  assert.throws(() => readDaysOff(file), { code: 'config_invalid', message: /DAYS_OFF=.*no day is listed/ });
});

test('an error names a missing file', () => {
  assert.throws(() => readDaysOff('/nowhere/days.txt'), { code: 'config_invalid', message: /DAYS_OFF=.*ENOENT/ });
});
