import { field, post, words } from './words.ts';

/** What may be asked, and how. */
export const requestErrors = {
  invalid_parameter: words(
    [
      'Параметр запроса, поле тела или заголовок есть в контракте, но его значение не подходит: не тот тип, ' +
        'выход за пределы, пропуск обязательного. Ничего не выполнено и не списано.',
      'A parameter, a field of the body or a header is in the contract, but its value does not fit: a wrong ' +
        'type, out of bounds, or missing where it is required. Nothing was done or charged.',
    ],
    [
      'Исправьте то, что названо в errors: parameter (имя параметра) или pointer (место в теле). Без изменений ' +
        'повторять бесполезно.',
      'Correct what errors names: a parameter by its name, a pointer into the body. Repeating it unchanged is ' +
        'useless.',
    ],
    {
      asked: 'GET /v2/reverse?lat=95&lon=148.3408',
      details: field({ parameter: 'lat' }, 'maximum', 'должно быть не больше 90', 'must be <= 90'),
    },
  ),
  unknown_parameter: words(
    [
      'Такого параметра или поля в контракте нет. Мы отказываем, а не пропускаем молча: опечатка не должна ' +
        'менять смысл запроса.',
      'The contract has no such parameter or field. It is refused rather than passed over: a slip must not ' +
        'change what a request means.',
    ],
    [
      'Проверьте имя по описанию операции в /docs и уберите лишнее.',
      'Look the name up in the description of the operation at /docs, and leave out what is not there.',
    ],
    {
      asked: 'GET /v2/reverse?lat=54.442&lon=148.3408&radius=100',
      details: field({ parameter: 'radius' }, 'unknown', 'такого параметра нет', 'there is no such parameter'),
    },
  ),
  invalid_json: words(
    [
      'Тело запроса не разобрать как JSON: ошибка в записи или обрыв.',
      'The body cannot be read as JSON: a slip in its notation, or a body that breaks off.',
    ],
    [
      'Составляйте тело библиотекой JSON, в UTF-8, и передавайте его целиком вместе с верным Content-Length.',
      'Make the body with a library for JSON, in UTF-8, and send all of it with the right Content-Length.',
    ],
    { asked: post('/v2/route', '{"profile": "car", "points": [') },
  ),
  matrix_too_large: words(
    [
      'В матрице слишком много точек или пар: больше, чем сервис считает за один запрос.',
      'The matrix has more points or pairs than the service reckons in one request.',
    ],
    [
      'Разбейте её на части: по нескольку origins на запрос, с теми же destinations, и сложите строки.',
      'Ask for it in parts: a few of the origins at a time, with the same destinations, and put the rows together.',
    ],
  ),
  not_found: words(
    [
      'По этому адресу ничего нет: опечатка в пути, либо ключ, счёт или другой предмет принадлежит не вам или ' +
        'не существует. Одно от другого намеренно не отличить.',
      'There is nothing at this address: a slip in the path, or a key, an invoice or another thing that is not ' +
        'yours or does not exist. Which of these it is cannot be told apart, on purpose.',
    ],
    [
      'Сверьте путь с /docs, а идентификатор — со списком (например, GET /v2/keys).',
      'Compare the path with /docs, and the id with the list that it is from (GET /v2/keys, for example).',
    ],
    { asked: 'GET /v2/nowhere' },
  ),
  no_recording: words(
    [
      'Песочница отвечает только записанным: для этого запроса записи нет. Список того, что записано, стоит в ' +
        'recorded.',
      'The sandbox answers what was recorded only, and for this request there is nothing. The list of what ' +
        'there is stands in recorded.',
    ],
    [
      'Возьмите запрос из recorded либо обратитесь к настоящему сервису с ключом gk_live_….',
      'Take one of the calls in recorded, or ask the real service with a gk_live_… key.',
    ],
    { details: { recorded: ['/v2/reverse?lat=54.442&lon=148.3408'] } },
  ),
  method_not_allowed: words(
    [
      'Путь верен, но такого метода у него нет. Какие есть, говорит заголовок Allow.',
      'The path is right, but it does not have this method. The header Allow says which it has.',
    ],
    [
      'Пошлите один из методов, названных в Allow; что делает каждый, написано в /docs.',
      'Use one of the methods that Allow names; /docs says what each of them does.',
    ],
    { asked: 'GET /v2/route', details: { allow: 'POST, OPTIONS' } },
  ),
  not_acceptable: words(
    [
      'Заголовок Accept исключает единственный вид, в котором бывает этот ответ.',
      'The header Accept leaves out the only type in which this answer comes.',
    ],
    ['Уберите Accept или добавьте в него application/json.', 'Leave Accept out, or add application/json to it.'],
    { asked: 'GET /v2/reverse?lat=54.442&lon=148.3408\nAccept: text/html', details: { type: 'application/json' } },
  ),
  payload_too_large: words(
    [
      'Тело запроса больше, чем операция принимает. Дальше предела оно не читалось.',
      'The body is larger than the operation takes. Nothing beyond the limit was read.',
    ],
    [
      'Уменьшите тело: меньше точек или строк за раз. Предел в байтах назван в detail.',
      'Make the body smaller: fewer points or rows at a time. The limit in bytes stands in detail.',
    ],
    { details: { maxBytes: 65_536 } },
  ),
  uri_too_long: words(
    [
      'Адрес запроса вместе с параметрами длиннее допустимого.',
      'The address of the request, with its parameters, is longer than it may be.',
    ],
    [
      'Сократите q и другие параметры. Обычная причина — один параметр, добавленный много раз.',
      'Shorten q and the other parameters. The usual cause is one parameter that was appended many times.',
    ],
    { details: { maxBytes: 8192 } },
  ),
  unsupported_media_type: words(
    [
      'Content-Type тела не тот, который операция принимает, либо тело сжато там, где это не принимается.',
      'The Content-Type of the body is none that the operation takes, or the body is compressed where it may not be.',
    ],
    [
      'Поставьте Content-Type из detail; сжимайте только то, что detail позволяет.',
      'Send the Content-Type that detail names, and compress only what detail allows.',
    ],
    { asked: post('/v2/route', 'profile=car', 'text/plain'), details: { types: ['application/json'] } },
  ),
  no_route: words(
    [
      'Обе точки стоят на дорогах, но проехать между ними этим способом нельзя: остров, разорванная сеть, край ' +
        'карты.',
      'Both points are on roads, but there is no way between them for this profile: an island, a gap, the edge ' +
        'of the map.',
    ],
    [
      'Проверьте, не перепутаны ли lat и lon и входят ли обе точки в карту; попробуйте другой profile.',
      'Make sure that lat and lon are not exchanged and that the map has both points; try another profile.',
    ],
    {
      details: field(
        { pointer: '/points/1' }, 'no_route',
        'сюда нет пути от точки перед ней', 'no way leads here from the point before',
      ),
    },
  ),
  point_off_road: words(
    [
      'Рядом с точкой нет дороги, по которой можно двигаться этим способом. Какая это точка, говорит errors.',
      'There is no road near a point that this profile may use. Which point it is stands in errors.',
    ],
    [
      'Поставьте точку ближе к дороге или увеличьте max_snap_m; проверьте порядок lat и lon и покрытие карты.',
      'Put the point nearer to a road, or raise max_snap_m; look at the order of lat and lon, and at what the map ' +
        'covers.',
    ],
    {
      asked: post('/v2/route', '{"profile": "car", "points": [{"lat": 54.44, "lon": 148.34}, {"lat": 0, "lon": 0}]}'),
      details: field({ pointer: '/points/1' }, 'point_off_road', 'ближе 5000 м нет дороги', 'no road is within 5000 m'),
    },
  ),
  idempotency_in_progress: words(
    [
      'Запрос с тем же Idempotency-Key уже принят и ещё выполняется, так что второй раз ничего не начато.',
      'A request with the same Idempotency-Key was taken and is still being worked on, so nothing was begun a ' +
        'second time.',
    ],
    [
      'Подождите столько секунд, сколько в Retry-After, и повторите с тем же ключом повтора: придёт ответ ' +
        'первого запроса.',
      'Wait for the seconds in Retry-After, and repeat it with the same idempotency key: then comes the answer ' +
        'of the first.',
    ],
    { details: { retryAfterMs: 2000 } },
  ),
  idempotency_key_reused: words(
    [
      'С этим Idempotency-Key раньше пришёл другой запрос: тело или путь отличаются.',
      'Another request came with this Idempotency-Key before: its body or path was different.',
    ],
    [
      'Для нового действия берите новый ключ повтора (например, UUID); старый годится только для точного повтора.',
      'Take a new idempotency key (a UUID, for example) for a new action; the old one is for exact repetitions only.',
    ],
  ),
};
