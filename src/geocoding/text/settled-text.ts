/** Matches what is settled besides the composition of letters. Most texts have nothing of it, which is seen at once. */
const unsettled = /[\p{Cf}\p{Cc}]|[^\S ]|^ | $| {2}/u;

/** Spells equal texts in one way: one kind of space, composed letters, no invisible characters. */
export function settleText(text: string): string {
  const composed = text.normalize('NFC');
  if (!unsettled.test(composed)) return composed;
  return composed.replaceAll(/\p{Cf}/gu, '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
