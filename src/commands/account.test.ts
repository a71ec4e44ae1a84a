import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { main } from '../cli.ts';
import { newFolder } from '../../test/harness/folder.ts';
import { outside } from '../../test/harness/outside.ts';

async function shell(context: TestContext) {
  const folder = await newFolder(context);
  return {
    folder,
    async run(...argv: string[]) {
      const io = outside({ DATA_DIR: folder });
      const code = await main(argv, io);
      return { code, printed: io.printed.join('\n'), noted: io.noted.join('\n') };
    },
  };
}

test('a key is issued, its account shown, raised, suspended and put back', async (context) => {
  const { run, folder } = await shell(context);
  const issued = await run('issue-key', 'Dev@example.ru');
  assert.match(issued.printed, /^gk_live_\w{36}$/, issued.noted);
  assert.equal(readdirSync(join(folder, 'outbox')).length, 1);
  const shown = await run('account', 'dev@example.ru');
  assert.match(shown.printed, /unconfirmed[^]*10 a second, 20 at once[^]*10000 requests/);
  assert.match(shown.printed, /^matrices +2 a second, 4 at once$/m);
  const wish = ['--rate', '100', '--burst', '200', '--free', '50000', '--suspend'];
  const raised = await run('account', 'dev@example.ru', ...wish);
  assert.match(raised.printed, /suspended[^]*100 a second, 200 at once[^]*matrices +2 a second, 4[^]*50000 requests/);
  const matrices = await run('account', 'dev@example.ru', '--matrix', '7.5');
  assert.match(matrices.printed, / 100 a second, 200 at once[^]*matrices +7.5 a second, 15 at once/);
  const back = await run('account', 'dev@example.ru', '--usual', '--resume', '--json');
  const { override } = JSON.parse(back.printed) as { override: object };
  const usual = { perSecond: null, burst: null, matrixPerSecond: null, freeUnits: null, suspended: false };
  assert.deepEqual(override, usual);
  assert.match((await run('issue-key', 'dev@example.ru', '--test', '--json')).printed, /"gk_test_/);
});

for (const [what, argv, told] of [
  ['an address nobody has', ['account', 'nobody@example.ru'], /no account of nobody@example.ru/],
  ['opposites', ['account', 'a@example.ru', '--suspend', '--resume'], /opposites/],
  ['no address', ['issue-key', 'dev'], /not an e-mail address/],
  ['a file that is not there', ['import-legacy-keys', 'nowhere.csv'], /no file nowhere.csv/],
] as const) {
  test(`${what}: said in one line`, async (context) => {
    const { run } = await shell(context);
    const { code, noted } = await run(...argv);
    assert.notEqual(code, 0);
    assert.match(noted, told);
  });
}

test('legacy keys are imported from a list, all or, when a line is wrong, none', async (context) => {
  const { run, folder } = await shell(context);
  const list = join(folder, 'keys.csv');
  const [one, two] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
  writeFileSync(list, `${one},a@example.ru\noops,b@example.ru\n`);
  assert.match((await run('import-legacy-keys', list)).noted, /Line 2 does not begin with a key/);
  writeFileSync(list, `# key, email\n${one},a@example.ru\n\n${two.toUpperCase()}\tb@example.ru # the second\n`);
  assert.equal((await run('import-legacy-keys', list, '--json')).printed, '{"added":2,"known":0}');
  assert.equal((await run('import-legacy-keys', list)).printed, '0 keys imported, 2 were known');
  assert.match((await run('account', 'b@example.ru')).printed, /confirmed/);
});

test('the tables are made, and made only once', async (context) => {
  const { run } = await shell(context);
  const first = await run('migrate');
  assert.match(first.printed, /^up to date: Accounts\d+, Usage\d+, MatrixRate\d+$/);
  assert.deepEqual(await run('migrate'), first);
});
