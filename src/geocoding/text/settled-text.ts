/** Spells equal texts in one way: one kind of space, composed letters, no invisible characters. */
export const settleText = (text: string): string =>
  text.normalize('NFC').replaceAll(/\p{Cf}/gu, '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
