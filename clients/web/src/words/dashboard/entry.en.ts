import type { SameWords } from '../say.ts';
import type { ru } from './entry.ru.ts';

export const en: SameWords<typeof ru> = {
  signOut: 'Sign out',
  signIn: 'Sign in',
  signInWhy: 'Enter your e-mail address and we will send a link. There is no password.',
  email: 'E-mail address',
  sendLink: 'Send the link',
  linkSent: 'If {email} has an account, a link is on its way. It works once, within {minutes} minutes.',
  noAccount: 'No account yet? You get one with your first key.',
  sessionOver: 'The session has ended. Sign in again.',
  linkOver: 'This link has been used or has expired: it works once, within 15 minutes. Request a new one.',
  enterWhy: 'The link from the e-mail opens the dashboard of:',
  enterAs: 'Sign in as {email}',
  enterStranger: 'If this is not your address, do not sign in: its owner would see everything you enter there.',
  enterSame: 'You are already signed in as {email}. The link was not used, and is not needed.',
  enterOpen: 'Open the dashboard',
  enterSwap: 'You are signed in as {other}, and the link opens the dashboard of {email}. If you sign in, this ' +
    'browser changes to it: to other keys, limits and another payer.',
  enterStay: 'Stay signed in as {other}',
  otherTabIn: 'Somebody signed in as {email} in another tab, so this tab shows the same dashboard.',
  otherTabOut: 'Somebody signed out in another tab.',
  linkOverIn: 'This link has been used or has expired, but you do not need it: you are signed in.',
  firstKeyNone: 'Get the first key',
  firstKey: 'The first key',
  firstKeyWhy: 'Enter your e-mail address: the key appears here at once, without a card or a password. ' +
    '{free} requests a month are free.',
  firstKeyAsk: 'Get the key',
  firstKeyHave: 'Do you have a key? Sign in',
  firstKeyDone: 'Your key is ready',
  firstKeyTry: 'It already works:',
  firstKeyNext: 'We wrote to {email}. Open the link in the e-mail and confirm your address: then the key appears in ' +
    'the dashboard, and requests beyond the free ones can be paid for.',
  firstKeyMap: 'Try it on the map',
  linkLimit: 'We send at most three links an hour. If no new e-mail comes, use the last link that you got; if it has ' +
    'expired, request another one later.',
};
