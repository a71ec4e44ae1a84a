/**
 * A customer's text as safe for a document: one line, composed letters, no invisible characters or ones that reverse
 * their neighbours (a name must not turn "001" into "100"), no unpaired surrogates.
 */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\ufffd]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Shortens to this length, at the end of a word if one is near, with an ellipsis. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most - 1).join('');
  const space = kept.lastIndexOf(' ');
  return `${(space > most * 0.6 ? kept.slice(0, space) : kept).trimEnd()}…`;
}
