/** Forms for one, few, many: 1 рубль, 2 рубля, 5 рублей. */
type Forms = readonly [one: string, few: string, many: string];
type Gender = 'm' | 'f';

const UNITS: Readonly<Record<Gender, readonly string[]>> = {
  m: ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
  f: ['', 'одна', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
};
const TEENS = [
  'десять', 'одиннадцать', 'двенадцать', 'тринадцать', 'четырнадцать', 'пятнадцать', 'шестнадцать', 'семнадцать',
  'восемнадцать', 'девятнадцать',
];
const TENS = [
  '', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят', 'шестьдесят', 'семьдесят', 'восемьдесят', 'девяносто',
];
const HUNDREDS = [
  '', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот', 'шестьсот', 'семьсот', 'восемьсот', 'девятьсот',
];

const ROUBLES: Forms = ['рубль', 'рубля', 'рублей'];
const KOPECKS: Forms = ['копейка', 'копейки', 'копеек'];

/** The names and genders of groups of three digits above the first one. */
const POWERS: readonly { readonly forms: Forms; readonly gender: Gender }[] = [
  { forms: ['тысяча', 'тысячи', 'тысяч'], gender: 'f' },
  { forms: ['миллион', 'миллиона', 'миллионов'], gender: 'm' },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'], gender: 'm' },
  { forms: ['триллион', 'триллиона', 'триллионов'], gender: 'm' },
  { forms: ['квадриллион', 'квадриллиона', 'квадриллионов'], gender: 'm' },
];

/** Larger numbers have no name here; an invoice that large is a bug elsewhere. */
const TOO_MANY_ROUBLES = 10n ** 18n;

/** Writes "Три тысячи сто один рубль 02 копейки": roubles in words and kopecks in digits, as in payment documents. */
export function roublesInWords(kopecks: bigint): string {
  const amount = kopecks < 0n ? -kopecks : kopecks;
  const [roubles, rest] = [amount / 100n, Number(amount % 100n)];
  if (roubles >= TOO_MANY_ROUBLES) throw new RangeError(`${roubles} roubles cannot be said in words.`);
  const words = [
    ...(kopecks < 0n ? ['минус'] : []),
    ...(roubles === 0n ? ['ноль'] : wholeInWords(roubles)),
    formOf(Number(roubles % 100n), ROUBLES),
    String(rest).padStart(2, '0'),
    formOf(rest, KOPECKS),
  ].join(' ');
  return words[0].toUpperCase() + words.slice(1);
}

function wholeInWords(value: bigint): string[] {
  const [above, lowest] = [value / 1000n, Number(value % 1000n)];
  return [...powersInWords(above, 0), ...groupInWords(lowest, 'm')];
}

/** Thousands and higher groups, highest first. */
function powersInWords(value: bigint, at: number): string[] {
  if (value === 0n) return [];
  const group = Number(value % 1000n);
  const { forms, gender } = POWERS[at];
  const own = group === 0 ? [] : [...groupInWords(group, gender), formOf(group, forms)];
  return [...powersInWords(value / 1000n, at + 1), ...own];
}

function groupInWords(group: number, gender: Gender): string[] {
  const [hundreds, rest] = [Math.floor(group / 100), group % 100];
  const isTeen = rest >= 10 && rest < 20;
  const below = isTeen ? [TEENS[rest - 10]] : [TENS[Math.floor(rest / 10)], UNITS[gender][rest % 10]];
  return [HUNDREDS[hundreds], ...below].filter((word) => word !== '');
}

/** The form for a count; 11 to 14 take the one for many, unlike 1 to 4. */
function formOf(count: number, [one, few, many]: Forms): string {
  const [last, lastTwo] = [count % 10, count % 100];
  if (lastTwo >= 11 && lastTwo <= 14) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}
