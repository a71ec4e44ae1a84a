const decimal = /^\p{Nd}$/u;
const plainDigits = /^[0-9]+$/;

/** The digit that one of any script stands for, undefined for other characters: each has its ten in a row. */
export function decimalOf(char: string): string | undefined {
  if (!decimal.test(char)) return undefined;
  const code = char.codePointAt(0)!;
  let before = code;
  while (decimal.test(String.fromCodePoint(before - 1))) before--;
  return String((code - before) % 10);
}

/** The digits of a number in any script or style, without the marks on them: "١٢", "𝟭𝟮" and "1️⃣2️⃣" are 12. */
export const plainNumber = (number: string): string =>
  (plainDigits.test(number) ? number : [...number].map((char) => decimalOf(char) ?? '').join(''));

const han = new Map([...'〇一二三四五六七八九'].map((char, digit) => [char, digit] as const));
for (const [at, char] of [...'零壹貳參肆伍陸柒捌玖'].entries()) han.set(char, at);
for (const [at, char] of [...'零壹贰叁肆伍陆柒捌玖'].entries()) han.set(char, at);
const hanTens = new Map([['十', 10], ['拾', 10], ['百', 100], ['佰', 100]]);
/** First characters of the rows of circled digits that Unicode does not decompose, with the number of the first. */
const circledRows = [['⓫', 11, 10], ['⓵', 1, 10], ['❶', 1, 10], ['➀', 1, 10], ['➊', 1, 10]] as const;
const circled = new Map(circledRows.flatMap(([first, number, length]) => Array.from({ length }, (_, at) =>
  [String.fromCodePoint(first.codePointAt(0)! + at), String(number + at)] as const)));
circled.set('⓿', '0');

/** Digits in circles and brackets, which may stand at a word: "д.⑫". */
const circledRun = /(?<!\p{N})[①-⒛⓪⓫-⓿❶-➓㉑-㉟㊱-㊿]+(?!\p{N})/gu;
/** Raised and lowered digits; at a word they are a footnote or its power: "м²". */
const raisedRun = /(?<![\p{L}\p{N}])[⁰¹²³⁴-⁹₀-₉]+(?!\p{N})/gu;
/** Chinese numerals with the word for a house number or nothing behind: else they are part of a word. */
const hanRun = new RegExp(
  `(?<![\\p{L}\\p{N}])[${[...han.keys(), ...hanTens.keys()].join('')}]+(?=[号號]|(?![\\p{L}\\p{N}]))`, 'gu',
);
/** Such signs right behind a number: a footnote, an entrance or the number of a side street. */
const behindNumber = /(?<=\p{Nd})[⁰¹²³⁴-⁹₀-₉①-⒛⓪⓫-⓿❶-➓㉑-㉟㊱-㊿]+/gu;
/** A quick test that rules most texts out. */
const mayHaveSigns = /[\u00b2-\u00b9\u2070-\u2089\u2460-\u24ff\u2776-\u2793\u3007\u3251-\u32bf\u4e00-\u9fff]/u;

/** The text with signs for numbers in digits, "⑫", "¹²" and "十二" as 12; undefined if it has none. */
export function withSignsAsDigits(text: string): string | undefined {
  if (!mayHaveSigns.test(text)) return undefined;
  const read = text.replaceAll(behindNumber, ' ').replaceAll(circledRun, numberOfSigns)
    .replaceAll(raisedRun, numberOfSigns).replaceAll(hanRun, numberOfHan);
  return read === text ? undefined : read;
}

/** Whether signs stand right behind a number, so that it may not be the whole one. */
export const hasSignsBehindNumber = (text: string): boolean =>
  mayHaveSigns.test(text) && text.search(behindNumber) >= 0;

const numberOfSigns = (signs: string): string =>
  [...signs].map((sign) => circled.get(sign) ?? sign.normalize('NFKC').replaceAll(/\D/gu, '')).join('');

/** Reads digit by digit, "二五", or with tens and hundreds, "二十五". */
function numberOfHan(run: string): string {
  let [sum, digits] = [0, ''];
  for (const char of run) {
    const ten = hanTens.get(char);
    if (ten === undefined) digits += String(han.get(char));
    else {
      sum += ten * Number(digits || '1');
      digits = '';
    }
  }
  return sum === 0 ? digits : String(sum + Number(digits));
}
