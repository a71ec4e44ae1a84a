const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const monthNames = [
  'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november',
  'december',
];
const numbersOf = (names: readonly string[], lengths: readonly number[]): ReadonlyMap<string, number> =>
  new Map(names.flatMap((name, number) => [...lengths, name.length].map((length) => [name.slice(0, length), number])));
export const weekdayNumbers = numbersOf(weekdayNames, [2, 3]);
export const monthNumbers = numbersOf(monthNames, [3, 4]);
const seasons: Readonly<Record<string, string>> = {
  winter: 'dec-feb', spring: 'mar-may', summer: 'jun-aug', autumn: 'sep-nov',
};
/** Words for days that the grammar lacks but maps use, with the abbreviations on Russian signs. */
const words: Readonly<Record<string, string>> = {
  weekdays: 'mo-fr', workdays: 'mo-fr', weekends: 'sa-su', weekend: 'sa-su', daily: 'mo-su', always: '24/7',
  будни: 'mo-fr', выходные: 'sa-su', ежедневно: 'mo-su', круглосуточно: '24/7',
  пн: 'mo', вт: 'tu', ср: 'we', чт: 'th', пт: 'fr', сб: 'sa', вс: 'su',
};
/** Fixed times for dusk and dawn, close enough for a metric that changes by the hour. */
const twilight: Readonly<Record<string, number>> = { sunrise: 420, dawn: 420, sunset: 1200, dusk: 1200 };

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Words, numbers and signs. Text in quotes is for people and is dropped. */
export function tokensOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/"[^"]*"/gu, ' ').replaceAll(/[–—]/gu, '-')
    // "31.03" is a date.
    .replaceAll(/(?<!\d)([01]?\d|2[0-4])\.([0-5]\d)(?![.\d])/gu, '$1:$2')
    .replaceAll(/\p{L}+/gu, (word) => (Object.hasOwn(words, word) ? words[word] : word))
    .replaceAll(/\(\s*(sunrise|sunset|dawn|dusk)\s*([-+])\s*(\d{1,2}):(\d\d)\s*\)/gu, (_, word, sign, hours, more) =>
      clock(twilight[word] + (Number(hours) * 60 + Number(more)) * (sign === '-' ? -1 : 1)))
    .replaceAll(/\b(?:sunrise|sunset|dawn|dusk)\b/gu, (word) => clock(twilight[word]))
    .replaceAll(/\b(?:winter|spring|summer|autumn)\b/gu, (word) => seasons[word])
    .replaceAll(/[()]/gu, ' ');
  return plain.match(/\p{L}+|\d+|\|\||\S/gu) ?? [];
}

interface Part {
  readonly tokens: string[];
  readonly isOtherwise: boolean;
}

/** Splits at ";" and "||"; a part after "||" is a fallback. */
export function splitParts(tokens: readonly string[]): Part[] {
  const parts: Part[] = [{ tokens: [], isOtherwise: false }];
  for (const token of tokens) {
    if (token === ';' || token === '||') parts.push({ tokens: [], isOtherwise: token === '||' });
    else parts[parts.length - 1].tokens.push(token);
  }
  return parts.filter((part) => part.tokens.length > 0);
}

/** A position in the tokens of a text. */
export class Cursor {
  private at = 0;
  private readonly tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  peek(ahead = 0): string {
    return this.tokens[this.at + ahead] ?? '';
  }

  numberAt(ahead = 0): number {
    return /^\d{1,4}$/u.test(this.peek(ahead)) ? Number(this.peek(ahead)) : NaN;
  }

  take(): string {
    return this.tokens[this.at++] ?? '';
  }

  skip(count: number): true {
    this.at += count;
    return true;
  }

  takes(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at++;
    return true;
  }

  /** "Dec 24: 10:00": the 24 is not an hour. */
  isTime(ahead = 0): boolean {
    return this.numberAt(ahead) <= 48 && this.peek(ahead + 1) === ':' && /^[0-5]\d$/u.test(this.peek(ahead + 2)) &&
      this.peek(ahead + 3) !== ':';
  }

  isYear(ahead = 0): boolean {
    return this.peek(ahead).length === 4 && this.numberAt(ahead) >= 1900;
  }

  isDayOfMonth(ahead = 0): boolean {
    return this.numberAt(ahead) >= 1 && this.numberAt(ahead) <= 31 && !this.isTime(ahead);
  }
}
