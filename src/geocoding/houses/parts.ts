import { houseWords, type HouseWord } from '../language/house-words.ts';
import { romanize } from '../language/romanize.ts';
import { houseSlots } from '../packs/house-parts.ts';

export interface HouseParts {
  number?: string;
  letter?: string;
  /** Корпус. */
  block?: string;
  /** Строение. */
  building?: string;
  /** Сооружение. */
  structure?: string;
}

type Field = NonNullable<HouseWord['field']>;

/** Joins words to an alternation, the longest first: "корп" before "к". */
const alternatives = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).map((word) => RegExp.escape(word)).join('|');

/** Marks of the Russian words before a number on a label; all others stay as written. */
const prefixMarks = new Map(houseWords.filter(({ flag, slot }) => flag !== undefined && slot === undefined)
  .flatMap(({ words, mark = '' }) => words.filter((word) => /^[а-яё№]+$/u.test(word))
    .map((word) => [word, mark] as const)));
const fields = new Map(houseWords.flatMap(({ words, field }) =>
  (field ? words.map((word): [string, Field] => [word, field]) : [])));
const front = new RegExp(`^(?:(${alternatives(prefixMarks.keys())})[.\\s]*)?(\\d+(?:[/-]\\d+)*)?`, 'iu');
const part = new RegExp(
  `[\\s,.-]*(?:(${alternatives(fields.keys())})(?:\\.\\s*|\\s+|(?=["«'\\d])|(?<=\\p{L}{3})))?` +
    `["«']*(\\d+\\p{L}?(?:/\\d+)?|\\p{L})(?![\\p{L}\\d])["»']*`,
  'iuy',
);

/** Reads the parts of a label, whether they make up the whole of it, and whether its letter is a литера. */
function readLabel(label: string): { parts: HouseParts; prefix: string; isWhole: boolean; isLiter: boolean } {
  const parts: HouseParts = {};
  let isLiter = false;
  const [start, prefix = '', number] = front.exec(label) ?? [''];
  if (number !== undefined) parts.number = number;
  part.lastIndex = start.length;
  let end = start.length;
  for (let found = part.exec(label); found && end < label.length; found = part.exec(label)) {
    const [, name, value] = found;
    const slot = name === undefined ? 'letter' : fields.get(name.toLowerCase())!;
    // A bare number after the number is a flat or a mistake; a second letter is not a part either.
    if (parts[slot] !== undefined || (name === undefined && /\d/u.test(value))) break;
    parts[slot] = value.toUpperCase();
    if (slot === 'letter') isLiter = name !== undefined;
    end = part.lastIndex;
  }
  return { parts, prefix, isWhole: end === label.length && end > 0 && prefix.length < end, isLiter };
}

/** Writes a label as most maps of the region do: "42А к2 с1". One that is not only number and parts stays as it is. */
function houseLabel(label: string, { parts, prefix, isWhole, isLiter }: ReturnType<typeof readLabel>): string {
  if (!isWhole || !parts.number) return label;
  const mark = prefixMarks.get(prefix.toLowerCase()) ?? '';
  const letter = parts.letter === undefined ? '' : isLiter ? ` ${houseSlots.liter.mark}${parts.letter}` : parts.letter;
  const rest = (['block', 'building', 'structure'] as const)
    .map((slot) => (parts[slot] === undefined ? '' : ` ${houseSlots[slot].mark}${parts[slot]}`));
  return (mark === 'уч' ? 'уч. ' : mark) + parts.number + letter + rest.join('');
}

export interface HouseText {
  readonly label: string;
  readonly latin: string;
  readonly parts: HouseParts | undefined;
}

/** Enough for a large city, since labels repeat. */
const MOST_CACHED = 20_000;

export function openHouseTexts(): (label: string) => HouseText {
  const cache = new Map<string, HouseText>();
  return (written) => {
    let text = cache.get(written);
    if (text === undefined) {
      const read = readLabel(written);
      const label = houseLabel(written, read);
      const hasParts = Object.keys(read.parts).length > 0;
      text = { label, latin: romanize(label), parts: hasParts ? read.parts : undefined };
      if (cache.size >= MOST_CACHED) cache.clear();
      cache.set(written, text);
    }
    return text;
  };
}
