const latinRows = ['`qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'];
const cyrillicRows = ['ёйцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю.'];
const belarusian: Readonly<Record<string, string>> = { і: 'b', ў: 'o', "'": ']' };
const ukrainian: Readonly<Record<string, string>> = { і: 's', ї: ']', є: "'" };

/** In the Russian layouts the comma is Shift and the key of the dot. */
const shifted: Readonly<Record<string, string>> = { ',': '?' };

const keysOf = (from: readonly string[], to: readonly string[]): Map<string, string> =>
  new Map([...from.join('')].map((letter, at) => [letter, to.join('')[at]]));

const toLatinKeys = keysOf(cyrillicRows, latinRows);
const toCyrillicKeys = keysOf(latinRows, cyrillicRows);

/**
 * The text typed with the keyboard set to the other alphabet. Undefined for letters missing from the usual keyboards
 * ("ә", "ş"): people who type those have another keyboard and notice the mistake.
 */
export function onWrongKeyboard(text: string, language: string): string | undefined {
  const keys = language === 'be' ? belarusian : language === 'uk' ? ukrainian : {};
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text);
  let typed = '';
  for (const letter of text) {
    const small = letter.toLowerCase();
    const key = isCyrillic ? (keys[small] ?? shifted[small] ?? toLatinKeys.get(small)) : toCyrillicKeys.get(small);
    if (key === undefined) {
      if (/\p{L}/u.test(letter)) return undefined;
      typed += letter;
    } else typed += letter === small ? key : key.toUpperCase();
  }
  return typed;
}

/** The letter keys around the key of a letter. */
export function keysAround(letter: string): string[] {
  for (const rows of [latinRows, cyrillicRows]) {
    const row = rows.findIndex((keys) => keys.includes(letter));
    if (row < 0) continue;
    const at = rows[row].indexOf(letter);
    // The first row starts one key further to the left than the others.
    const shift = (next: number): number => at + (row === 0 ? -1 : 0) + (next === 0 ? 1 : 0);
    const around = [0, 1, 2].flatMap((next) =>
      next === row ? [rows[row][at - 1], rows[row][at + 1]] : Math.abs(next - row) > 1
        ? [] : [rows[next][shift(next)], rows[next][shift(next) + (next < row ? 1 : -1)]]);
    return around.filter((key) => key !== undefined && /\p{L}/u.test(key));
  }
  return [];
}
