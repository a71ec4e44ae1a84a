const cyrillic = 'аАвВсСеЕнНіІкКмМоОрРтТхХуУјЈѕЅ';
const latin = 'aAbBcCeEhHiIkKmMoOpPtTxXyYjJsS';
const toLatin = new Map([...cyrillic].map((letter, at) => [letter, latin[at]]));
const toCyrillic = new Map([...latin].map((letter, at) => [letter, cyrillic[at]]));

const mixed = /[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]/u;
const words = /\p{L}*(?:[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z])\p{L}*/gu;
const isLatin = /[A-Za-z]/u;
const isCyrillic = /[\u0400-\u04ff]/u;

/**
 * The text with words of two scripts ("Рoccийcкaя" with Latin o, c and a) in one: that of most of their letters, or the
 * other where not all of the few look like letters of it. As long as it was: places in it stay.
 */
export function withOneScript(text: string): string {
  return mixed.test(text) ? text.replaceAll(words, inOneScript) : text;
}

function inOneScript(word: string): string {
  const letters = [...word];
  const ofLatin = letters.filter((letter) => isLatin.test(letter)).length;
  const ofCyrillic = letters.filter((letter) => isCyrillic.test(letter)).length;
  const ways = [[isLatin, toCyrillic], [isCyrillic, toLatin]] as const;
  for (const [foreign, own] of ofLatin > ofCyrillic ? ways.toReversed() : ways) {
    const isAlike = letters.every((letter) => !foreign.test(letter) || own.has(letter));
    if (isAlike) return letters.map((letter) => (foreign.test(letter) ? own.get(letter)! : letter)).join('');
  }
  return word;
}
