/** One spelling for texts that mean the same: one kind of space, composed letters, nothing that cannot be seen. */
export const settleText = (text: string): string =>
  text.normalize('NFC').replaceAll(/\p{Cf}/gu, '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
