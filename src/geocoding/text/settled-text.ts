/** Matches what is settled besides the composition of letters. Most texts have nothing of it, which is seen at once. */
const unsettled = /[\p{Cf}\p{Cc}]|[^\S ]|^ | $| {2}|[\u{1d400}-\u{1d7ff}]|%[\da-f]{2}|&[#\w]+;/iu;
/** Letters and digits in bold, italics and the like, which have characters of their own. */
const styled = /[\u{1d400}-\u{1d7ff}]+/gu;
/** Characters as web forms and pages write them: "%20", "&nbsp;", "&#34;". */
const ofForm = /(?:%[\da-f]{2})+/giu;
const ofPage = /&(?:#(\d{1,5})|(nbsp|quot|amp|laquo|raquo|ndash|mdash|shy));/gu;
const named: Readonly<Record<string, string>> =
  { nbsp: ' ', quot: '"', amp: '&', laquo: '«', raquo: '»', ndash: '–', mdash: '—', shy: '' };

/** Spells equal texts in one way: one kind of space, composed plain letters, nothing encoded, nothing invisible. */
export function settleText(text: string): string {
  const composed = text.normalize('NFC');
  if (!unsettled.test(composed)) return composed;
  const plain = composed.replaceAll(ofForm, decoded)
    .replaceAll(ofPage, (_, code?: string, name = '') => (code ? String.fromCharCode(Number(code)) : named[name]))
    .replaceAll(styled, (letters) => letters.normalize('NFKC')).normalize('NFC');
  return plain.replaceAll(/\p{Cf}/gu, '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The same for a text that is still being typed: one trailing space is kept, since it ends the last word. */
export const settleUnfinished = (text: string): string => settleText(text) + (/\s$/u.test(text) ? ' ' : '');

/** Bytes that are no characters stay as they are. */
function decoded(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
}
