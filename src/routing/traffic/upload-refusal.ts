import { AppError } from '../../errors.ts';

const SHOWN_CHARACTERS = 40;
const FORMS = 'from_osm_node,to_osm_node,speed_kmh[,hour_of_week][,rate] | from,via,to,penalty_s[,rate]';

/** The errors of a traffic file, with the line, in the words of its author. */
export class UploadRefusal {
  /** The number of the current row, from 1. */
  line = 1;

  header(names: readonly string[], unknown?: string, missing?: string): AppError {
    if (names.every((name) => /^-?[\d.]*$/u.test(name))) {
      return this.at('header', `первая строка должна называть столбцы: ${FORMS}`,
        `the first line must name the columns: ${FORMS}`);
    }
    return missing === undefined
      ? this.at('header', `неизвестный столбец ${shown(unknown ?? '')}; бывают ${FORMS}`,
        `unknown column ${shown(unknown ?? '')}; there are ${FORMS}`)
      : this.at('header', `нет столбца ${missing}; бывают ${FORMS}`,
        `column ${missing} is missing; there are ${FORMS}`);
  }

  twice = (name: string): AppError =>
    this.at('header', `столбец ${name} назван дважды`, `column ${name} is named twice`);

  fields = (expected: number): AppError =>
    this.at('fields', `полей должно быть ${expected}`, `there must be ${expected} fields`);

  number(column: string, text: string, most: number): AppError {
    const value = shown(text);
    if (/^\s*-/u.test(text)) {
      return this.at('minimum', `${column} меньше нуля: ${value}`, `${column} is negative: ${value}`);
    }
    if (/^\s*\d+(\.\d*)?\s*$/u.test(text)) {
      return this.at('maximum', `${column} не бывает больше ${most}: ${value}`,
        `${column} is ${most} at most: ${value}`);
    }
    return this.at('number', `${column} не число: ${value}`, `${column} is not a number: ${value}`);
  }

  node = (column: string, text: string): AppError =>
    this.at('node', `${column} не номер точки OSM (1 … 2^53 - 1): ${shown(text)}`,
      `${column} is no id of an OSM node (1 … 2^53 - 1): ${shown(text)}`);

  hour = (text: string): AppError =>
    this.at('hour', `hour_of_week не час недели (0 … 167): ${shown(text)}`,
      `hour_of_week is no hour of the week (0 … 167): ${shown(text)}`);

  encoding = (): AppError => this.at('encoding', 'это не UTF-8', 'this is not UTF-8');

  tooLong = (most: number): AppError =>
    this.at('length', `строка длиннее ${most} байт`, `the line is longer than ${most} bytes`);

  packed = (why: string): AppError =>
    refusal('gzip', `архив gzip повреждён или оборван: ${why}`, `the gzip archive is damaged or cut off: ${why}`);

  empty = (): AppError => refusal('empty', 'в файле нет ни одной строки с данными', 'the file has no rows');

  tooMany = (most: number): AppError =>
    this.at('rows', `строк больше ${most}`, `there are more than ${most} rows`);

  tooLarge = (most: number): AppError =>
    this.at('size', `распакованный файл больше ${most} байт`, `unpacked, the file has more than ${most} bytes`);

  packedTooLarge = (most: number): AppError =>
    refusal('size', `файл больше ${most} байт`, `the file has more than ${most} bytes`);

  late = (): AppError => refusal('late', 'файл не пришёл вовремя', 'the file did not arrive in time');

  cut = (): AppError => refusal('cut', 'файл пришёл не весь', 'the file was cut off on the way');

  private at(code: string, ru: string, en: string): AppError {
    return refusal(code, `строка ${this.line}: ${ru}`, `line ${this.line}: ${en}`);
  }
}

const refusal = (code: string, ru: string, en: string): AppError =>
  new AppError('invalid_parameter', en, { errors: [{ code, text: { ru, en } }] });

/** Arbitrary text in a form that fits into a line. */
const shown = (text: string): string => {
  const short = [...text].slice(0, SHOWN_CHARACTERS).join('');
  return JSON.stringify(short.length < text.length ? `${short}…` : short);
};
