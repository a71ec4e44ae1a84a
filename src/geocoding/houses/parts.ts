import { houseWords, type HouseWord } from '../language/house-words.ts';
import { romanize } from '../language/romanize.ts';

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

/** Of one word each, the longest first: "корп" before "к". */
const alternatives = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).map((word) => RegExp.escape(word)).join('|');

/** What may stand before a number on a label, by the word; other alphabets and what else it may be stay as written. */
const heads = new Map(houseWords.filter(({ flag, slot }) => flag !== undefined && slot === undefined)
  .flatMap(({ words, mark = '' }) => words.filter((word) => /^[а-яё№]+$/u.test(word))
    .map((word) => [word, mark] as const)));
const fields = new Map(houseWords.flatMap(({ words, field }) =>
  (field ? words.map((word): [string, Field] => [word, field]) : [])));
const front = new RegExp(`^(?:(${alternatives(heads.keys())})[.\\s]*)?(\\d+(?:[/-]\\d+)*)?`, 'iu');
const part = new RegExp(
  `[\\s,.-]*(?:(${alternatives(fields.keys())})(?:\\.\\s*|\\s+|(?=["«'\\d])|(?<=\\p{L}{3})))?` +
    `["«']*(\\d+\\p{L}?(?:/\\d+)?|\\p{L})(?![\\p{L}\\d])["»']*`,
  'iuy',
);

/** The parts of a label as maps write it, and whether they are all of it. */
function readLabel(label: string): { parts: HouseParts; prefix: string; isWhole: boolean } {
  const parts: HouseParts = {};
  const [head, prefix = '', number] = front.exec(label) ?? [''];
  if (number !== undefined) parts.number = number;
  part.lastIndex = head.length;
  let end = head.length;
  for (let found = part.exec(label); found && end < label.length; found = part.exec(label)) {
    const [, name, value] = found;
    const slot = name === undefined ? 'letter' : fields.get(name.toLowerCase())!;
    // A bare number behind the number is a flat or a mistake; a second letter is neither.
    if (parts[slot] !== undefined || (name === undefined && /\d/u.test(value))) break;
    parts[slot] = value.toUpperCase();
    end = part.lastIndex;
  }
  return { parts, prefix, isWhole: end === label.length && end > 0 && prefix.length < end };
}

/** "42А к2 с1": as most maps of the region write it. A label that does not read as number and parts stays as it is. */
function houseLabel(label: string, { parts, prefix, isWhole }: ReturnType<typeof readLabel>): string {
  if (!isWhole || !parts.number) return label;
  const head = heads.get(prefix.toLowerCase()) ?? '';
  const letter = parts.letter === undefined ? '' : /\d/u.test(parts.letter) ? ` лит${parts.letter}` : parts.letter;
  const rest = [['к', parts.block], ['с', parts.building], ['соор', parts.structure]]
    .map(([sign, value]) => (value === undefined ? '' : ` ${sign}${value}`));
  return (head === 'уч' ? 'уч. ' : head) + parts.number + letter + rest.join('');
}

export interface HouseText {
  readonly label: string;
  readonly latin: string;
  readonly parts: HouseParts | undefined;
}

/** Labels repeat endlessly; those of a large city's worth are remembered. */
const MOST_REMEMBERED = 20_000;

export function openHouseTexts(): (label: string) => HouseText {
  const remembered = new Map<string, HouseText>();
  return (written) => {
    let text = remembered.get(written);
    if (text === undefined) {
      const read = readLabel(written);
      const label = houseLabel(written, read);
      const hasParts = Object.keys(read.parts).length > 0;
      text = { label, latin: romanize(label), parts: hasParts ? read.parts : undefined };
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(written, text);
    }
    return text;
  };
}
