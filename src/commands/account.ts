import { bucketOf, FREE_UNITS, type LimitClass, type Rates } from '../accounts/allowance.ts';
import { AppError } from '../errors.ts';
import { exportAddress, forgetAddress } from './account-personal.ts';
import { defineCommand, exits, jsonOption } from './frame/frame.ts';
import { monthOf } from '../kernel/moscow.ts';
import { isBillable, type Account, type Override } from '../accounts/account.ts';
import { withStores } from './with-stores.ts';

export const command = defineCommand({
  name: 'account',
  summary: 'show an account, set its rates and free requests, tell or forget all that is kept of it',
  operands: { usage: 'EMAIL', least: 1, most: 1 },
  options: {
    rate: { type: 'number', value: 'N', summary: 'requests a second', least: 0.001, most: 1e6 },
    matrix: { type: 'number', value: 'N', summary: 'matrices a second', least: 0.001, most: 1e6 },
    burst: { type: 'integer', value: 'N', summary: 'requests at once', least: 1, most: 1e9 },
    free: { type: 'integer', value: 'N', summary: 'free requests a month', least: 0, most: 1e9 },
    usual: { type: 'flag', summary: 'take back what was set: rates, burst and free requests as for everybody' },
    suspend: { type: 'flag', summary: 'refuse its keys and sessions' },
    resume: { type: 'flag', summary: 'let a suspended account in again' },
    export: { type: 'flag', summary: 'all that is kept of the address, as JSON; no secrets' },
    forget: { type: 'flag', summary: 'forget the address: its keys, sessions, settings, payer and mails' },
    yes: { type: 'flag', summary: 'with --forget: do not ask' },
    json: jsonOption,
  },
  details:
    'A running service heeds it within five seconds. What is set for an address that is not confirmed yet\n' +
    'holds when it is. Suggestions have twice the rate. Matrices have a rate of their own, which --rate and --burst\n' +
    'leave alone, since one of them may be the work of hundreds of requests: --matrix sets it.\n' +
    'More free requests hold for the whole month that goes on. Fewer hold at once for who pays nothing, and for who\n' +
    'pays from the next month on.\n' +
    'What is forgotten cannot be brought back. Usage, invoices and who pays for them stay under the id of\n' +
    'the account, for the books; the same address may get a key again, as somebody new. Nodes that are down remove\n' +
    'their mails when they start.\n' +
    'An export has the mails of this machine; it names the others (otherMachines), where it is to be made too.',
  examples: [
    'geokod account dev@example.ru',
    'geokod account dev@example.ru --rate 100 --burst 200 --free 50000',
    'geokod account dev@example.ru --matrix 10',
    'geokod account dev@example.ru --export > dev.json',
    'geokod account dev@example.ru --forget',
  ],
  run: ({ operands: [email], options, io }) => {
    const { rate, matrix, burst, free, usual, suspend, resume } = options;
    if (suspend && resume) throw new AppError('bad_argument', '--suspend and --resume are opposites; give one of them');
    const wish: Override = {
      ...(usual && { perSecond: null, matrixPerSecond: null, burst: null, freeUnits: null }),
      ...(rate !== undefined && { perSecond: rate }),
      ...(matrix !== undefined && { matrixPerSecond: matrix }),
      ...(burst !== undefined && { burst }),
      ...(free !== undefined && { freeUnits: free }),
      ...((suspend || resume) && { suspended: suspend }),
    };
    const { forget, yes = false, json = false } = options;
    const modes = [forget && '--forget', options.export && '--export'].filter((name) => typeof name === 'string');
    if (modes.length + Number(Object.keys(wish).length > 0) > 1) {
      throw new AppError('bad_argument', `${modes[0]} goes alone; give one of them at a time`);
    }
    if (yes && !forget) throw new AppError('bad_argument', '--yes goes with --forget');
    return withStores(io, async (stores) => {
      if (forget) return forgetAddress(email, { yes, json }, stores, io);
      if (options.export) return exportAddress(email, stores, io);
      const { accounts, rates } = stores;
      // months are those of the database: the machine of an operator may be in another one
      const now = await stores.sql.now();
      const account =
        Object.keys(wish).length > 0
          ? await accounts.override(email, wish, now)
          : await accounts.findByEmail(email);
      if (!account) throw new AppError('not_found', `there is no account of ${email}`);
      if (options.json) io.printJson(account);
      else io.print(render(account, rates, now));
      return exits.ok;
    });
  },
});

function render(account: Account, rates: Rates, now: number): string {
  const told = (kind: LimitClass): string => {
    const { perSecond, burst } = bucketOf(account, kind, rates);
    return `${perSecond} a second, ${burst} at once`;
  };
  const rows: readonly (readonly [string, string | number])[] = [
    ['account', `${account.id} (${account.override.suspended ? 'suspended, ' : ''}${account.side})`],
    ['email', account.email],
    ['rate', told('ordinary')],
    ['matrices', told('matrix')],
    ['free', freeWords(account, now)],
    ['payer', account.payer ? `${account.payer.name}, INN ${account.payer.inn}` : 'none'],
  ];
  return rows.map(([name, value]) => `${name.padEnd(8)} ${value}`).join('\n');
}

/** Of who pays, fewer free requests than before hold from the next month on. */
function freeWords(account: Account, now: number): string {
  const { freeUnits, freeEarlier = [] } = account.override;
  const held = freeEarlier.find(({ until }) => until >= monthOf(now));
  const until = held && isBillable(account) ? `; ${held.units ?? FREE_UNITS} until the end of ${held.until}` : '';
  return `${freeUnits ?? FREE_UNITS} requests a month${until}`;
}
