import { field, post, words } from './words.ts';

/** Errors about the form and content of requests. */
export const requestErrors = {
  invalid_parameter: words(
    [
      'Параметр запроса, поле тела или заголовок есть в контракте, но его значение не подходит: не тот тип, ' +
        'выход за пределы, пропуск обязательного. Ничего не выполнено и не списано.',
      'A parameter, body field or header is in the contract, but its value is invalid: of the wrong type, out of ' +
        'range, or missing where required. Nothing was done or charged.',
    ],
    [
      'Исправьте то, что названо в errors: parameter (имя параметра) или pointer (место в теле). Без изменений ' +
        'повторять бесполезно.',
      'Correct what errors lists: a parameter by name, or a pointer into the body. Repeating the request unchanged ' +
        'will not help.',
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
      'The contract has no such parameter or field. It is refused rather than ignored, so that a typo cannot ' +
        'change what a request means.',
    ],
    [
      'Проверьте имя по описанию операции в /docs и уберите лишнее.',
      'Look up the name in the description of the operation at /docs, and leave out what is not there.',
    ],
    {
      asked: 'GET /v2/reverse?lat=54.442&lon=148.3408&radius=100',
      details: field({ parameter: 'radius' }, 'unknown', 'такого параметра нет', 'there is no such parameter'),
    },
  ),
  invalid_json: words(
    [
      'Тело запроса не разобрать как JSON: ошибка в записи или обрыв.',
      'The body is not valid JSON: it has a syntax error or is cut off.',
    ],
    [
      'Составляйте тело библиотекой JSON, в UTF-8, и передавайте его целиком вместе с верным Content-Length.',
      'Build the body with a JSON library, in UTF-8, and send all of it with the right Content-Length.',
    ],
    { asked: post('/v2/route', '{"profile": "car", "points": [') },
  ),
  matrix_too_large: words(
    [
      'В матрице слишком много точек или пар: больше, чем сервис считает за один запрос.',
      'The matrix has more points or pairs than the service computes in one request.',
    ],
    [
      'Разбейте её на части: по нескольку origins на запрос, с теми же destinations, и сложите строки.',
      'Request it in parts: a few of the origins at a time, with the same destinations, and join the rows.',
    ],
  ),
  not_found: words(
    [
      'По этому адресу ничего нет: опечатка в пути, либо ключ, счёт или другой предмет принадлежит не вам или ' +
        'не существует. Одно от другого намеренно не отличить.',
      'There is nothing at this URL: the path has a typo, or the key, invoice or other resource is not yours or ' +
        'does not exist. The answer deliberately does not say which.',
    ],
    [
      'Сверьте путь с /docs, а идентификатор — со списком (например, GET /v2/keys).',
      'Compare the path with /docs, and the id with the list it comes from (GET /v2/keys, for example).',
    ],
    { asked: 'GET /v2/nowhere' },
  ),
  no_recording: words(
    [
      'Песочница отвечает только записанным: для этого запроса записи нет. Список того, что записано, стоит в ' +
        'recorded.',
      'The sandbox only has recorded answers, and none for this request. The field recorded lists what there is.',
    ],
    [
      'Возьмите запрос из recorded либо обратитесь к настоящему сервису с ключом gk_live_….',
      'Use one of the calls in recorded, or the real service with a gk_live_… key.',
    ],
    { details: { recorded: ['/v2/reverse?lat=54.442&lon=148.3408'] } },
  ),
  method_not_allowed: words(
    [
      'Путь верен, но такого метода у него нет. Какие есть, говорит заголовок Allow.',
      'The path exists, but not with this method. The header Allow lists its methods.',
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
      'The header Accept excludes the only type this answer comes in.',
    ],
    ['Уберите Accept или добавьте в него application/json.', 'Leave Accept out, or add application/json to it.'],
    { asked: 'GET /v2/reverse?lat=54.442&lon=148.3408\nAccept: text/html', details: { type: 'application/json' } },
  ),
  payload_too_large: words(
    [
      'Тело запроса больше, чем операция принимает. Дальше предела оно не читалось.',
      'The body is larger than the operation accepts. Nothing beyond the limit was read.',
    ],
    [
      'Уменьшите тело: меньше точек или строк за раз. Предел в байтах назван в detail.',
      'Make the body smaller: fewer points or rows at a time. The limit in bytes is in detail.',
    ],
    { details: { maxBytes: 65_536 } },
  ),
  uri_too_long: words(
    [
      'Адрес запроса вместе с параметрами длиннее допустимого.',
      'The URL of the request, with its parameters, is too long.',
    ],
    [
      'Сократите q и другие параметры. Обычная причина — один параметр, добавленный много раз.',
      'Shorten q and the other parameters. The usual cause is a parameter appended many times.',
    ],
    { details: { maxBytes: 8192 } },
  ),
  unsupported_media_type: words(
    [
      'Content-Type тела не тот, который операция принимает, либо тело сжато там, где это не принимается.',
      'The operation does not accept this Content-Type, or the body is compressed where it must not be.',
    ],
    [
      'Поставьте Content-Type из detail; сжимайте только то, что detail позволяет.',
      'Send the Content-Type given in detail, and compress only what detail allows.',
    ],
    { asked: post('/v2/route', 'profile=car', 'text/plain'), details: { types: ['application/json'] } },
  ),
  no_route: words(
    [
      'Обе точки стоят на дорогах, но проехать между ними этим способом нельзя: остров, разорванная сеть, край ' +
        'карты, закрытая улица.',
      'Both points are on roads, but there is no route between them for this profile: an island, a gap, the edge ' +
        'of the map, a closed street.',
    ],
    [
      'Проверьте, не перепутаны ли lat и lon и входят ли обе точки в карту; попробуйте другой profile.',
      'Check that lat and lon are not swapped and that the map covers both points; try another profile.',
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
      'There is no road near a point that this profile may use. The field errors says which point.',
    ],
    [
      'Поставьте точку ближе к дороге или увеличьте max_snap_m; проверьте порядок lat и lon и покрытие карты.',
      'Move the point closer to a road, or raise max_snap_m; check the order of lat and lon, and what the map covers.',
    ],
    {
      asked: post('/v2/route', '{"profile": "car", "points": [{"lat": 54.44, "lon": 148.34}, {"lat": 0, "lon": 0}]}'),
      details: field({ pointer: '/points/1' }, 'point_off_road', 'ближе 5000 м нет дороги', 'no road is within 5000 m'),
    },
  ),
  idempotency_in_progress: words(
    [
      'Запрос с тем же Idempotency-Key уже принят и ещё выполняется, так что второй раз ничего не начато.',
      'A request with the same Idempotency-Key was accepted and is still in progress, so nothing was started a ' +
        'second time.',
    ],
    [
      'Подождите столько секунд, сколько в Retry-After, и повторите с тем же ключом повтора: придёт ответ ' +
        'первого запроса.',
      'Wait as many seconds as Retry-After says, and repeat it with the same idempotency key: you will get the ' +
        'answer of the first.',
    ],
    { details: { retryAfterMs: 2000 } },
  ),
  idempotency_key_reused: words(
    [
      'С этим Idempotency-Key раньше пришёл другой запрос: тело или путь отличаются.',
      'This Idempotency-Key was already used for another request, with a different body or path.',
    ],
    [
      'Для нового действия берите новый ключ повтора (например, UUID); старый годится только для точного повтора.',
      'Use a new idempotency key (a UUID, for example) for a new action; the old one is for exact repetitions only.',
    ],
  ),
};
