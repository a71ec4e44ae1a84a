import type { SameWords } from '../say.ts';
import type { ru } from './links.ru.ts';

export const en: SameWords<typeof ru> = {
  deleteWhose: 'This account will be deleted:',
  deleteWarn: 'All keys stop working within five seconds, sessions end, and settings, payer and e-mails are deleted. ' +
    'They cannot be restored. For bookkeeping, usage, invoices and the payer of months with an amount due ' +
    'are kept under the number of the account, without its e-mail address.',
  deleteKeep: 'Keep the account',
  deleteSure: 'Delete for good',
  deleteDone: 'The account {email} is deleted.',
  deleteAgain: 'The same address can get a key again: that will be a new account, without anything from the old one.',
  deleteOver: 'This link has been used, has expired or is incomplete, and deletes nothing. A link works for an hour; ' +
    'request another one in the settings of the dashboard.',
  confirmTitle: 'Confirm your address',
  confirmWhy: 'The key {start}… becomes a key of your account: its requests use up your quota.',
  confirmWarn: 'If you did not request this key, close the page: whoever entered your address has it.',
  confirm: 'Yes, this key is mine',
  confirmDone: 'Done: {email} is confirmed, and the key {start}… is a key of your account.',
  confirmOpen: 'Open the dashboard',
  confirmBroken: 'The link is incomplete. Open all of it from the e-mail, or request a key again.',
  confirmFailed: 'The address was not confirmed',
  confirmWhose: 'The address to confirm:',
  confirmEnters: 'The button confirms the address and opens the dashboard in this browser.',
  confirmSwap: 'You are signed in as {other}, and the key was issued for {email}.',
  confirmEnter: 'My key: sign in as {email}',
  confirmStay: 'My key: stay signed in as {other}',
  confirmOver: 'This link has been used or has expired: it works once, within seven days. ' +
    'If the key is confirmed, the dashboard lists it.',
};
