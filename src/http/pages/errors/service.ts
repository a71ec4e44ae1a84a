import { words, type Both } from './words.ts';

const LATER: Both = [
  'Повторите запрос не раньше, чем говорит заголовок Retry-After, и с растущими паузами, если это не помогло.',
  'Send the request again no sooner than the header Retry-After says, and with growing waits if that did not help.',
];
const OPERATOR: Both = [
  'Повторите запрос. Если ошибка остаётся, напишите оператору и назовите request_id из ответа.',
  'Send the request again. If the error stays, write to the operator and quote the request_id of the reply.',
];

/** What is our fault, or nobody's. */
export const serviceErrors = {
  internal: words(
    [
      'Сломалось что-то у нас; подробности есть в журнале сервиса. Запрос не тарифицируется.',
      'Something broke on our side; the log of the service has the details. The request is not charged.',
    ],
    OPERATOR,
  ),
  overloaded: words(
    [
      'Сервис занят до предела и отказал сразу, вместо того чтобы держать запрос в очереди. Ничего не выполнено ' +
        'и не списано.',
      'The service is as busy as it may be and refused at once rather than let the request wait. Nothing was ' +
        'done or charged.',
    ],
    LATER,
  ),
  temporarily_unavailable: words(
    [
      'Недоступно то, что нужно именно этому запросу: хранилище, карта, которая ещё загружается, или данные за ' +
        'ними. Ничего не списано.',
      'What this very request needs is away: a store, or the map, which is still being loaded. Nothing was charged.',
    ],
    LATER,
  ),
  timeout: words(
    [
      'Ответ не был готов за отведённое время. Сделана ли работа, неизвестно: регион мог ответить в пустоту.',
      'The answer was not ready in the time there is for it. Whether the work was done is not known: a region may ' +
        'have answered when nobody listened.',
    ],
    [
      'Повторите запрос, а если он что-то создаёт — с тем же Idempotency-Key; большой (матрица, длинный маршрут) ' +
        'разбейте на части.',
      'Send the request again, one that makes something with the same Idempotency-Key; ask for a large one ' +
        '(a matrix, a long route) in parts.',
    ],
  ),
};
