import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { main } from '../cli.ts';
import { newFolder } from '../../test/harness/folder.ts';
import { monthOf } from '../kernel/moscow.ts';
import type { Override } from '../accounts/account.ts';
import { openSql } from '../store/sql/open.ts';
import { outside } from '../../test/harness/outside.ts';

async function shell(context: TestContext) {
  const folder = await newFolder(context);
  const runTyping = async (typed: readonly string[], argv: readonly string[]) => {
    const io = outside({ DATA_DIR: folder });
    io.typed.push(...typed);
    const code = await main(argv, io);
    return { code, printed: io.printed.join('\n'), noted: io.noted.join('\n'), asked: io.asked.join('\n') };
  };
  return {
    folder,
    run: (...argv: string[]) => runTyping([], argv),
    /** Runs a command with a person at the terminal, who types these answers. */
    runTyping,
  };
}

test('a key is issued, its account shown, raised, suspended and reset', async (context) => {
  const { run, folder } = await shell(context);
  const issued = await run('issue-key', 'Dev@example.ru');
  assert.match(issued.printed, /^gk_live_\w{36}$/, issued.noted);
  assert.equal(readdirSync(join(folder, 'outbox')).length, 1);
  const shown = await run('account', 'dev@example.ru');
  assert.match(shown.printed, /unconfirmed[^]*10 a second, 20 at once[^]*10000 requests/);
  assert.match(shown.printed, /^matrices +2 a second, 4 at once$/m);
  const [id] = /acc_\w+/.exec(shown.printed)!;
  assert.equal((await run('account', id)).printed, shown.printed, 'found by the id that is in the log');
  const args = ['--rate', '100', '--burst', '200', '--free', '50000', '--suspend'];
  const raised = await run('account', 'dev@example.ru', ...args);
  assert.match(raised.printed, /suspended[^]*100 a second, 200 at once[^]*matrices +2 a second, 4[^]*50000 requests/);
  const matrices = await run('account', 'dev@example.ru', '--matrix', '7.5');
  assert.match(matrices.printed, / 100 a second, 200 at once[^]*matrices +7.5 a second, 15 at once/);
  const back = await run('account', 'dev@example.ru', '--usual', '--resume', '--json');
  const { override: { freeEarlier, ...override } } = JSON.parse(back.printed) as { override: Override };
  assert.deepEqual(freeEarlier?.map(({ units }) => units), [null, 50_000], 'earlier months keep their numbers');
  const usual = { perSecond: null, burst: null, matrixPerSecond: null, freeUnits: null, suspended: false };
  assert.deepEqual(override, usual);
  assert.match((await run('issue-key', 'dev@example.ru', '--test', '--json')).printed, /"gk_test_/);
});

test('free requests apply to the database’s month, whatever the local clock says', async (context) => {
  const { run } = await shell(context);
  await run('issue-key', 'dev@example.ru');
  const month = monthOf(Date.now());
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 400 * 86_400_000 });
  const granted = await run('account', 'dev@example.ru', '--free', '50000', '--json');
  const { override: { freeEarlier } } = JSON.parse(granted.printed) as { override: Override };
  assert.ok(freeEarlier!.every(({ until }) => until <= month), JSON.stringify(freeEarlier));
});

test('free requests withdrawn from a paying account are shown until they end', async (context) => {
  const { run, folder } = await shell(context);
  await run('issue-key', 'pays@example.ru');
  const sql = await openSql(`sqlite:${join(folder, 'geokod.db')}`);
  const payer = "UPDATE account SET side = 'confirmed', payer_name = 'ООО Ромашка', payer_inn = '7736050003'";
  await sql.write((transaction) => transaction.run(payer));
  await sql.close();
  assert.match((await run('account', 'pays@example.ru', '--free', '50000')).printed, /^free +50000 requests a month$/m);
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 400 * 86_400_000 });
  const taken = await run('account', 'pays@example.ru', '--usual');
  assert.match(taken.printed, /^free +10000 requests a month; 50000 until the end of \d{4}-\d{2}$/m);
});

for (const [what, argv, expected] of [
  ['an unknown address', ['account', 'nobody@example.ru'], /no account for nobody@example.ru/],
  ['an unknown id', ['account', 'acc_nobody', '--suspend'], /no such account/],
  ['opposite options', ['account', 'a@example.ru', '--suspend', '--resume'], /opposites/],
  ['two modes at once', ['account', 'a@b.ru', '--forget', '--free', '5'], /--forget goes alone/],
  ['--yes without --forget', ['account', 'a@b.ru', '--yes'], /--yes goes with --forget/],
  ['--forget without a valid address', ['account', 'dev', '--forget', '--yes'], /not an e-mail address/],
  ['an invalid address', ['issue-key', 'dev'], /not an e-mail address/],
  ['a missing file', ['import-legacy-keys', 'nowhere.csv'], /no file nowhere.csv/],
] as const) {
  test(`${what} is refused in one line`, async (context) => {
    const { run } = await shell(context);
    const { code, noted } = await run(...argv);
    assert.notEqual(code, 0);
    assert.match(noted, expected);
  });
}

test('an address is exported, and forgotten after confirmation, for good', async (context) => {
  const { run, runTyping, folder } = await shell(context);
  await run('issue-key', 'dev@example.ru');
  await run('account', 'dev@example.ru', '--suspend');
  const exported = JSON.parse((await run('account', 'DEV@example.ru', '--export')).printed) as ExportedAddress;
  const { address, accounts, mails } = exported;
  assert.deepEqual([address, accounts[0].keys.length, mails.length], ['dev@example.ru', 1, 1]);

  const unasked = await run('account', 'dev@example.ru', '--forget');
  assert.equal(unasked.code, 2);
  assert.match(unasked.noted, /nobody is here to confirm; pass --yes/);
  const refused = await runTyping(['no'], ['account', 'dev@example.ru', '--forget']);
  assert.deepEqual([refused.code, readdirSync(join(folder, 'outbox')).length], [1, 1]);
  assert.match(refused.noted, /for good:.*[^]*suspension goes too[^]*nothing was changed/);

  const forgotten = await runTyping([' Dev@example.ru '], ['account', 'dev@example.ru', '--forget']);
  assert.equal(forgotten.code, 0);
  assert.match(forgotten.printed, /^dev@example.ru is forgotten\naccount +acc_\w+ \(unconfirmed\).*\nkeys +1 refused/);
  assert.match(forgotten.printed, /e-mails +1 removed here/);
  assert.deepEqual(readdirSync(join(folder, 'outbox')), []);
  const again = await run('account', 'dev@example.ru', '--forget', '--yes');
  assert.deepEqual([again.code, again.printed], [0, 'nothing is stored about dev@example.ru']);
  const nothing = await run('account', 'dev@example.ru', '--export');
  assert.deepEqual([nothing.code, nothing.noted], [3, 'nothing is stored about dev@example.ru']);
  const scripted = JSON.parse((await run('account', 'a@b.ru', '--forget', '--yes', '--json')).printed) as object;
  assert.deepEqual(scripted, { accounts: [], keys: 0, sessions: 0, batches: 0, mails: 0, others: [], isWhole: true });
});

interface ExportedAddress {
  readonly address: string;
  readonly accounts: readonly { readonly keys: readonly object[] }[];
  readonly mails: readonly object[];
}

test('legacy keys are imported from a list: all, or none if a line is wrong', async (context) => {
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

test('the tables are created only once', async (context) => {
  const { run } = await shell(context);
  const first = await run('migrate');
  assert.match(first.printed, /^up to date: Accounts\d+, Usage\d+, MatrixRate\d+(, [A-Za-z]+\d+)*$/);
  assert.deepEqual(await run('migrate'), first);
});
