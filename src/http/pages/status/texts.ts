import type { Lang } from '../../reply/problem-texts.ts';

/** The wording of the page. */
export const texts = {
  ru: {
    title: 'Состояние сервиса',
    well: 'Все регионы работают', troubled: 'Все регионы отвечают, но есть происшествие',
    ill: 'Работают не все регионы', dark: 'О некоторых регионах нет свежих данных',
    nothing: 'Данных ещё нет: они появятся через минуту-другую после первых наблюдений',
    downNow: 'Не работает', unknownNow: 'Нет свежих данных',
    stale: 'Свежие данные сейчас недоступны. Показано то, что было известно на', thatTime: 'Тогда',
    past: {
      well: 'все регионы работали', troubled: 'все регионы отвечали, но было происшествие',
      ill: 'работали не все регионы', dark: 'не обо всех регионах были свежие данные',
      nothing: 'данных ещё не было',
    },
    away: 'Узнать состояние сервиса сейчас не получается: данные недоступны. Это не значит, что он не работает.',
    asOf: 'По данным на',
    uptime: 'доступность за 30 дней', noData: 'данных нет за',
    up: 'работает', down: 'не работает', unknown: 'нет данных',
    days: '90 дней', today: 'сегодня', operation: 'Операция', now: 'Время ответа за последний час, мс',
    p50: 'медиана', p99: 'p99', history: 'за 90 дней', unit: 'мс',
    badDays: 'Дни хуже обещанного', darkDays: 'Дни без данных', day: 'День', share: 'Доступность',
    downMinutes: 'Простой, мин',
    probes: 'по нашим пробам', incidents: 'Происшествия', happening: 'Происходит сейчас',
    none: 'За 90 дней происшествий не было.',
    open: 'продолжается', feed: 'Лента Atom', dashboard: 'Кабинет', docs: 'Документация',
    here: 'Статус', other: 'English',
    legend: { up: 'без нарушений', poor: 'ниже 99,9 %', down: 'ниже 99 %', unknown: 'нет данных' },
    moscow: 'Время московское. Минута плохая, если на половину наших проб одной из операций не пришло ответа; минуты ' +
      'без данных не считаются ни хорошими, ни плохими.',
    units: { d: 'дн.', h: 'ч', min: 'мин' },
    regions: { 'msk-1': 'Москва', 'spb-1': 'Санкт-Петербург', 'fra-1': 'Франкфурт', 'ala-1': 'Алматы' },
  },
  en: {
    title: 'Service status',
    well: 'All regions work', troubled: 'All regions answer, but there is an incident',
    ill: 'Not all regions work', dark: 'Nothing recent is known of some regions',
    nothing: 'There is no data yet: it appears a minute or two after the first observations',
    downNow: 'Down', unknownNow: 'No recent data',
    stale: 'Nothing newer can be read at present. This was known at', thatTime: 'At that time',
    past: {
      well: 'all regions worked', troubled: 'all regions answered, but there was an incident',
      ill: 'not all regions worked', dark: 'nothing recent was known of some regions',
      nothing: 'there was no data yet',
    },
    away: 'The state of the service cannot be read at present. That does not mean that it is down.',
    asOf: 'As of',
    uptime: 'uptime of 30 days', noData: 'no data for',
    up: 'up', down: 'down', unknown: 'no data',
    days: '90 days', today: 'today', operation: 'Operation', now: 'Response time of the last hour, ms',
    p50: 'median', p99: 'p99', history: '90 days', unit: 'ms',
    badDays: 'Days worse than promised', darkDays: 'Days without data', day: 'Day', share: 'Uptime',
    downMinutes: 'Down, min',
    probes: 'by our probes', incidents: 'Incidents', happening: 'Happening now',
    none: 'There were no incidents in 90 days.',
    open: 'goes on', feed: 'Atom feed', dashboard: 'Dashboard', docs: 'Documentation', here: 'Status',
    other: 'Русский',
    legend: { up: 'as promised', poor: 'below 99.9 %', down: 'below 99 %', unknown: 'no data' },
    moscow: 'Moscow time. A minute is bad when half of our probes of one operation had no answer; minutes without ' +
      'data count neither as good nor as bad.',
    units: { d: 'd', h: 'h', min: 'min' },
    regions: { 'msk-1': 'Moscow', 'spb-1': 'Saint Petersburg', 'fra-1': 'Frankfurt', 'ala-1': 'Almaty' },
  },
} as const satisfies Record<Lang, unknown>;

/** The class of a day's bar. */
export type DayClass = keyof (typeof texts)['ru']['legend'];

export const regionName = (region: string, lang: Lang): string =>
  (texts[lang].regions as Readonly<Record<string, string>>)[region] ?? region;

/** Formats "99.95 %", rounded down, so that less than 100 never looks like 100. */
export function percentText(share: number | undefined, lang: Lang): string {
  if (share === undefined) return texts[lang].unknown;
  const text = (Math.floor(share * 10_000) / 100).toFixed(2);
  return `${lang === 'ru' ? text.replace('.', ',') : text} %`;
}

const locales = { ru: 'ru-RU', en: 'en-GB' } as const satisfies Record<Lang, string>;
const moments = (lang: Lang): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Moscow' });

export const momentText = (at: number, lang: Lang): string => moments(lang).format(at);

/** Formats a range of times; a shared day appears once. */
export const spanText = (from: number, to: number, lang: Lang): string => moments(lang).formatRange(from, to);

/** Formats a Moscow day, "2026-11-04", as "4 нояб." or "4 Nov". */
export const dayText = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(locales[lang], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day));

const MINUTE_MS = 60_000;

/** Formats whole minutes as "2 h 46 min", or "29 d 1 h" with its greatest units; less counts as one minute. */
export function durationText(ms: number, lang: Lang, units = 3): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const parts = [[Math.floor(hours / 24), 'd'], [hours % 24, 'h'], [minutes % 60, 'min']] as const;
  const shown = parts.filter(([count]) => count > 0).slice(0, units);
  return shown.map(([count, unit]) => `${count} ${texts[lang].units[unit]}`).join(' ');
}

/** Formats milliseconds as "24" or "0.4", with as many digits as matter. */
export function msText(ms: number, lang: Lang): string {
  const text = ms >= 10 ? String(Math.round(ms)) : ms.toFixed(1);
  return lang === 'ru' ? text.replace('.', ',') : text;
}

/** Escapes text for HTML and XML; characters that XML forbids, as most control characters, become spaces. */
export const escape = (text: string): string =>
  text.toWellFormed().replaceAll(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
