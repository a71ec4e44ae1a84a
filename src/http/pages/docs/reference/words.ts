import type { Lang } from '../../../reply/problem-texts.ts';

/** The wording of the reference. Descriptions of fields and parameters come from the contract. */
export const words = {
  ru: {
    about: 'Каждая операция на своей странице: параметры, ответы, ошибки, примеры на пяти языках и форма, чтобы ' +
      'попробовать её в браузере. Страницы строятся из контракта.',
    types: { or: 'или', listOf: 'список:', items: 'шт.', characters: 'до {} символов', default: 'по умолчанию' },
    free: 'бесплатно', unit: '1 запрос из квоты', each: '1 запрос из квоты за каждый элемент с ответом',
    open: 'ключ не нужен', key: 'нужен ключ', session: 'нужен вход в кабинет', either: 'ключ или вход в кабинет',
    samples: 'Пример', parameters: 'Параметры', body: 'Тело запроса', reply: 'Ответ', fields: 'Поля', errors: 'Ошибки',
    name: 'Имя', type: 'Тип', what: 'Что это', status: 'Статус', codes: 'Коды', required: 'обязательно',
    tryIt: 'Попробовать', tryNeedsScript: 'Чтобы попробовать здесь, нужен JavaScript.',
    all: 'Все операции', noBody: 'Без тела.',
    places: { path: 'в пути', query: 'в запросе', header: 'заголовок' },
    keyHint: 'Примеры берут адрес сервиса и ключ из переменных окружения: в оболочке BASE и KEY, в клиентах ' +
      'GEOKOD_URL и GEOKOD_KEY.',
  },
  en: {
    about: 'Each operation has a page of its own with its parameters, responses, errors, samples in five languages ' +
      'and a form to try it in the browser. The pages are generated from the contract.',
    types: { or: 'or', listOf: 'list of', items: 'items', characters: 'up to {} characters', default: 'default' },
    free: 'free of charge', unit: '1 request of the quota', each: '1 request of the quota for each item with results',
    open: 'no key needed', key: 'needs a key', session: 'needs a session',
    either: 'needs a key or a session',
    samples: 'Sample', parameters: 'Parameters', body: 'Request body', reply: 'Response', fields: 'Fields',
    errors: 'Errors',
    name: 'Name', type: 'Type', what: 'Description', status: 'Status', codes: 'Codes', required: 'required',
    tryIt: 'Try it', tryNeedsScript: 'Trying it here needs JavaScript.', all: 'All operations', noBody: 'No body.',
    places: { path: 'in the path', query: 'in the query', header: 'a header' },
    keyHint: 'Samples take the address of the service and the key from the environment: BASE and KEY in the shell, ' +
      'GEOKOD_URL and GEOKOD_KEY in the clients.',
  },
} as const satisfies Record<Lang, unknown>;
