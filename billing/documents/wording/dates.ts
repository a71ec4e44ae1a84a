const MONTHS = [
  'январь', 'февраль', 'март', 'апрель', 'май', 'июнь', 'июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь',
];
const OF_MONTHS = [
  'января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря',
];

const monthAt = (date: string): number => Number(date.slice(5, 7)) - 1;

/** Formats "2026-11" as "ноябрь 2026 г." */
export const inMonth = (month: string): string => `${MONTHS[monthAt(month)]} ${month.slice(0, 4)}\u00a0г.`;

/** Formats "2026-12-01" as "1 декабря 2026 г." */
export const onDay = (day: string): string =>
  `${Number(day.slice(8))}\u00a0${OF_MONTHS[monthAt(day)]} ${day.slice(0, 4)}\u00a0г.`;

/** Formats "2026-12-01" as "01.12.2026". */
export const dotted = (day: string): string => day.split('-').reverse().join('.');
