import { AppError } from '../errors.ts';
import type { Erased } from '../accounts/stores.ts';
import type { Stores } from '../store/open.ts';
import type { Io } from './frame/io.ts';
import { exits } from './frame/frame.ts';

/** Prints what is stored about an address as JSON, for a person's request for their data. */
export async function exportAddress(email: string, { personalData }: Stores, io: Io): Promise<number> {
  const exported = await personalData.exportData(email, Date.now());
  const elsewhere = exported.otherMachines.map(({ place }) => place);
  if (elsewhere.length > 0) {
    io.note(`not included: e-mails to ${exported.address}, and usage of the last seconds, on ${elsewhere.join(', ')}`);
  }
  if (exported.accounts.length + exported.warningsOf.length + exported.mails.length === 0) {
    io.note(`nothing is stored about ${exported.address}`);
    return exits.nothingFound;
  }
  io.printJson(exported);
  return exits.ok;
}

export interface ForgetOptions {
  /** Skips the confirmation. */
  readonly yes: boolean;
  readonly json: boolean;
}

/** Forgets an address for good. If nothing is left it says so, which is not an error. */
export async function forgetAddress(email: string, options: ForgetOptions, stores: Stores, io: Io): Promise<number> {
  const { accounts, personalData } = stores;
  const account = await accounts.findByEmail(email);
  if (account && !options.yes && !(await isConfirmed(account.email, account.override.suspended ?? false, io))) {
    io.note('nothing was changed');
    return exits.failed;
  }
  const erased = await personalData.forget(email, Date.now());
  if (options.json) io.printJson(erased);
  else io.print(render(account?.email ?? email, erased));
  return erased.isWhole ? exits.ok : exits.failed;
}

async function isConfirmed(address: string, suspended: boolean, io: Io): Promise<boolean> {
  io.note(
    `This deletes ${address} for good: keys stop working within five seconds, sessions end, settings and e-mails go.` +
      '\nUsage and invoices with their payer stay, under the account id alone.' +
      (suspended ? '\nThe suspension goes too: the same address can get a working key again.' : ''),
  );
  const answer = await io.ask('Type the address to forget it: ');
  if (answer === undefined) {
    throw new AppError('bad_argument', 'nobody is here to confirm; pass --yes to forget the address');
  }
  return answer.trim().toLowerCase() === address;
}

function render(address: string, erased: Erased): string {
  const { accounts, keys, sessions, batches, mails, others, isWhole } = erased;
  const lines = [
    accounts.length + mails + others.length === 0 ? `nothing is stored about ${address}` : `${address} is forgotten`,
    ...accounts.map(({ id, side }) => `account  ${id} (${side}): only its usage stays, under this id`),
    ...(accounts.length > 0 ? [`keys     ${keys} refused everywhere within five seconds`] : []),
    ...(accounts.length > 0 ? [`sessions ${sessions} ended`] : []),
    ...(batches > 0 ? [`batches  ${batches}: a running service removes their files within 15 minutes`] : []),
    ...(mails > 0 ? [`e-mails  ${mails} removed here; other nodes remove theirs by themselves`] : []),
    ...others.map((id) => `warnings of ${id} now go to its own address`),
    ...(isWhole ? [] : ['Something on this machine could not be removed yet: run this again, or start the service.']),
  ];
  return lines.join('\n');
}
