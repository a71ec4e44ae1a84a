import { texts } from './texts.js';

/**
 * The page speaks the language that its address asks for, else that of the browser. Nothing is stored: a choice
 * stands in the address, where it can be seen, kept and sent to somebody.
 */
export function language() {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked === 'ru' || asked === 'en') return asked;
  const [wanted] = navigator.languages.map((tag) => tag.slice(0, 2)).filter((tag) => tag in texts);
  return wanted ?? (navigator.language.startsWith('ru') ? 'ru' : 'en');
}

export const otherLanguage = () => (language() === 'ru' ? 'en' : 'ru');

export function chooseLanguage(chosen) {
  const address = new URL(location.href);
  address.searchParams.set('lang', chosen);
  history.replaceState(null, '', address);
}

/** A text by its name, with what stands in braces filled in. */
export const say = (name, values = {}) =>
  texts[language()][name].replaceAll(/\{(\w+)\}/g, (_, key) => String(values[key]));

export const number = (value) => new Intl.NumberFormat(language()).format(value);

/** An exact sum of the API, "-1396.01", as people write it. */
export const roubles = (sum) => {
  const form = { minimumFractionDigits: 2, maximumFractionDigits: 5 };
  return `${new Intl.NumberFormat(language(), form).format(sum).replace('-', '\u2212')}\u00a0₽`;
};

/**
 * A day of the calendar, "2026-11-21", in words; days are those of Moscow whoever looks. Russian years come with "г.",
 * whose dot would stand before that of the sentence.
 */
export const day = (text, form = { day: 'numeric', month: 'long' }) =>
  new Intl.DateTimeFormat(language(), { ...form, timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`))
    .replace(/\sг\.$/, '');

/** To the minute of Moscow, as days and months are. */
export const minute = (text) => {
  const form = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Moscow' };
  return new Intl.DateTimeFormat(language(), form).format(new Date(text));
};

export const moment = (text) => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(text));

/** "2026-11" as "ноябрь 2026", "November 2026". */
export const monthName = (month) => day(`${month}-01`, { month: 'long', year: 'numeric' });

/** A day of the month after: invoices come, and are due, on the same ones. */
export function dayAfter(month, date, form) {
  const [year, at] = month.split('-').map(Number);
  return day(new Date(Date.UTC(year, at, date)).toISOString().slice(0, 10), form);
}
