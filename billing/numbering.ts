/**
 * Formats "GK-2026-000123": one series a year without gaps, by the year of the document's date. Numbers above a million
 * are longer.
 */
export const toNumber = (year: number, sequence: number): string =>
  `GK-${year}-${String(sequence).padStart(6, '0')}`;

export const yearOf = (day: string): number => Number(day.slice(0, 4));
