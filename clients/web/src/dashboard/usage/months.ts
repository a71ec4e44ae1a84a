/** The current month in Moscow, by which accounts are billed. */
export const thisMonth = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow', year: 'numeric', month: '2-digit', day: '2-digit' })
    .format(new Date())
    .slice(0, 7);

const parts = (month: string): number[] => month.split('-').map(Number);

export function addMonths(month: string, count: number): string {
  const [year, at] = parts(month);
  return new Date(Date.UTC(year, at - 1 + count, 1)).toISOString().slice(0, 7);
}

function daysIn(month: string): number {
  const [year, at] = parts(month);
  return new Date(Date.UTC(year, at, 0)).getUTCDate();
}

export const daysOf = (month: string): string[] =>
  Array.from({ length: daysIn(month) }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
