/** An invoice named in a purpose: by its whole number (GK-2026-000123) or the last part, optionally with its day. */
export interface NamedInvoice {
  readonly year: string | null;
  readonly sequence: number;
  readonly day: string | null;
}

/** Cyrillic letters that look like the Latin ones of our numbers. */
const latin: Readonly<Record<string, string>> = { К: 'K', Г: 'G' };

const DIVIDER = String.raw`[\s\-–—−_/.№N:]*`;
const whole = new RegExp(String.raw`(?<![A-ZА-Я0-9])G\s?K${DIVIDER}(20\d\d)${DIVIDER}(\d{1,9})(?!\d)`, 'gu');

/** «счёт № 123 от 01.12.2026», «сч. 000123», «счета N123»; not «счёт 40702…» and not «договор 123». */
const bare = new RegExp(
  String.raw`(?<![А-ЯA-Z])(?:СЧЕТ(?:У|А|ОМ)?|СЧ)(?:-ФАКТУР[А-Я]*)?\.?\s*(?:НА\s+ОПЛАТУ\s*)?(?:№|N|НОМЕР|#)?\s*` +
    String.raw`(\d{1,9})(?![\d.,/\-])(?:\s*(?:Г\.?)?\s*ОТ\s*(\d\d)[./](\d\d)[./](\d{4}|\d\d))?`,
  'gu',
);

/** Every invoice named in the purpose of a payment, without duplicates. */
export function findNumbers(purpose: string): NamedInvoice[] {
  const text = purpose.toUpperCase().replaceAll('Ё', 'Е');
  const folded = text.replace(/[КГ]/gu, (letter) => latin[letter]);
  const found: NamedInvoice[] = [...folded.matchAll(whole)].map(([, year, sequence]) =>
    ({ year, sequence: Number(sequence), day: null }));
  if (found.length === 0) {
    for (const [, sequence, day, month, year] of text.matchAll(bare)) {
      const statedDay = day ? `${year.length === 2 ? `20${year}` : year}-${month}-${day}` : null;
      found.push({ year: null, sequence: Number(sequence), day: statedDay });
    }
  }
  return [...new Map(found.map((named) => [JSON.stringify(named), named])).values()];
}
