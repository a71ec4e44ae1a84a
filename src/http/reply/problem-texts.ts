import type { Code } from '../../contract.gen.ts';

export type Lang = 'ru' | 'en';
type Details = Readonly<Record<string, unknown>>;
type Text = (details: Details) => string;

export interface ProblemText {
  readonly status: number;
  readonly title: Readonly<Record<Lang, string>>;
  readonly detail: Readonly<Record<Lang, Text>>;
}

const code = (status: number, titleRu: string, titleEn: string, ru: string | Text, en: string | Text): ProblemText => ({
  status,
  title: { ru: titleRu, en: titleEn },
  detail: { ru: typeof ru === 'string' ? () => ru : ru, en: typeof en === 'string' ? () => en : en },
});

const seconds = (details: Details): number => Math.max(1, Math.ceil(Number(details.retryAfterMs ?? 1000) / 1000));

const oneOf = (types: unknown, or: string): string => (Array.isArray(types) ? types.join(` ${or} `) : '');

/** The status and texts of every code of the contract; texts are made from the error's details. */
export const problems: Readonly<Record<Code, ProblemText>> = {
  invalid_parameter: code(
    400,
    'Недопустимый параметр',
    'Invalid parameter',
    'Запрос не соответствует контракту.',
    'The request does not match the contract.',
  ),
  unknown_parameter: code(
    400,
    'Неизвестный параметр',
    'Unknown parameter',
    'В запросе есть параметр, которого нет в контракте.',
    'The request has a parameter that the contract does not know.',
  ),
  invalid_json: code(
    400,
    'Тело не JSON',
    'Invalid JSON',
    (d) => (d.late ? 'Тело запроса не пришло вовремя.' : 'Тело запроса — не правильный JSON.'),
    (d) => (d.late ? 'The body did not arrive in time.' : 'The body is not valid JSON.'),
  ),
  matrix_too_large: code(
    400,
    'Матрица слишком велика',
    'Matrix too large',
    'Не больше 100 x 100 точек и 10 000 пар.',
    'At most 100 x 100 points and 10 000 pairs.',
  ),
  key_missing: code(
    401,
    'Нет ключа',
    'No key',
    'Передайте ключ в заголовке «Authorization: Bearer gk_live_…». Новый ключ: GET /v2/key?email=….',
    'Send your key as "Authorization: Bearer gk_live_…". GET /v2/key?email=… gives one at once.',
  ),
  key_invalid: code(
    401,
    'Нет такого ключа',
    'No such key',
    'Такой ключ здесь не выдавали. Проверьте, не потерялся ли символ при копировании.',
    'This key was never issued here. Look for a character lost while copying.',
  ),
  key_revoked: code(401, 'Ключ отозван', 'Key revoked', 'Этот ключ отозван.', 'This key was revoked.'),
  key_legacy_expired: code(
    401,
    'Ключ старого вида',
    'Key of an old form',
    'Ключи, выданные до версии 2.0.0, больше не работают. Новый ключ: GET /v2/key?email=….',
    'Keys from before 2.0.0 stopped working. GET /v2/key?email=… gives a new one.',
  ),
  session_required: code(
    401,
    'Нужен вход',
    'Sign-in needed',
    'Передайте ключ учётной записи или войдите: POST /v2/session пришлёт ссылку.',
    'Send a key of the account, or sign in: POST /v2/session mails a link.',
  ),
  quota_exhausted: code(
    402,
    'Бесплатные запросы кончились',
    'Free requests used up',
    (d) =>
      d.needed === undefined
        ? `Бесплатные запросы этого месяца (${Number(d.free)}) использованы. Новые будут ${String(d.resetsAt)}.`
        : `Строк ${Number(d.needed)}, а запросов осталось ${Number(d.available)}. Новые будут ${String(d.resetsAt)}.`,
    (d) =>
      d.needed === undefined
        ? `All ${Number(d.free)} free requests of this month are used up. They are renewed on ${String(d.resetsAt)}.`
        : `${Number(d.needed)} rows, and ${Number(d.available)} requests left. More come on ${String(d.resetsAt)}.`,
  ),
  spend_cap_reached: code(
    402,
    'Свой предел достигнут',
    'Own limit reached',
    (d) =>
      d.needed === undefined
        ? `Достигнут месячный предел, который учётная запись себе назначила. Новый счёт пойдёт с ${String(d.resetsAt)}.`
        : `Строк ${Number(d.needed)}, а до своего месячного предела осталось ${Number(d.available)}.`,
    (d) =>
      d.needed === undefined
        ? `The monthly limit that this account set for itself is reached. It counts anew from ${String(d.resetsAt)}.`
        : `${Number(d.needed)} rows, and ${Number(d.available)} left to the monthly limit of your own.`,
  ),
  account_suspended: code(
    403,
    'Учётная запись приостановлена',
    'Account suspended',
    'Учётная запись приостановлена. Напишите оператору.',
    'This account is suspended. Write to the operator.',
  ),
  forbidden: code(
    403,
    'Нельзя',
    'Not allowed',
    (d) =>
      d.crossSite
        ? 'Изменять что-либо с cookie можно только со страниц этого сервиса.'
        : 'Этому ключу это не разрешено: нужен рабочий ключ, адрес которого подтверждён по ссылке из письма.',
    (d) =>
      d.crossSite
        ? "With a cookie, changes are only accepted from this service's own pages."
        : 'This key may not do that: a live key is needed whose address was confirmed by the link in the mail.',
  ),
  not_found: code(404, 'Не найдено', 'Not found', 'Здесь ничего нет.', 'There is nothing here.'),
  job_not_found: code(404, 'Нет такого задания', 'No such job', 'Такого задания нет.', 'There is no such job.'),
  no_recording: code(
    404,
    'Нет записи',
    'No recording',
    'Для этого запроса в песочнице нет записанного ответа.',
    'The sandbox has no recorded answer for this input.',
  ),
  method_not_allowed: code(
    405,
    'Метод не подходит',
    'Method not allowed',
    (d) => `Здесь можно: ${String(d.allow)}.`,
    (d) => `Allowed here: ${String(d.allow)}.`,
  ),
  not_acceptable: code(
    406,
    'Такого ответа нет',
    'Not acceptable',
    (d) => `Ответ бывает только ${String(d.type)}, а Accept его исключает.`,
    (d) => `The answer is ${String(d.type)}, which Accept leaves out.`,
  ),
  idempotency_in_progress: code(
    409,
    'Запрос ещё выполняется',
    'Still in progress',
    'Запрос с этим ключом ещё выполняется.',
    'A request with this idempotency key is still being worked on.',
  ),
  account_limit_reached: code(
    409,
    'Больше нельзя',
    'Account limit reached',
    (d) =>
      d.what === 'keys'
        ? `Действующих ключей может быть не больше ${Number(d.most)}: отзовите ненужный.`
        : `Вебхуков может быть не больше ${Number(d.most)}: удалите ненужный.`,
    (d) =>
      d.what === 'keys'
        ? `An account has at most ${Number(d.most)} keys that work: revoke one first.`
        : `An account has at most ${Number(d.most)} webhooks: delete one first.`,
  ),
  webhook_disabled: code(
    409,
    'Вебхук выключен',
    'Webhook disabled',
    'На выключенный вебхук ничего не отправляется: сначала включите его.',
    'A disabled webhook gets nothing: enable it first.',
  ),
  job_not_ready: code(409, 'Задание не готово', 'Job not ready', 'Задание ещё не готово.', 'The job is not done yet.'),
  job_finished: code(409, 'Задание завершено', 'Job finished', 'Задание уже завершено.', 'The job is over already.'),
  result_expired: code(
    410,
    'Срок хранения вышел',
    'Result expired',
    'Результат хранится 30 дней и уже удалён.',
    'Results are kept for 30 days; this one is gone.',
  ),
  payload_too_large: code(
    413,
    'Тело слишком велико',
    'Body too large',
    (d) => `Тело может быть до ${Number(d.maxBytes)} байт.`,
    (d) => `The body may have ${Number(d.maxBytes)} bytes.`,
  ),
  batch_too_large: code(
    413,
    'Файл слишком велик',
    'Batch too large',
    'Не больше 1 000 000 строк и 256 МБ.',
    'At most 1 000 000 rows and 256 MB.',
  ),
  uri_too_long: code(
    414,
    'Адресная строка слишком длинна',
    'Address line too long',
    (d) => `Адресная строка может быть до ${Number(d.maxBytes)} байт.`,
    (d) => `The address line may have ${Number(d.maxBytes)} bytes.`,
  ),
  unsupported_media_type: code(
    415,
    'Такое тело не принимается',
    'Unsupported media type',
    (d) =>
      typeof d.packed === 'string'
        ? `Тело должно быть ${oneOf(d.types, 'или')}; сжать можно только ${d.packed}, и только gzip.`
        : `Тело должно быть ${oneOf(d.types, 'или')}, без сжатия.`,
    (d) =>
      typeof d.packed === 'string'
        ? `The body must be ${oneOf(d.types, 'or')}; only ${d.packed} may be packed, by gzip.`
        : `The body must be ${oneOf(d.types, 'or')}, not compressed.`,
  ),
  range_not_satisfiable: code(
    416,
    'За концом файла',
    'Out of range',
    (d) => `В файле ${Number(d.size)} байт.`,
    (d) => `The file has ${Number(d.size)} bytes.`,
  ),
  no_route: code(422, 'Нет пути', 'No route', 'Между точками нет пути.', 'There is no way between the points.'),
  point_off_road: code(
    422,
    'Точка далеко от дорог',
    'Point off the road',
    'Рядом с точкой нет дороги.',
    'No road is near the point.',
  ),
  batch_empty: code(422, 'Пустой файл', 'Empty batch', 'В файле нет ни одной строки.', 'The file has no rows.'),
  batch_encoding: code(
    422,
    'Кодировка не понята',
    'Encoding not understood',
    'Файл должен быть таблицей CSV в UTF-8, windows-1251 или UTF-16 с BOM.',
    'The file must be a CSV table in UTF-8, windows-1251 or UTF-16 with BOM.',
  ),
  batch_columns: code(
    422,
    'Столбцы не поняты',
    'Columns not understood',
    'Не понять, как файл делится на столбцы и где адрес.',
    'It is not clear how the file is divided into columns, or which one has the address.',
  ),
  webhook_url_refused: code(
    422,
    'Адрес не принят',
    'Webhook address refused',
    'Нужен общедоступный адрес https.',
    'A public https address is needed.',
  ),
  idempotency_key_reused: code(
    422,
    'Ключ повтора занят',
    'Idempotency key reused',
    'С этим ключом уже был другой запрос.',
    'This idempotency key came with another request before.',
  ),
  rate_limited: code(
    429,
    'Слишком часто',
    'Too many requests',
    (d) => `Слишком много запросов. Повторите через ${seconds(d)} с.`,
    (d) => `Too many requests. Retry in ${seconds(d)} s.`,
  ),
  internal: code(
    500,
    'Внутренняя ошибка',
    'Internal error',
    'Что-то сломалось у нас.',
    'Something went wrong on our side.',
  ),
  overloaded: code(
    503,
    'Перегрузка',
    'Overloaded',
    'Сейчас слишком много запросов. Повторите чуть позже.',
    'Too many requests are being worked on. Retry in a moment.',
  ),
  temporarily_unavailable: code(
    503,
    'Временно недоступно',
    'Temporarily unavailable',
    'Нужное сейчас недоступно. Повторите чуть позже.',
    'Something we need is away. Retry in a moment.',
  ),
  timeout: code(
    504,
    'Не успели',
    'Timeout',
    'Ответ не успел за отведённое время.',
    'The answer was not ready in time.',
  ),
};
