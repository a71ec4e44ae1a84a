/**
 * "GK-2026-000123": one series a year without a gap, by the year of the document's date. More than a million are
 * written longer, never shorter.
 */
export const toNumber = (year: number, sequence: number): string =>
  `GK-${year}-${String(sequence).padStart(6, '0')}`;

export const yearOf = (day: string): number => Number(day.slice(0, 4));
