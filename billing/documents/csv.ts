/** The start of a cell that a spreadsheet would run as a formula; a customer's name must not be one. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A line of RFC 4180: commas, CRLF, quotes where needed. */
export const csvLine = (cells: readonly (string | bigint | number | null)[]): string =>
  `${cells.map((cell) => csvCell(cell === null ? '' : String(cell))).join(',')}\r\n`;

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
