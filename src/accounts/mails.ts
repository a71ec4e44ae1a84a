import type { Mail } from '../kernel/mail.ts';

/** The mails of accounts, in Russian first and English below. Callers provide the links. */
export function confirmMail(to: string, shownKey: string, url: string, validUntil: number): Mail {
  return {
    to,
    validUntil,
    subject: 'Geokod: подтвердите адрес · confirm your address',
    text: `Для этого адреса выпущен ключ Geokod: ${shownKey}…
Он уже работает с бесплатным лимитом. Чтобы ключ вошёл в ваш аккаунт, откройте ссылку и нажмите кнопку:

${url}

Ссылка открывает и ваш кабинет, поэтому не пересылайте её.
Если это были не вы, не открывайте ссылку и ничего не делайте: кто-то указал ваш адрес, и ключ у него.
Без подтверждения счетов по нему не бывает, и к вашему аккаунту он отношения не имеет.

---

A Geokod key was issued for this address: ${shownKey}…
It works already, with the free quota. To make it a key of your account, open the link above and press the button.
The link opens your dashboard, too, so do not forward it.
If it was not you, leave the link alone and do nothing: somebody gave your address, and has that key.
Unless you confirm it, it is never billed and has nothing to do with your account.
`,
  };
}

export function deletionMail(to: string, url: string, validUntil: number): Mail {
  return {
    to,
    validUntil,
    subject: 'Geokod: удаление аккаунта · deleting the account',
    text: `Вы попросили удалить аккаунт Geokod. Чтобы удалить его навсегда, откройте ссылку и нажмите кнопку:

${url}

Ссылка действует час. Ключи перестанут работать, настройки и письма исчезнут, вернуть их нельзя.
Если это были не вы, не нажимайте ничего: без кнопки ничего не удалится. Отзовите ключ, которым могли это попросить.

---

You asked for your Geokod account to be deleted. To delete it for good, open the link above and press the button.
It works for an hour. Keys stop working, settings and mails are gone, and nothing brings them back.
If it was not you, press nothing: without the button nothing is deleted. Revoke the key that could have asked for it.
`,
  };
}

export function signInMail(to: string, url: string, minutes: number, validUntil: number): Mail {
  return {
    to,
    validUntil,
    subject: 'Geokod: вход · sign in',
    text: `Чтобы войти в кабинет Geokod, откройте ссылку и нажмите кнопку. Действует ${minutes} минут, на один вход:

${url}

Если это были не вы, ничего не делайте: кто-то указал ваш адрес, и без ссылки он не войдёт.

---

To sign in to Geokod, open the link above and press the button. It works once, within ${minutes} minutes.
If it was not you, do nothing: somebody gave your address, and cannot sign in without the link.
`,
  };
}
