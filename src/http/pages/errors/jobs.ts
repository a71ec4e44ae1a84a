import { words } from './words.ts';

/** Files of many addresses, and what is told when they are done. */
export const jobErrors = {
  job_not_found: words(
    ['Пакетного задания с таким номером у этой учётной записи нет.', 'This account has no batch job of that number.'],
    [
      'Возьмите номер из ответа на отправку файла или из списка заданий и передавайте ключ той же учётной записи.',
      'Take the number from the answer to the upload or from the list of jobs, and send a key of the same account.',
    ],
  ),
  job_not_ready: words(
    ['Результат запросили раньше, чем задание закончено.', 'The result was asked for before the job was done.'],
    [
      'Смотрите состояние в GET /v2/batch/{job} не чаще, чем говорит Retry-After, или дождитесь вебхука ' +
        'batch.completed.',
      'Watch the state at GET /v2/batch/{job} no more often than Retry-After says, or wait for the webhook ' +
        'batch.completed.',
    ],
  ),
  job_finished: words(
    [
      'Задание уже закончено, отменено или не удалось, поэтому отменять нечего.',
      'The job is done, cancelled or failed already, so there is nothing to cancel.',
    ],
    ['Чем оно кончилось, говорит GET /v2/batch/{job}.', 'GET /v2/batch/{job} says how it ended.'],
  ),
  result_expired: words(
    [
      'Результат задания удалён: файлы хранятся ограниченное время после окончания.',
      'The result of the job was removed: files are kept for a limited time after its end.',
    ],
    [
      'Отправьте файл ещё раз и заберите результат до expires_at.',
      'Send the file again, and fetch the result before expires_at.',
    ],
  ),
  batch_too_large: words(
    [
      'В файле больше строк или байтов, чем принимается за одно задание.',
      'The file has more rows or bytes than one job takes.',
    ],
    [
      'Разделите файл и отправьте части отдельными заданиями.',
      'Split the file and send its parts as jobs of their own.',
    ],
  ),
  range_not_satisfiable: words(
    [
      'Заголовок Range просит байты, которых в файле нет: он короче.',
      'The header Range asks for bytes behind the end of the file.',
    ],
    [
      'Узнайте длину запросом HEAD; если всё уже скачано, больше ничего не нужно.',
      'HEAD tells how long it is; if all of it is there already, nothing is left to do.',
    ],
    { details: { size: 1842 } },
  ),
  batch_empty: words(
    ['В присланном файле нет строк с данными.', 'The file that was sent has no rows of data.'],
    [
      'Проверьте, что отправлен тот файл и что под заголовком есть хотя бы одна строка.',
      'Make sure that it is the right file, and that there is at least one row below its head.',
    ],
  ),
  batch_encoding: words(
    [
      'Байты файла не читаются ни как UTF-8, ни как windows-1251.',
      'The bytes of the file make sense neither as UTF-8 nor as windows-1251.',
    ],
    [
      'Сохраните файл в UTF-8 или назовите кодировку параметром encoding.',
      'Save the file in UTF-8, or name its encoding by the parameter encoding.',
    ],
  ),
  batch_columns: words(
    [
      'Не удалось понять, в каком столбце файла стоят адреса, либо названного столбца в нём нет.',
      'It is not clear which column of the file has the addresses, or it has no column of the name given.',
    ],
    [
      'Назовите столбец параметром column, по имени или номеру, и проверьте разделитель.',
      'Name the column by the parameter column, by its name or number, and look at the delimiter.',
    ],
  ),
  webhook_url_refused: words(
    [
      'На такой адрес сервис не пишет: не https, с паролем внутри или ведёт во внутреннюю сеть.',
      'The service does not write to such an address: it is not https, has a password in it, or leads to a ' +
        'private network.',
    ],
    [
      'Дайте адрес https, все адреса имени которого доступны из интернета.',
      'Give an https address all of whose addresses are public.',
    ],
  ),
  webhook_disabled: words(
    [
      'Вебхук выключен: его владельцем, ответом 410 или потому, что три дня ничего не доходило.',
      'The webhook is disabled: by its owner, by an answer of 410, or since nothing came through for three days.',
    ],
    [
      'Включите его (PATCH /v2/webhooks/{id} с "enabled": true) и повторите.',
      'Enable it (PATCH /v2/webhooks/{id} with "enabled": true), and try again.',
    ],
  ),
};
