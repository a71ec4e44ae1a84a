import { words, type Both } from './words.ts';

const NEW_KEY: Both = [
  'Получите новый ключ: GET /v2/key?email=… отдаёт его сразу, без карты. Старый замените везде, где он записан.',
  'Get a new key: GET /v2/key?email=… gives one at once, without a card. Replace the old one everywhere it is used.',
];

/** Errors about access and limits. */
export const accessErrors = {
  key_missing: words(
    [
      'Эта операция требует ключа, а в запросе его нет. Ключ в адресной строке не принимается: адреса попадают ' +
        'в журналы.',
      'This operation needs a key, and the request has none. Keys in the URL are not accepted: URLs end up in logs.',
    ],
    [
      'Передайте ключ в заголовке Authorization. Ключа ещё нет — GET /v2/key?email=… отдаст его сразу; ' +
        'песочница (/sandbox) отвечает без ключа.',
      'Send your key in the Authorization header. No key yet? GET /v2/key?email=… gives one at once, and the ' +
        'sandbox (/sandbox) needs none.',
    ],
    { asked: 'GET /v2/reverse?lat=54.442&lon=148.3408' },
  ),
  key_invalid: words(
    [
      'В запросе есть ключ, но такого сервис не выдавал: ключ искажён, от другого сервиса или записан не по форме.',
      'The request has a key, but this service never issued it: it is damaged, belongs to another service, or is ' +
        'not a key at all.',
    ],
    [
      'Скопируйте ключ ещё раз, целиком: gk_live_ или gk_test_ и 36 букв и цифр за ним, без пробелов и кавычек.',
      'Copy the whole key again: gk_live_ or gk_test_ and the 36 letters and digits after it, without spaces or ' +
        'quotes.',
    ],
    { asked: 'GET /v2/reverse?lat=54.442&lon=148.3408\nAuthorization: Bearer not-a-key' },
  ),
  key_revoked: words(
    [
      'Ключ был настоящим, но его отозвали: в личном кабинете, запросом DELETE /v2/keys/{id} или по решению ' +
        'оператора. Обратно он не включается.',
      'The key was valid but has been revoked: in the dashboard, by DELETE /v2/keys/{id}, or by the operator. It ' +
        'cannot be restored.',
    ],
    [
      'Создайте другой ключ в личном кабинете (/dashboard) или запросом POST /v2/keys и замените старый в ' +
        'настройках.',
      'Make another key in the dashboard (/dashboard) or by POST /v2/keys, and replace the old one with it.',
    ],
  ),
  key_legacy_expired: words(
    [
      'Это ключ старого вида (32 шестнадцатеричных знака). Срок, до которого такие ключи принимались, прошёл; о ' +
        'нём предупреждали заголовки Deprecation и Sunset.',
      'This key has the old format (32 hexadecimal digits). Such keys are no longer accepted; the headers ' +
        'Deprecation and Sunset announced this in advance.',
    ],
    NEW_KEY,
  ),
  session_required: words(
    [
      'Операция относится к учётной записи, а запрос пришёл без её ключа и без входа; либо вход закончился, ' +
        'либо ссылка из письма уже использована или устарела.',
      'The operation is for an account, but the request has neither its key nor a session; or the session has ' +
        'ended, or the link in the e-mail was already used or has expired.',
    ],
    [
      'Передайте рабочий ключ этой записи или войдите заново: POST /v2/session пришлёт новую ссылку на почту.',
      'Send a live key of the account, or sign in again: POST /v2/session e-mails a new link.',
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
      'The monthly limit set by the owner of the account is reached. The service charges nothing beyond it.',
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
      'The operator has suspended the account: none of its keys works for now. Keys and data are kept.',
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
      'The key or session is valid but not sufficient: a live key with a confirmed address is needed, or the ' +
        'request came from another site.',
    ],
    [
      'Прочтите detail: он говорит, какой из случаев ваш. Адрес подтверждает ссылка из письма, пришедшего при ' +
        'выдаче ключа.',
      'The field detail says which of these it is. An address is confirmed by the link in the e-mail sent with the ' +
        'key.',
    ],
  ),
  account_limit_reached: words(
    [
      'У учётной записи уже столько ключей или вебхуков, сколько может быть. Ничего не создано.',
      'The account already has the maximum number of keys or webhooks. Nothing was created.',
    ],
    [
      'Отзовите ненужный ключ (DELETE /v2/keys/{id}) или удалите ненужный вебхук (DELETE /v2/webhooks/{id}).',
      'Revoke a key you do not need (DELETE /v2/keys/{id}), or delete a webhook (DELETE /v2/webhooks/{id}).',
    ],
    { details: { most: 20, what: 'webhooks' } },
  ),
  rate_limited: words(
    [
      'Запросы идут чаще, чем разрешено учётной записи или адресу. Отказ ничего не стоит.',
      'Requests arrive faster than the account or the network address may send them. Refused requests cost nothing.',
    ],
    [
      'Подождите столько секунд, сколько в Retry-After, и держитесь темпа из заголовков RateLimit-Policy и ' +
        'RateLimit. Нужен больший темп — напишите оператору.',
      'Wait as many seconds as Retry-After says, and keep to the rate in the headers RateLimit-Policy and ' +
        'RateLimit. For a higher rate, write to the operator.',
    ],
    { details: { retryAfterMs: 2000 } },
  ),
};
