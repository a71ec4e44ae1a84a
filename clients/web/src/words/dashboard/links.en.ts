import type { SameWords } from '../say.ts';
import type { ru } from './links.ru.ts';

export const en: SameWords<typeof ru> = {
  deleteWhose: 'This account will be deleted:',
  deleteWarn: 'All keys stop working within five seconds, sessions end, and settings, payer and mails are gone. ' +
    'Nothing brings them back. For the books, usage, invoices and the payer of months that owe something ' +
    'stay under the number of the account, without its e-mail address.',
  deleteKeep: 'Keep it',
  deleteSure: 'Delete for good',
  deleteDone: 'The account {email} is deleted.',
  deleteAgain: 'The same address may get a key again: that will be a new account, with nothing of the old.',
  deleteOver: 'This link was used, is too old or is not whole, and deletes nothing. A link works for an hour; ' +
    'ask for another one in the settings of the dashboard.',
  confirmTitle: 'Confirm your address',
  confirmWhy: 'The key {start}… becomes a key of your account: its requests use up your quota.',
  confirmWarn: 'If you did not ask for this key, close the page: whoever gave your address has it.',
  confirm: 'Yes, this key is mine',
  confirmDone: 'Done: {email} is confirmed, and the key {start}… is a key of your account.',
  confirmOpen: 'Open the dashboard',
  confirmBroken: 'The link is not whole. Open all of it from the mail, or ask for a key again.',
  confirmFailed: 'The address was not confirmed',
  confirmOld: 'The link works for seven days. Ask for a key again, and a new one comes.',
};
