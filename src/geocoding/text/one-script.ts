const cyrillic = 'аАвВсСеЕнНіІкКмМоОрРтТхХуУјЈѕЅ';
const latin = 'aAbBcCeEhHiIkKmMoOpPtTxXyYjJsS';
const toLatin = new Map([...cyrillic].map((letter, at) => [letter, latin[at]]));
const toCyrillic = new Map([...latin].map((letter, at) => [letter, cyrillic[at]]));

const mixed = /[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]/u;
const words = /\p{L}*(?:[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z])\p{L}*/gu;
const isLatin = /[A-Za-z]/u;
const isCyrillic = /[\u0400-\u04ff]/u;

/**
 * Puts words of two scripts ("Рoccийcкaя" with Latin o, c and a) in one: that of most letters, or the other where some
 * of the rest have no lookalike. Keeps the length, so positions in the text stay valid.
 */
export function withOneScript(text: string): string {
  return mixed.test(text) ? text.replaceAll(words, inOneScript) : text;
}

function inOneScript(word: string): string {
  const letters = [...word];
  const ofLatin = letters.filter((letter) => isLatin.test(letter)).length;
  const ofCyrillic = letters.filter((letter) => isCyrillic.test(letter)).length;
  const ways = [[isLatin, toCyrillic], [isCyrillic, toLatin]] as const;
  for (const [foreign, lookalikes] of ofLatin > ofCyrillic ? ways.toReversed() : ways) {
    const hasAll = letters.every((letter) => !foreign.test(letter) || lookalikes.has(letter));
    if (hasAll) return letters.map((letter) => (foreign.test(letter) ? lookalikes.get(letter)! : letter)).join('');
  }
  return word;
}
