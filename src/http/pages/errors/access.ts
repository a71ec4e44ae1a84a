import { words, type Both } from './words.ts';

const NEW_KEY: Both = [
  'Получите новый ключ: GET /v2/key?email=… отдаёт его сразу, без карты. Старый замените везде, где он записан.',
  'Get a new key: GET /v2/key?email=… gives one at once, without a card. Replace the old one wherever it is written.',
];

/** Who may ask, and how much. */
export const accessErrors = {
  key_missing: words(
    [
      'Эта операция требует ключа, а в запросе его нет. Ключ в адресной строке не принимается: адреса попадают ' +
        'в журналы.',
      'This operation needs a key, and the request has none. A key in the address is not taken: addresses end ' +
        'up in logs.',
    ],
    [
      'Передайте ключ в заголовке Authorization. Ключа ещё нет — GET /v2/key?email=… отдаст его сразу; ' +
        'песочница (/sandbox) отвечает без ключа.',
      'Send your key in the header Authorization. No key yet: GET /v2/key?email=… gives one at once, and the ' +
        'sandbox (/sandbox) answers without.',
    ],
    { asked: 'GET /v2/reverse?lat=54.442&lon=148.3408' },
  ),
  key_invalid: words(
    [
      'В запросе есть ключ, но такого сервис не выдавал: ключ искажён, от другого сервиса или записан не по форме.',
      'The request has a key, but this service never issued it: it is damaged, of another service, or not of ' +
        'the form of a key.',
    ],
    [
      'Скопируйте ключ ещё раз, целиком: gk_live_ или gk_test_ и 36 букв и цифр за ним, без пробелов и кавычек.',
      'Copy the key again, whole: gk_live_ or gk_test_ and the 36 letters and digits behind it, without spaces ' +
        'or quotes.',
    ],
    { asked: 'GET /v2/reverse?lat=54.442&lon=148.3408\nAuthorization: Bearer not-a-key' },
  ),
  key_revoked: words(
    [
      'Ключ был настоящим, но его отозвали: в личном кабинете, запросом DELETE /v2/keys/{id} или по решению ' +
        'оператора. Обратно он не включается.',
      'The key was real, but somebody revoked it: in the dashboard, by DELETE /v2/keys/{id}, or the operator ' +
        'did. It does not come back.',
    ],
    [
      'Создайте другой ключ в личном кабинете (/dashboard) или запросом POST /v2/keys и замените старый в ' +
        'настройках.',
      'Make another key in the dashboard (/dashboard) or by POST /v2/keys, and put it in place of the old one.',
    ],
  ),
  key_legacy_expired: words(
    [
      'Это ключ старого вида (32 шестнадцатеричных знака). Срок, до которого такие ключи принимались, прошёл; о ' +
        'нём предупреждали заголовки Deprecation и Sunset.',
      'This is a key of the old form (32 hexadecimal digits). The time until which such keys were taken is ' +
        'over; the headers Deprecation and Sunset had announced it.',
    ],
    NEW_KEY,
  ),
  session_required: words(
    [
      'Операция относится к учётной записи, а запрос пришёл без её ключа и без входа; либо вход закончился, ' +
        'либо ссылка из письма уже использована или устарела.',
      'The operation belongs to an account, and the request came without its key and without a sign-in; or the ' +
        'sign-in has ended, or the link of the mail is used up or too old.',
    ],
    [
      'Передайте рабочий ключ этой записи или войдите заново: POST /v2/session пришлёт новую ссылку на почту.',
      'Send a live key of the account, or sign in again: POST /v2/session mails a new link.',
    ],
    { asked: 'GET /v2/account' },
  ),
  quota_exhausted: words(
    [
      'Бесплатные запросы месяца израсходованы, а плательщика у учётной записи нет. Запрос не выполнен и ничего ' +
        'не стоит.',
      'The free requests of the month are used up, and the account has no payer. The request was not done and ' +
        'costs nothing.',
    ],
    [
      'Дождитесь даты quota.resets_at или укажите плательщика в личном кабинете (/dashboard): тогда запросы ' +
        'сверх бесплатных оплачиваются.',
      'Wait for the date in quota.resets_at, or enter a payer in the dashboard (/dashboard): then requests ' +
        'beyond the free ones are paid for.',
    ],
    {
      details: {
        free: 10_000,
        resetsAt: '2026-12-01',
        quota: { free: 10_000, used: 10_000, resets_at: '2026-12-01' },
      },
    },
  ),
  spend_cap_reached: words(
    [
      'Достигнут месячный предел, который владелец учётной записи задал сам. Больше этого предела сервис не ' +
        'списывает.',
      'The monthly limit that the owner of the account set is reached. The service charges nothing beyond it.',
    ],
    [
      'Поднимите или снимите предел в личном кабинете (/dashboard) либо запросом PATCH /v2/account; или ' +
        'подождите до следующего месяца.',
      'Raise or remove the limit in the dashboard (/dashboard) or by PATCH /v2/account; or wait for the next month.',
    ],
    { details: { resetsAt: '2026-12-01' } },
  ),
  account_suspended: words(
    [
      'Оператор приостановил учётную запись: ни один её ключ сейчас не работает. Ключи и данные сохраняются.',
      'The operator has suspended the account: none of its keys works at present. Keys and data are kept.',
    ],
    [
      'Напишите оператору с адреса учётной записи и назовите request_id из ответа.',
      'Write to the operator from the address of the account, and quote the request_id of the reply.',
    ],
  ),
  forbidden: words(
    [
      'Ключ или вход опознан, но для этого действия его мало: нужен рабочий ключ с подтверждённым адресом, или ' +
        'запрос пришёл с чужой страницы.',
      'The key or the sign-in is known, but it does not suffice: a live key with a confirmed address is needed, ' +
        'or the request came from a page of another site.',
    ],
    [
      'Прочтите detail: он говорит, какой из случаев ваш. Адрес подтверждает ссылка из письма, пришедшего при ' +
        'выдаче ключа.',
      'Read detail, which says which of these it is. An address is confirmed by the link in the mail that came ' +
        'with the key.',
    ],
  ),
  account_limit_reached: words(
    [
      'У учётной записи уже столько ключей или вебхуков, сколько может быть. Ничего не создано.',
      'The account has as many keys or webhooks as it may have. Nothing was made.',
    ],
    [
      'Отзовите ненужный ключ (DELETE /v2/keys/{id}) или удалите ненужный вебхук (DELETE /v2/webhooks/{id}).',
      'Revoke a key that is not needed (DELETE /v2/keys/{id}), or delete such a webhook (DELETE /v2/webhooks/{id}).',
    ],
    { details: { most: 20, what: 'webhooks' } },
  ),
  rate_limited: words(
    [
      'Запросы идут чаще, чем разрешено учётной записи или адресу. Отказ ничего не стоит.',
      'Requests come faster than the account or the network address may send them. A refusal costs nothing.',
    ],
    [
      'Подождите столько секунд, сколько в Retry-After, и держитесь темпа из заголовков RateLimit-Policy и ' +
        'RateLimit. Нужен больший темп — напишите оператору.',
      'Wait for the seconds in Retry-After, and keep to the pace in the headers RateLimit-Policy and RateLimit. ' +
        'For a higher rate, write to the operator.',
    ],
    { details: { retryAfterMs: 2000 } },
  ),
};
