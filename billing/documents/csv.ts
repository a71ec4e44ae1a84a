/** A spreadsheet takes a cell that begins so for a formula; a customer's name must not be one. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** One line of RFC 4180: commas, CRLF, quotes where they are needed. */
export const csvLine = (cells: readonly (string | bigint | number | null)[]): string =>
  `${cells.map((cell) => csvCell(cell === null ? '' : String(cell))).join(',')}\r\n`;

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
