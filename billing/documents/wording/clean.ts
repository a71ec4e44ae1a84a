/**
 * A text of a customer as it may stand on a document: one line, composed letters, no characters that are not seen or
 * that turn the ones around them (a name must not make "100" of "001"), no halves of characters.
 */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\ufffd]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Shortened to this length, at the end of a word if one is near, with an ellipsis. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most - 1).join('');
  const space = kept.lastIndexOf(' ');
  return `${(space > most * 0.6 ? kept.slice(0, space) : kept).trimEnd()}…`;
}
