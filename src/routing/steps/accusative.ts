import { setOf } from '../profile/tags.ts';

/**
 * Puts a street's name into the accusative: "на Тверскую улицу", "на набережную Макарова". Only feminine words change,
 * and only those that a street's name consists of: the type word, adjectives in "-ая", "-яя" before or instead of it,
 * and nouns that can only be the name itself ("улица Покровка"). Names of persons are in the genitive and do not
 * change.
 */
const typeWords: Readonly<Record<string, string>> = {
  улица: 'улицу', аллея: 'аллею', линия: 'линию', дорога: 'дорогу', набережная: 'набережную', трасса: 'трассу',
  дорожка: 'дорожку', тропа: 'тропу', развязка: 'развязку', эстакада: 'эстакаду', переправа: 'переправу',
  площадка: 'площадку', велодорожка: 'велодорожку', тропинка: 'тропинку', просека: 'просеку', хорда: 'хорду',
  автодорога: 'автодорогу', автострада: 'автостраду', лестница: 'лестницу', эспланада: 'эспланаду',
  // On maps of Belarus some streets have no Russian name; the accusative of both languages ends alike.
  вуліца: 'вуліцу',
};

/** Feminine nouns that streets are called by as by a type word, unless they have one: "проезд Берёзовая Роща". */
const places: Readonly<Record<string, string>> = {
  слобода: 'слободу', слободка: 'слободку', дамба: 'дамбу', горка: 'горку', гора: 'гору', роща: 'рощу', дача: 'дачу',
  плотина: 'плотину', территория: 'территорию',
};
const changing: Readonly<Record<string, string>> = { ...typeWords, ...places };

/** Feminine type words that do not change, though their adjectives do. */
const unchanged = new Set(['площадь', 'магистраль']);

/** Type words of the other genders: words beside them do not change ("проспект Красная Звезда"). */
const notFeminine = new Set([
  'проспект', 'переулок', 'проезд', 'бульвар', 'тупик', 'тракт', 'спуск', 'вал', 'мост', 'тоннель', 'шоссе', 'кольцо',
  'квартал', 'микрорайон', 'взвоз', 'подъезд', 'путепровод', 'въезд', 'съезд',
]);

/** Feminine nouns that are names by themselves. Many in "-анка", "-енка" are men's names: "улица Лобанка". */
const nouns = setOf(`маросейка плющиха варварка лубянка солянка полянка якиманка таганка славянка волхонка остоженка
  сретенка знаменка пречистенка воздвиженка рождественка`);
const nounEnding = /\p{L}(?:[оеё]вка|[иы]нка)$/u;
/** Words that only look feminine: the genitive of a man, a place, a thing. */
const genitives = new Set(['рынка', 'островка', 'левка', 'ровка', 'дуная', 'жуная', 'муная', 'трамвая', 'каравая']);
/**
 * Feminine adjectives. Men's names in "-ай" have a genitive that looks like them ("улица Тукая", "улица Абая"), so only
 * endings count that no such name has, and otherwise whole words, listed without "-ая".
 */
const adjectiveEnding = /(?:[сц]кая|(?:ист|ат|ит)ая|\p{L}{2}[нв]ая|щая|няя)$/u;
const adjectives = setOf(`стар сер добр быстр пёстр остр втор мал бел весёл светл тёпл кругл ал мил долг строг полог
  дорог туг тих сух глух ветх больш хорош свеж рыж горяч кипуч цветущ общ молод сед прям седьм крут золот свят густ пуст
  част прост пят шест девят десят голуб груб слаб особ кос лыс рус широк высок глубок далёк одинок низк узк близк мягк
  гладк сладк коротк лёгк крепк жарк ярк горьк сам юн рабоч бродяч гремуч сыпуч могуч летуч певуч плавуч текуч дремуч
  колюч чуж приезж проезж пеш старш младш меньш лучш высш дик мелк редк звонк тонк топк велик ломк смел зрел
  цел гнил кисл удал любим родим слеп бур хмур мокр бодр храбр мудр щедр сыр хитр жёлт крыт открыт закрыт сиз`);

const MOST_REMEMBERED = 10_000;
const known = new Map<string, string>();

/** Remembers names: the same streets are announced again and again. */
export function inAccusative(name: string): string {
  let declined = known.get(name);
  if (declined === undefined) {
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(name, (declined = decline(name)));
  }
  return declined;
}

function decline(name: string): string {
  const words = name.split(' ');
  const typeAt = words.findIndex((word) => typed(word) !== undefined || unchanged.has(lower(word)));
  if (typeAt >= 0 && Object.hasOwn(places, lower(words[typeAt])) && words.some(isNotFeminine)) return name;
  // "На площадь Тверская Застава": the words after it are the name.
  if (lower(words[0]) === 'площадь' && words.length > 2) return name;
  if (typeAt < 0 && !isFeminineAlone(words)) return name;
  return words.map((word, at) => {
    const isName = namesPerson(words, at, typeAt) || belongsToName(words, at, typeAt);
    return isName ? word : likeWord(word, changed(words, at, typeAt));
  }).join(' ');
}

const likeWord = (word: string, changed: string): string =>
  (word.length > 1 && word === word.toUpperCase() ? changed.toUpperCase() : changed);

const lower = (word: string): string => word.toLowerCase();

const isNotFeminine = (word: string): boolean => notFeminine.has(lower(word));

/** "Верхняя"; "Тверская-Ямская" is one word of two. */
const isAdjective = (word: string): boolean => {
  const last = lower(word).split('-').at(-1)!;
  const isKnown = adjectiveEnding.test(last) || (last.endsWith('ая') && adjectives.has(last.slice(0, -2)));
  return isKnown && !genitives.has(last);
};

const isOrdinal = (word: string): boolean => /^\d+-я$/u.test(word);

/** A name without a type word: "Моховая", "Верхняя Масловка", "Петровка". */
function isFeminineAlone(words: readonly string[]): boolean {
  if (words.some(isNotFeminine) || words.length > 3) return false;
  return (words.length <= 2 && isAdjective(words.at(-1)!)) || isAdjective(words[0]) || isOrdinal(words[0]) ||
    (words.length === 1 && isNoun(words[0]));
}

const isNoun = (word: string): boolean =>
  (nouns.has(lower(word)) || nounEnding.test(lower(word))) && !genitives.has(lower(word));

const typed = (word: string): string | undefined =>
  (Object.hasOwn(changing, lower(word)) ? changing[lower(word)] : undefined);

/** Adjectives are directly before a type word: "Малая Садовая улица", but not "Жуная Мавлянова улица". */
const namesPerson = (words: readonly string[], at: number, typeAt: number): boolean =>
  words.slice(at, typeAt).some((word) => !isAdjective(word) && !isOrdinal(word) && !isPossessive(word));

/** An adjective behind a noun that stays as it is stays too: "улица Калина Красная", "улица Зоя Космодемьянская". */
const belongsToName = (words: readonly string[], at: number, typeAt: number): boolean =>
  typeAt >= 0 && at > typeAt + 1 && isAdjective(words[at]) &&
  !words.slice(typeAt + 1, at).every((word) => isAdjective(word) || isOrdinal(word));

/** Others in "-ова", "-ина" before a type word are men in the genitive: "Чкалова улица". */
const possessives = setOf('чёртова чертова марьина татьянина маринина бабушкина тёщина тещина мамина');

/** "Казачья", but only before its type word: "улица Приволья". */
const isPossessive = (word: string): boolean => /[а-яё]ья$/u.test(word) || possessives.has(lower(word));

/** A noun after an adjective, or alone after "улица", is the name itself ("Малая Лубянка"), and changes with it. */
function changed(words: readonly string[], at: number, typeAt: number): string {
  const [word, before = ''] = [words[at], words[at - 1]];
  const type = typed(word);
  if (type) return word[0] + type.slice(1);
  const parts = word.split('-');
  // In "8-я Марта" the ordinal belongs to no feminine word.
  const next = words[at + 1];
  if (isOrdinal(word)) {
    const counts = next === undefined || at < typeAt || isAdjective(next) || isOrdinal(next) || typed(next);
    return counts ? word.replace(/я$/u, 'ю') : word;
  }
  if (isAdjective(word)) {
    return parts.every(isAdjective) ? parts.map(adjectiveChanged).join('-') : adjectiveChanged(word);
  }
  const isBeforeType = at < typeAt || (next !== undefined && typed(next) !== undefined);
  if (isBeforeType && isPossessive(word)) return word.slice(0, -1) + (word.endsWith('я') ? 'ю' : 'у');
  const isName = isNoun(word) && (words.length === 1 || (words.length === 2 && lower(before) === 'улица'));
  const isCalled = isAdjective(before) && !typed(before);
  if (isName || (isCalled && /^\p{L}.*а$/u.test(word))) return `${word.slice(0, -1)}у`;
  return isCalled && /^\p{L}.*я$/u.test(word) ? `${word.slice(0, -1)}ю` : word;
}

const adjectiveChanged = (word: string): string => `${word.slice(0, -2)}${word.endsWith('яя') ? 'юю' : 'ую'}`;
