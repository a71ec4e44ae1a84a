import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../errors.ts';
import { parse } from './arguments.ts';

const command = {
  name: 'draw',
  operands: { usage: 'LAT LON', least: 0, most: 2 },
  options: {
    out: { type: 'text', value: 'FILE', summary: '', required: true },
    houses: { type: 'integer', value: 'N', summary: '', least: 1, most: 100 },
    turn: { type: 'number', value: 'DEGREES', summary: '' },
    with: { type: 'list', value: 'THING', summary: '' },
    json: { type: 'flag', summary: '' },
  },
} as const;

const nothing = { out: 'x', houses: undefined, turn: undefined, with: [], json: false };

const understood: readonly (readonly [string, string, readonly string[], object])[] = [
  ['only what is required', '--out x', [], {}],
  ['a value after an equals sign', '--out=x --houses=7', [], { houses: 7 }],
  ['operands anywhere', '1 --out x 2', ['1', '2'], {}],
  ['a negative number is no option', '-33.86 -.5 --out x', ['-33.86', '-.5'], {}],
  ['nor is it as a value', '--turn -7.5 --out x', [], { turn: -7.5 }],
  ['a list in order', '--with a --out x --with b', [], { with: ['a', 'b'] }],
  ['a flag', '--json --out x', [], { json: true }],
  ['a flag twice is still a flag', '--json --json --out x', [], { json: true }],
  ['everything after two dashes is data', '--out x -- --json', ['--json'], {}],
];
for (const [name, line, operands, options] of understood) {
  test(`arguments: ${name}`, () => {
    assert.deepEqual(parse(command, line.split(' ')), { operands, options: { ...nothing, ...options } });
  });
}

const refused: readonly (readonly [string, RegExp])[] = [
  ['--json', /^draw needs --out FILE /],
  ['--out x --jsn', /knows no option --jsn; did you mean --json\?/],
  ['--out x --colour', /knows no option --colour \(/],
  ['--out x -o', /knows no option -o /],
  ['--out', /--out needs a value: --out FILE/],
  ['--out=', /--out is empty/],
  ['--out x --out y', /--out is given twice/],
  ['--out x --json=yes', /--json takes no value/],
  ['--out x --houses many', /--houses must be a whole number from 1 to 100, "many" is not/],
  ['--out x --houses 101', /"101" is not/],
  ['--out x --houses 1e2', /"1e2" is not/],
  ['--out x --houses 2.5', /"2\.5" is not/],
  ['--out x --turn NaN', /--turn must be a number, "NaN" is not/],
  ['--out x 1 2 3', /takes only LAT LON, "3" is too much/],
  ['--out x --__proto__ y', /knows no option --__proto__/],
];
for (const [line, expected] of refused) {
  test(`arguments refused: draw ${line}`, () => {
    assert.throws(
      () => parse(command, line.split(' ')),
      (error) => error instanceof AppError && error.code === 'bad_argument' && expected.test(error.message),
    );
  });
}

test('too few operands: the error names what is missing', () => {
  const strict = { ...command, operands: { usage: 'LAT LON', least: 2, most: 2 } };
  assert.throws(() => parse(strict, ['--out', 'x', '1']), /draw needs LAT LON/);
});
