import type { Mail } from '../kernel/mail.ts';

/** The mails of accounts, in Russian first and in English below. Where links lead is the caller's business. */
export function confirmMail(to: string, shownKey: string, url: string, validUntil: number): Mail {
  return {
    to,
    validUntil,
    subject: 'Geokod: подтвердите адрес · confirm your address',
    text: `Для этого адреса выпущен ключ Geokod: ${shownKey}…
Он уже работает с бесплатным лимитом. Чтобы ключ вошёл в ваш аккаунт, откройте ссылку:

${url}

Если вы не просили ключ, ничего не делайте: без подтверждения счетов по нему не бывает.

---

A Geokod key was issued for this address: ${shownKey}…
It works already, with the free quota. Open the link above to make it a key of your account.
If you did not ask for it, do nothing: it can never be billed unless you confirm it.
`,
  };
}

export function signInMail(to: string, url: string, minutes: number, validUntil: number): Mail {
  return {
    to,
    validUntil,
    subject: 'Geokod: вход · sign in',
    text: `Ссылка для входа в кабинет Geokod. Она открывается один раз и действует ${minutes} минут:

${url}

Если вы не входили, ничего не делайте.

---

The link above signs you in to Geokod. It opens once, within ${minutes} minutes.
If you did not ask for it, do nothing.
`,
  };
}
