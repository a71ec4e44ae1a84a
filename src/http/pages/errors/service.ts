import { words, type Both } from './words.ts';

const LATER: Both = [
  'Повторите запрос не раньше, чем говорит заголовок Retry-After, и с растущими паузами, если это не помогло.',
  'Retry no sooner than the header Retry-After says, with growing delays if that does not help.',
];
const OPERATOR: Both = [
  'Повторите запрос. Если ошибка остаётся, напишите оператору и назовите request_id из ответа.',
  'Retry the request. If the error persists, write to the operator and quote the request_id of the reply.',
];

/** Errors that are our fault, or nobody's. */
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
      'The service is at its limit and refused at once rather than make the request wait. Nothing was done or charged.',
    ],
    LATER,
  ),
  temporarily_unavailable: words(
    [
      'Недоступно то, что нужно именно этому запросу: хранилище, карта, которая ещё загружается, или данные за ' +
        'ними. Ничего не списано.',
      'Something this request needs is unavailable: a store, or the map, which is still loading. Nothing was charged.',
    ],
    LATER,
  ),
  timeout: words(
    [
      'Ответ не был готов за отведённое время. Сделана ли работа, неизвестно: регион мог ответить в пустоту.',
      'The answer was not ready within the time allowed. It is not known whether the work was done: a region may ' +
        'have answered too late.',
    ],
    [
      'Повторите запрос, а если он что-то создаёт — с тем же Idempotency-Key; большой (матрица, длинный маршрут) ' +
        'разбейте на части.',
      'Retry the request, with the same Idempotency-Key if it creates something; split a large one (a matrix, a ' +
        'long route) into parts.',
    ],
  ),
};
