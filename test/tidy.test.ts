import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import * as circles from './tidy/circles.ts';
import * as documents from './tidy/documents.ts';
import * as purity from './tidy/purity.ts';
import * as ranks from './tidy/ranks.ts';
import * as shape from './tidy/shape.ts';
import * as stages from './tidy/stages.ts';
import { importsOf, readTree, type Rule } from './tidy/tree.ts';

const project = readTree(join(import.meta.dirname, '..'));

const rules: Readonly<Record<string, Rule>> = {
  'imports go down the ranks, and siblings do not know each other': ranks.importsGoDown,
  'billing and ops are entered by their door': ranks.doorsAreUsed,
  'what is imported is there': ranks.importsExist,
  'no imports go in a circle, of types either': circles.noCircleOfImports,
  'a stage of the address engine knows only those before it': stages.stagesImportDown,
  'a folder holds at most 30 files': stages.foldersAreSmall,
  'pure rooms import nothing that acts': purity.pureRoomsImportNothingThatActs,
  'pure rooms do not act': purity.pureRoomsDoNotAct,
  'the environment is read once': purity.environmentIsReadOnce,
  'files are short': shape.filesAreShort,
  'lines are short': shape.linesAreShort,
  'classes are short': shape.classesAreShort,
  'names say something': shape.namesAreSpecific,
  'questions say what is asked': shape.questionsBeginWithVerb,
  'nothing is left unfinished': shape.nothingIsLeftUnfinished,
  'every error code is used': shape.errorCodesAreUsed,
  'documents name what is there': documents.documentsNameWhatIsThere,
  'ARCHITECTURE.md describes every room': documents.architectureDescribesEveryRoom,
  'scripts name what is there': documents.scriptsNameWhatIsThere,
  'versions are exact': documents.versionsAreExact,
  'the environment is documented': documents.environmentIsDocumented,
  'points of the changelog are short': documents.changelogPointsAreShort,
};

describe('the project keeps the rule that', () => {
  for (const [name, rule] of Object.entries(rules)) {
    test(name, () => assert.deepEqual(rule(project), []));
  }
});

type Drawn = Readonly<Record<string, string>>;
const filesIn = (folder: string, count: number): Drawn =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/a${i}.ts`, '']));
const gazetteer = { 'src/geocoding/gazetteer/schema.ts': '' };

/** For each rule, small trees: what is drawn, the files, and how many complaints that deserves. */
const drawn: readonly (readonly [Rule, readonly (readonly [string, Drawn, number])[]])[] = [
  [
    ranks.importsGoDown,
    [
      ['an engine may use the kernel', { 'src/routing/a.ts': `import { x } from '../kernel/b.ts';` }, 0],
      ['the kernel may not use an engine', { 'src/kernel/a.ts': `import '../osm/b.ts';` }, 1],
      ['not even its types', { 'src/kernel/a.ts': `import type { B } from '../osm/b.ts';` }, 1],
      ['nor by a late import', { 'src/osm/a.ts': `await import('../store/b.ts');` }, 1],
      ['nor by passing it on', { 'src/osm/a.ts': `export * from '../store/b.ts';` }, 1],
      ['nor as a worker', { 'src/osm/a.ts': `new Worker(new URL('../workers/b.ts', x));` }, 1],
      ['siblings stay apart', { 'src/geocoding/a.ts': `import { b } from '../routing/b.ts';` }, 1],
      ['the importer knows schemas', { 'src/osm/a.ts': `import { g } from '../geocoding/gazetteer/schema.ts';` }, 0],
      ['so does the evaluation', { 'src/evaluation/a.ts': `import { g } from '../geocoding/gazetteer/schema.ts';` }, 0],
      ['and nothing else of the engines', { 'src/osm/a.ts': `import { g } from '../geocoding/rank.ts';` }, 1],
      ['billing may not use the store', { 'billing/a.ts': `import { s } from '../src/store/s.ts';` }, 1],
      ['a loaded map knows no HTTP', { 'src/serving/a.ts': `import { x } from '../http/b.ts';` }, 1],
      ['a new folder needs a rank', { 'src/magic/a.ts': `import { s } from '../kernel/s.ts';` }, 1],
      ['no product imports a test', { 'src/osm/a.ts': `import { s } from './b.test.ts';` }, 1],
      ['tests may go anywhere', { 'src/kernel/a.test.ts': `import { m } from '../main.ts';` }, 0],
      ['several lines are one import', { 'src/osm/a.ts': `import {\n  a,\n  b,\n} from '../http/b.ts';` }, 1],
    ],
  ],
  [
    ranks.doorsAreUsed,
    [
      ['the door of billing', { 'src/http/a.ts': `import { rate } from '../../billing/index.ts';` }, 0],
      ['its window', { 'src/http/a.ts': `import { rate } from '../../billing/rate.ts';` }, 1],
    ],
  ],
  [
    ranks.importsExist,
    [
      ['a missing file', { 'src/osm/a.ts': `import { b } from './b.ts';` }, 1],
    ],
  ],
  [
    circles.noCircleOfImports,
    [
      ['two files', { 'src/a.ts': `import './b.ts';`, 'src/b.ts': `import './a.ts';` }, 1],
      ['by a type alone', { 'ops/a.ts': `import './b.ts';`, 'ops/b.ts': `import type { A } from './a.ts';` }, 1],
      ['by what is passed on', { 'src/a.ts': `export * from './b.ts';`, 'src/b.ts': `import './a.ts';` }, 1],
      ['three files, once', {
        'src/a.ts': `import './b.ts';`, 'src/b.ts': `import './c.ts';`, 'src/c.ts': `import './a.ts';`,
      }, 1],
      ['two files of the web app', {
        'clients/web/src/a.tsx': `import './b.ts';`, 'clients/web/src/b.ts': `import type { A } from './a.tsx';`,
      }, 1],
      ['two circles', {
        'src/a.ts': `import './b.ts';`, 'src/b.ts': `import './a.ts';`,
        'billing/a.ts': `import './b.ts';`, 'billing/b.ts': `import './a.ts';`,
      }, 2],
      ['two ways down', {
        'src/a.ts': `import './b.ts';\nimport './c.ts';`, 'src/b.ts': `import './c.ts';`, 'src/c.ts': '',
      }, 0],
      ['a test and what it tests', { 'src/a.test.ts': `import './b.ts';`, 'src/b.ts': '' }, 0],
    ],
  ],
  [
    stages.stagesImportDown,
    [
      ['judging knows what fits', { 'src/geocoding/judge/a.ts': `import '../fit/b.ts';` }, 0],
      ['what fits knows no judge', { 'src/geocoding/fit/a.ts': `import '../judge/b.ts';` }, 1],
      ['nor its types', { 'src/geocoding/fit/a.ts': `import type { B } from '../judge/b.ts';` }, 1],
      ['a stage is one', { 'src/geocoding/fit/a.ts': `import './b.ts';` }, 0],
      ['a door knows all', { 'src/geocoding/search.ts': `import './tell/b.ts';` }, 0],
      ['nobody knows a door', { 'src/geocoding/tell/a.ts': `import '../search.ts';` }, 1],
      ['a test may ask at the door', { 'src/geocoding/fit/a.test.ts': `import '../search.ts';` }, 0],
      ['a folder that is no stage', { 'src/geocoding/magic/a.ts': '' }, 1],
    ],
  ],
  [
    stages.foldersAreSmall,
    [
      ['31 files', filesIn('src/geocoding/fit', 31), 1],
      ['30 files', filesIn('src/routing/ask', 30), 0],
      ['tests do not count', { ...filesIn('src/osm', 30), 'src/osm/a.test.ts': '' }, 0],
      ['no product', filesIn('test/bench', 31), 0],
    ],
  ],
  [
    purity.pureRoomsImportNothingThatActs,
    [
      ['files in pure rooms', { 'src/osm/a.ts': `import { open } from 'node:fs/promises';` }, 1],
      ['only the type of it', { 'src/osm/a.ts': `import type { Stats } from 'node:fs';` }, 0],
      ['a package of unknown habits', { 'src/osm/a.ts': `import koa from 'koa';` }, 1],
      ['a package that computes', { 'src/osm/a.ts': `import F from 'flatbush';` }, 0],
      ['files in the store', { 'src/store/a.ts': `import { open } from 'node:fs';` }, 0],
    ],
  ],
  [
    purity.pureRoomsDoNotAct,
    [
      ['the clock', { 'src/kernel/a.ts': 'const now = Date.now();' }, 1],
      ['a date that is given', { 'src/kernel/a.ts': 'const then = new Date(0);' }, 0],
      ['the clock in a remark', { 'src/kernel/a.ts': '/** never Date.now() */ // nor new Date()' }, 0],
      ['the clock without new', { 'src/kernel/a.ts': 'const now = Date();' }, 1],
      ['the clock without parentheses', { 'src/kernel/a.ts': 'const now = new Date;' }, 1],
      ['the clock by another name', { 'src/kernel/a.ts': 'const clock = Date;' }, 1],
      ['a moment that is read', { 'src/kernel/a.ts': 'const then = Date.parse(text);' }, 0],
      ['the other clock', { 'src/kernel/a.ts': "performance['now']();" }, 1],
      ['dice in brackets', { 'src/kernel/a.ts': "Math['random']();" }, 1],
      ['whole dice', { 'src/accounts/a.ts': 'randomInt(6);' }, 1],
      ['the process from behind', { 'src/kernel/a.ts': 'globalThis.process.env;' }, 1],
      ['an import by a template', { 'src/osm/a.ts': 'await import(`node:fs`);' }, 1],
      ['dice', { 'billing/a.ts': 'const x = Math.random();' }, 1],
      ['the process', { 'src/config.ts': 'const env = process.env;' }, 1],
      ['printing', { 'src/geocoding/a.ts': 'console.log(1);' }, 1],
    ],
  ],
  [
    purity.environmentIsReadOnce,
    [
      ['the environment anywhere', { 'src/http/a.ts': 'if (process.env.DEBUG) x();' }, 1],
    ],
  ],
  [
    shape.filesAreShort,
    [
      ['a file of 401 lines', { 'src/a.ts': 'x\n'.repeat(401) }, 1],
      ['a file of 400 lines', { 'src/a.ts': 'x\n'.repeat(400) }, 0],
      ['a generated file of any length', { 'src/a.gen.ts': 'x\n'.repeat(4000) }, 0],
    ],
  ],
  [
    shape.linesAreShort,
    [
      ['121 columns', { 'src/a.ts': 'я'.repeat(121) }, 1],
      ['120 columns of emoji', { 'src/a.ts': '🙂'.repeat(120) }, 0],
    ],
  ],
  [
    shape.classesAreShort,
    [
      ['a class of 121 lines', { 'src/a.ts': `export class A {\n${'  x;\n'.repeat(119)}}\n` }, 1],
      ['a class of 120 lines', { 'src/a.ts': `export class A {\n${'  x;\n'.repeat(118)}}\n` }, 0],
      ['two short classes', { 'src/a.ts': `class A {\n${'  x;\n'.repeat(99)}}\n`.repeat(2) }, 0],
    ],
  ],
  [
    shape.namesAreSpecific,
    [
      ['a name that says nothing', { 'src/osm/utils.ts': '', 'src/helpers/a.ts': '' }, 2],
      ['a test of it', { 'src/osm/string-utils.test.ts': '' }, 1],
      ['an index outside of doors', { 'src/osm/index.ts': '', 'billing/index.ts': '' }, 1],
      ['capitals', { 'src/osm/PbfReader.ts': '' }, 1],
    ],
  ],
  [
    shape.questionsBeginWithVerb,
    [
      ['what is near', { 'src/a.ts': 'const isOfOther = isInTown(street);' }, 2],
      ['the same name again', { 'src/a.ts': 'if (isOfHouse) return isOfHouse;' }, 1],
      ['what is asked', { 'src/a.ts': 'const belongsToOther = liesInTown(street) || isInDoubt;' }, 0],
      ['a remark', { 'src/a.ts': '// isOfOther is no name' }, 0],
    ],
  ],
  [
    shape.nothingIsLeftUnfinished,
    [
      ['left for later', { 'src/a.ts': '// TODO soon' }, 1],
      ['a test alone', { 'src/a.test.ts': `test.only('x', f);` }, 1],
      ['a test left out for a reason', { 'src/a.test.ts': `test('x', { skip: 'no MariaDB' }, f);` }, 0],
    ],
  ],
  [
    shape.errorCodesAreUsed,
    [
      ['an error nobody throws', { 'src/errors.ts': `export type ErrorCode =\n  | 'lost';` }, 1],
      ['an error that is thrown', { 'src/errors.ts': `type ErrorCode = 'a';`, 'src/b.ts': `f('a')` }, 0],
    ],
  ],
  [
    documents.documentsNameWhatIsThere,
    [
      ['a file that is not there', { 'README.md': 'see `src/magic.ts`, [more](NEWS.md)' }, 2],
      ['a file that is there', { 'README.md': '`src/geocoding/gazetteer/*.ts`', ...gazetteer }, 0],
      ['a command is no file', { 'README.md': 'run `make test` and `npm ci`' }, 0],
    ],
  ],
  [
    documents.architectureDescribesEveryRoom,
    [
      ['a room without a word', { 'ARCHITECTURE.md': '`src/osm/`', ...gazetteer }, 1],
    ],
  ],
  [
    documents.scriptsNameWhatIsThere,
    [
      ['a script of a file that is not there', { 'package.json': '{"scripts":{"t":"node --r=./test/r.ts"}}' }, 1],
      ['a script of a target', { 'package.json': '{"scripts":{"t":"make -s t"}}', Makefile: 't:\n\techo' }, 0],
      ['a target that is not there', { 'package.json': '{"scripts":{"t":"make t"}}', Makefile: 'run:' }, 1],
      ['a recipe of a file that is not there', { Makefile: 't:\n\tnode openapi/check.ts' }, 1],
      ['stars', { Makefile: "T := 'src/**/*.test.ts'", 'src/a/b.test.ts': '' }, 0],
    ],
  ],
  [
    documents.versionsAreExact,
    [
      ['a loose version', { 'package.json': '{"dependencies":{"a":"^1.0.0","b":"1.0.0"}}' }, 1],
    ],
  ],
  [
    documents.environmentIsDocumented,
    [
      ['a variable without example', { 'src/config.ts': `read('PORT')`, '.env.example': '' }, 1],
      ['an example without use', { 'src/config.ts': '', '.env.example': '# SPEED=9' }, 1],
    ],
  ],
  [
    documents.changelogPointsAreShort,
    [
      ['a point of 40 words', { 'CHANGELOG.md': `# Changelog\n\n-${' word'.repeat(40)}\n` }, 0],
      ['41 words on two lines', { 'CHANGELOG.md': `- ${'word '.repeat(20)}\n  ${'word '.repeat(21)}\n` }, 1],
      ['a long text that is no point', { 'CHANGELOG.md': 'word '.repeat(90) }, 0],
    ],
  ],
];

describe('the rules see', () => {
  for (const [rule, cases] of drawn) {
    for (const [name, tree, complaints] of cases) {
      test(name, () => {
        const found = rule(new Map(Object.entries(tree)));
        assert.equal(found.length, complaints, found.join('\n') || 'no complaint');
      });
    }
  }
});

test('an import is found in every form it can have', () => {
  const text = [
    `import a from './a.ts';`,
    'import type { B } from "./b.ts";',
    `export { c } from './c.ts';`,
    `import './d.ts';`,
    `const e = await import('./e.ts');`,
    `const from = 'nowhere';`,
  ].join('\n');
  const found = importsOf('src/x.ts', text).map(({ to, isType, line }) => `${to} ${isType} ${line}`);
  assert.deepEqual(found, [
    'src/a.ts false 1',
    'src/b.ts true 2',
    'src/c.ts false 3',
    'src/d.ts false 4',
    'src/e.ts false 5',
  ]);
});
