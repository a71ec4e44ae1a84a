import { words } from './words.ts';

/** Errors about batch jobs and webhooks. */
export const jobErrors = {
  job_not_found: words(
    ['Пакетного задания с таким номером у этой учётной записи нет.', 'This account has no batch job of that number.'],
    [
      'Возьмите номер из ответа на отправку файла или из списка заданий и передавайте ключ той же учётной записи.',
      'Take the job id from the answer to the upload or from the list of jobs, and send a key of the same account.',
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
      'The job is already done, cancelled or failed, so there is nothing to cancel.',
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
      'The file has more rows or bytes than one job may have.',
    ],
    [
      'Разделите файл и отправьте части отдельными заданиями.',
      'Split the file and send the parts as separate jobs.',
    ],
  ),
  range_not_satisfiable: words(
    [
      'Заголовок Range просит байты, которых в файле нет: он короче.',
      'The header Range asks for bytes beyond the end of the file.',
    ],
    [
      'Узнайте длину запросом HEAD; если всё уже скачано, больше ничего не нужно.',
      'HEAD says how long the file is; if you already have all of it, there is nothing left to do.',
    ],
    { details: { size: 1842 } },
  ),
  batch_empty: words(
    ['В присланном файле нет строк с данными.', 'The file that was sent has no rows of data.'],
    [
      'Проверьте, что отправлен тот файл и что под заголовком есть хотя бы одна строка.',
      'Check that it is the right file, and that it has at least one row below the header.',
    ],
  ),
  batch_encoding: words(
    [
      'Байты файла не читаются ни как UTF-8, ни как windows-1251.',
      'The bytes of the file are valid neither as UTF-8 nor as windows-1251.',
    ],
    [
      'Сохраните файл в UTF-8 или назовите кодировку параметром encoding.',
      'Save the file in UTF-8, or give its encoding in the parameter encoding.',
    ],
  ),
  batch_columns: words(
    [
      'Не удалось понять, в каком столбце файла стоят адреса, либо названного столбца в нём нет.',
      'It is not clear which column has the addresses, or there is no column of the given name.',
    ],
    [
      'Назовите столбец параметром column, по имени или номеру, и проверьте разделитель.',
      'Give the column in the parameter column, by name or number, and check the delimiter.',
    ],
  ),
  webhook_url_refused: words(
    [
      'На такой адрес сервис не пишет: не https, с паролем внутри или ведёт во внутреннюю сеть.',
      'The service does not send to such a URL: it is not https, contains a password, or leads to a private network.',
    ],
    [
      'Дайте адрес https, все адреса имени которого доступны из интернета.',
      'Give an https URL whose host has only public addresses.',
    ],
  ),
  webhook_disabled: words(
    [
      'Вебхук выключен: его владельцем, ответом 410 или потому, что три дня ничего не доходило.',
      'The webhook is disabled: by its owner, by an answer of 410, or because nothing was delivered for three days.',
    ],
    [
      'Включите его (PATCH /v2/webhooks/{id} с "enabled": true) и повторите.',
      'Enable it (PATCH /v2/webhooks/{id} with "enabled": true), and try again.',
    ],
  ),
};
