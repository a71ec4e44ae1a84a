/** Frequencies of letters in Russian text, per mille; rare ones of related languages get a small value. */
const frequencies: Readonly<Record<string, number>> = {
  о: 110, е: 85, а: 80, и: 74, н: 67, т: 63, с: 55, р: 47, в: 45, л: 44, к: 35, м: 32, д: 30, п: 28, у: 26, я: 20,
  ы: 19, ь: 17, г: 17, з: 16, б: 16, ч: 14, й: 12, х: 10, ж: 9, ш: 7, ю: 6, ц: 5, щ: 4, э: 3, ф: 3, ъ: 1, ё: 1, і: 20,
  ї: 5, є: 4, ґ: 1, ў: 5,
};
const punctuation = new Set('«»№–—…“”„’ °§');
const WRONG = -100;

/** Alphabets that are recognised. Only the first is read; the others are refused by name. */
const alphabets = ['windows-1251', 'koi8-r', 'ibm866'] as const;

/** windows-1251 is rejected if another alphabet fits clearly better, or if the text hardly looks Russian. */
const [CLEARLY_BETTER, HARDLY_TEXT] = [8, -10];

/** Guesses the alphabet of single-byte text. */
export function guessAlphabet(bytes: Uint8Array): (typeof alphabets)[number] | undefined {
  const scores = alphabets.map((alphabet) => fitOf(new TextDecoder(alphabet).decode(bytes)));
  const best = Math.max(...scores);
  if (best < HARDLY_TEXT) return undefined;
  return best - scores[0] > CLEARLY_BETTER ? alphabets[scores.indexOf(best)] : alphabets[0];
}

/**
 * How much a text looks like Russian: the mean frequency of its letters. A letter after a Latin one counts against
 * it, since it was probably Latin too.
 */
function fitOf(text: string): number {
  let sum = 0;
  let letters = 0;
  let before = ' ';
  for (const letter of text) {
    if (letter > '\x7F') {
      const isForeign = /[a-z]/iu.test(before);
      if (!punctuation.has(letter)) sum += isForeign ? WRONG : (frequencies[letter.toLowerCase()] ?? WRONG);
      letters++;
    }
    before = letter;
  }
  return letters === 0 ? 0 : sum / letters;
}
