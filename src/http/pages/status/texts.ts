import type { Lang } from '../../reply/problem-texts.ts';

/** The words of the page. Regions are places of the reader's own maps. */
export const texts = {
  ru: {
    title: 'Состояние сервиса',
    well: 'Все регионы работают', ill: 'Работают не все регионы', dark: 'О некоторых регионах нет свежих данных',
    nothing: 'Данных ещё нет: они появятся через минуту-другую после первых наблюдений.',
    stale: 'Свежие данные сейчас недоступны. Показано то, что было известно на',
    asOf: 'По данным на',
    uptime: 'доступность за 30 дней', unknownMinutes: 'минут без данных за 30 дней:',
    up: 'работает', down: 'не работает', unknown: 'нет данных',
    days: '90 дней', today: 'сегодня', operation: 'Операция', now: 'за последний час, мс',
    p50: 'медиана', p99: 'p99', history: 'за 90 дней',
    probes: 'по нашим пробам', incidents: 'Происшествия', none: 'За 90 дней происшествий не было.',
    open: 'продолжается', feed: 'Лента Atom', docs: 'Описание API', other: 'In English',
    legend: { up: 'без нарушений', poor: 'ниже 99,9 %', down: 'ниже 99 %', unknown: 'нет данных' },
    moscow: 'Время московское. Минута плохая, если на половину наших проб одной из операций не пришло ответа; минуты ' +
      'без данных не считаются ни хорошими, ни плохими.',
    regions: { 'msk-1': 'Москва', 'spb-1': 'Санкт-Петербург', 'fra-1': 'Франкфурт', 'ala-1': 'Алматы' },
  },
  en: {
    title: 'Service status',
    well: 'All regions work', ill: 'Not all regions work', dark: 'Nothing recent is known of some regions',
    nothing: 'There is no data yet: it appears a minute or two after the first observations.',
    stale: 'Nothing newer can be read at present. This was known at',
    asOf: 'As of',
    uptime: 'uptime of 30 days', unknownMinutes: 'minutes without data in 30 days:',
    up: 'up', down: 'down', unknown: 'no data',
    days: '90 days', today: 'today', operation: 'Operation', now: 'the last hour, ms',
    p50: 'median', p99: 'p99', history: '90 days',
    probes: 'by our probes', incidents: 'Incidents', none: 'There were no incidents in 90 days.',
    open: 'goes on', feed: 'Atom feed', docs: 'The API', other: 'По-русски',
    legend: { up: 'as promised', poor: 'below 99.9 %', down: 'below 99 %', unknown: 'no data' },
    moscow: 'Moscow time. A minute is bad when half of our probes of one operation had no answer; minutes without ' +
      'data count neither as good nor as bad.',
    regions: { 'msk-1': 'Moscow', 'spb-1': 'Saint Petersburg', 'fra-1': 'Frankfurt', 'ala-1': 'Almaty' },
  },
} as const satisfies Record<Lang, unknown>;

/** What the bar of a day says. */
export type DayClass = keyof (typeof texts)['ru']['legend'];

export const regionName = (region: string, lang: Lang): string =>
  (texts[lang].regions as Readonly<Record<string, string>>)[region] ?? region;

/** "99.95 %", rounded down, so that what is not whole never looks whole. */
export function percentText(share: number | undefined, lang: Lang): string {
  if (share === undefined) return texts[lang].unknown;
  const text = (Math.floor(share * 10_000) / 100).toFixed(2);
  return `${lang === 'ru' ? text.replace('.', ',') : text} %`;
}

export function momentText(at: number, lang: Lang): string {
  const locale = lang === 'ru' ? 'ru-RU' : 'en-GB';
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Moscow' } as const;
  return new Intl.DateTimeFormat(locale, style).format(at);
}

/** "24" and "0.4": as exact as it is worth reading. */
export function msText(ms: number, lang: Lang): string {
  const text = ms >= 10 ? String(Math.round(ms)) : ms.toFixed(1);
  return lang === 'ru' ? text.replace('.', ',') : text;
}

/** For HTML and XML alike, the latter of which has no room for control characters. */
export const escape = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    .replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
