import { bucketOf, FREE_UNITS, type LimitClass, type Rates } from '../accounts/allowance.ts';
import { AppError } from '../errors.ts';
import { exportAddress, forgetAddress } from './account-personal.ts';
import { defineCommand, exits, jsonOption } from './frame/frame.ts';
import { monthOf } from '../kernel/moscow.ts';
import { isBillable, type Account, type Override } from '../accounts/account.ts';
import { withStores } from './with-stores.ts';

export const command = defineCommand({
  name: 'account',
  summary: 'show an account, set its rates and free requests, export or forget what is stored about it',
  operands: { usage: 'EMAIL|ACCOUNT', least: 1, most: 1 },
  options: {
    rate: { type: 'number', value: 'N', summary: 'requests a second', least: 0.001, most: 1e6 },
    matrix: { type: 'number', value: 'N', summary: 'matrices a second', least: 0.001, most: 1e6 },
    burst: { type: 'integer', value: 'N', summary: 'burst of requests', least: 1, most: 1e9 },
    free: { type: 'integer', value: 'N', summary: 'free requests a month', least: 0, most: 1e9 },
    usual: { type: 'flag', summary: 'reset to the defaults: rates, burst and free requests as for everybody' },
    suspend: { type: 'flag', summary: 'refuse its keys and sessions' },
    resume: { type: 'flag', summary: 'lift the suspension of an account' },
    export: { type: 'flag', summary: 'print what is stored about the address, as JSON; no secrets, no contents' },
    forget: { type: 'flag', summary: 'forget the address: its keys, sessions, settings, payer and e-mails' },
    yes: { type: 'flag', summary: 'with --forget: do not ask' },
    json: jsonOption,
  },
  details:
    'ACCOUNT is an id, as in the log; --export and --forget take an address.\n' +
    'A running service applies changes within five seconds. Settings for an unconfirmed address apply once it is\n' +
    'confirmed. Suggestions have twice the rate. Matrices have their own rate, unaffected by --rate and --burst,\n' +
    'since one of them may take the work of hundreds of requests: --matrix sets it.\n' +
    'More free requests apply to the whole current month. Fewer apply at once to accounts without a payer, and\n' +
    'from the next month to those with one.\n' +
    'What is forgotten cannot be restored. Usage, invoices and their payer stay under the account id, for the\n' +
    'books; the same address may get a key again, as somebody new. Nodes that are down remove their e-mails\n' +
    'when they start.\n' +
    'An export includes the e-mails on this machine; it names the other machines (otherMachines) to run it on.',
  examples: [
    'geokod account dev@example.ru',
    'geokod account dev@example.ru --rate 100 --burst 200 --free 50000',
    'geokod account dev@example.ru --matrix 10',
    'geokod account dev@example.ru --export > dev.json',
    'geokod account dev@example.ru --forget',
  ],
  run: ({ operands: [named], options, io }) => {
    const { rate, matrix, burst, free, usual, suspend, resume } = options;
    if (suspend && resume) throw new AppError('bad_argument', '--suspend and --resume are opposites; give one of them');
    const change: Override = {
      ...(usual && { perSecond: null, matrixPerSecond: null, burst: null, freeUnits: null }),
      ...(rate !== undefined && { perSecond: rate }),
      ...(matrix !== undefined && { matrixPerSecond: matrix }),
      ...(burst !== undefined && { burst }),
      ...(free !== undefined && { freeUnits: free }),
      ...((suspend || resume) && { suspended: suspend }),
    };
    const { forget, yes = false, json = false } = options;
    const modes = [forget && '--forget', options.export && '--export'].filter((name) => typeof name === 'string');
    if (modes.length + Number(Object.keys(change).length > 0) > 1) {
      throw new AppError('bad_argument', `${modes[0]} goes alone; give one of them at a time`);
    }
    if (yes && !forget) throw new AppError('bad_argument', '--yes goes with --forget');
    return withStores(io, async (stores) => {
      if (forget) return forgetAddress(named, { yes, json }, stores, io);
      if (options.export) return exportAddress(named, stores, io);
      const { accounts, rates } = stores;
      const email = named.startsWith('acc_') ? (await accounts.get(named)).email : named;
      // months are the database's: an operator's machine may have another date
      const now = await stores.sql.now();
      const account =
        Object.keys(change).length > 0
          ? await accounts.override(email, change, now)
          : await accounts.findByEmail(email);
      if (!account) throw new AppError('not_found', `there is no account for ${email}`);
      if (options.json) io.printJson(account);
      else io.print(render(account, rates, now));
      return exits.ok;
    });
  },
});

function render(account: Account, rates: Rates, now: number): string {
  const rateText = (kind: LimitClass): string => {
    const { perSecond, burst } = bucketOf(account, kind, rates);
    return `${perSecond} a second, ${burst} at once`;
  };
  const rows: readonly (readonly [string, string | number])[] = [
    ['account', `${account.id} (${account.override.suspended ? 'suspended, ' : ''}${account.side})`],
    ['email', account.email],
    ['rate', rateText('ordinary')],
    ['matrices', rateText('matrix')],
    ['free', freeText(account, now)],
    ['payer', account.payer ? `${account.payer.name}, INN ${account.payer.inn}` : 'none'],
  ];
  return rows.map(([name, value]) => `${name.padEnd(8)} ${value}`).join('\n');
}

/**
 * Describes the free requests. If they were reduced for a paying account, the earlier number applies to the end of
 * the month.
 */
function freeText(account: Account, now: number): string {
  const { freeUnits, freeEarlier = [] } = account.override;
  const earlier = freeEarlier.find(({ until }) => until >= monthOf(now));
  const until = earlier && isBillable(account)
    ? `; ${earlier.units ?? FREE_UNITS} until the end of ${earlier.until}` : '';
  return `${freeUnits ?? FREE_UNITS} requests a month${until}`;
}
