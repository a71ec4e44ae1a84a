import type { Atom } from '../atoms/atoms.ts';
import { fold } from '../text/fold.ts';
import { isNumberSign, type TypeWord } from '../language/type-words.ts';

type Types = readonly TypeWord[];

const folded = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map((word) => fold(word)));

/** What a line of an address book is called, firms, "рядом с": such words are no part of any address. */
const remarks = folded(
  `адрес адреса адресу доставка доставки доставить прописка прописки регистрация регистрации проживания получатель
    отправитель оао зао пао ип куда откуда указан указана указано указаны известен известно неизвестен неизвестно
    отсутствует уточняется`,
);
const besides = folded('рядом недалеко неподалёку вблизи поблизости напротив');
const besideWords: ReadonlySet<string> = new Set(['с', 'со', 'от']);
const leadingWords: ReadonlySet<string> = new Set(['не', 'по']);
/** Folded, this is but the letter О. */
const companies: ReadonlySet<string> = new Set(['ооо', 'ooo']);

/** What a house is known for. Villages are called after some others: "Санаторий", "Больница". */
const kinds = folded(
  `магазин супермаркет гипермаркет универсам кафе ресторан столовая пиццерия кофейня пекарня аптека салон парикмахерская
    барбершоп ателье автосервис автомойка шиномонтаж школа гимназия лицей колледж детсад поликлиника
    стоматология клиника гостиница отель хостел кинотеатр нотариус мфц пвз постамат банк`,
);
const kindsOfTwo = ['детский сад', 'пункт выдачи', 'почта россии', 'отделение почты', 'почтовое отделение']
  .map((words) => words.split(' ').map((word) => fold(word)));
const firms = folded('ип зао оао пао ао');
/** In the nominative and the dative: streets have theirs in the genitive. */
const patronymic = /(?:[оеё]вич|льич|узьмич|омич|укич|икитич)у?$|(?:[оеё]вн|ичн)[ае]$/u;
const WORDS_OF_PERSON = 3;
/** In the nominative, as no street has them: "Александра" may be Александр's. Владимир is a city. */
const givenNames = folded(
  `александр алексей анатолий андрей антон аркадий артём артур борис вадим валентин валерий василий виктор виталий
    владислав вячеслав геннадий георгий григорий даниил денис дмитрий евгений егор иван игорь илья кирилл
    константин леонид максим марат михаил никита николай олег павел пётр роман руслан сергей станислав степан тимур
    фёдор юрий ярослав алина алла анастасия анна вера вероника виктория галина дарья диана екатерина елена елизавета
    зоя ирина карина кристина ксения лариса лидия любовь людмила маргарита марина мария надежда наталья нина оксана
    ольга полина раиса светлана софия тамара татьяна`,
);
/** "Марина Горка" is a town. */
const surname = /(?:[оеё]ва?|[иы]на?|[сц]кий|[сц]кая|енко|[уюч]ук|[яа]н|швили|дзе|ович|евич)$/u;

/**
 * "Доставка: …", "Кому: …", "ООО «Лидер», …", "Иванов Иван Петрович, …", "магазин Ритм, …": who or what is told
 * before the address begins.
 */
export function findRemarks(atoms: readonly Atom[], types: readonly Types[]): number {
  const first = Math.max(endOfListNumber(atoms, types), endOfIntroduction(atoms));
  let mask = (1 << first) - 1;
  for (let at = first; at < atoms.length && !atoms[at].isNumber; at++) {
    const behind = endOfAddressee(atoms, types, at);
    if (behind > at) {
      mask |= ((1 << (behind - at)) - 1) << at;
      at = behind - 1;
      continue;
    }
    const isTitle = atoms[at + 1]?.before === ':' && types[at].length === 0;
    // "адрес не указан", "по адресу"
    const isLeading = leadingWords.has(atoms[at].text) && remarks.has(atoms[at + 1]?.key);
    if (!isTitle && !isLeading && !isRemark(atoms[at])) break;
    mask |= 1 << at;
    if (besides.has(atoms[at].key) && besideWords.has(atoms[at + 1]?.text)) mask |= 1 << ++at;
    // The quoted name of a firm goes with it.
    if (atoms[at + 1]?.before !== '"') continue;
    while (at + 1 < atoms.length && atoms[at + 1].before !== ',') mask |= 1 << ++at;
  }
  return mask;
}

const toAddress = ['по', 'адресу'].map((word) => fold(word));
const MOST_WORDS_BEFORE = 12;

/** "Нежилое помещение, расположенное по адресу: …" */
function endOfIntroduction(atoms: readonly Atom[]): number {
  const at = atoms.slice(0, MOST_WORDS_BEFORE).findIndex(({ key, isNumber }, one) =>
    isNumber || (key === toAddress[1] && atoms[one - 1]?.key === toAddress[0]));
  return at < 0 || atoms[at].isNumber || at + 1 === atoms.length ? 0 : at + 1;
}

const MOST_DIGITS_OF_LIST = 4;

/** "3. Восточная ул., 5", "№ 3: Восточная ул., 5": a number of a list, where the house has another. */
function endOfListNumber(atoms: readonly Atom[], types: readonly Types[]): number {
  const at = isNumberSign(types[0]) ? 1 : 0;
  const [own, next] = [atoms[at], atoms[at + 1]];
  const isListed = own?.isNumber && own.suffix === '' && own.key.length <= MOST_DIGITS_OF_LIST && next !== undefined
    && !next.isNumber && next.text.length > 1
    && (next.before === '.' || next.before === ':' || (at === 1 && next.before === ' '));
  if (!isListed) return 0;
  // The house's own number: the last word of its part, and of no block or quarter.
  const isHouse = (one: number): boolean => {
    const { isNumber, key, suffix, before } = atoms[one];
    const [behind, word] = [atoms[one + 1], atoms[one - 1]];
    const isPlain = isNumber && key.length <= MOST_DIGITS_OF_LIST && suffix === '' && ['.', ',', ' '].includes(before);
    const isBehindName = isPlain && !word.isNumber && (types[one - 1].length > 0 || word.text.length > 2)
      && types[one - 1].every(({ level, code }) => level === 'street' || code === 'dom');
    let first = one;
    while (first > 0 && atoms[first].before !== ',') first--;
    // "мкр. Гора 2"
    const isOfQuarter = types.slice(first, one).some((own) => own.some(({ level }) => level === 'planning'));
    return isBehindName && !isOfQuarter && (!behind || behind.before === ',');
  };
  return atoms.some((_, one) => one > at && isHouse(one)) ? at + 1 : 0;
}

const isRemark = ({ key, text }: Atom): boolean => remarks.has(key) || besides.has(key) || companies.has(text);

/** Up to a comma, if from here on it is somebody's or something's name, and an address with a number follows. */
function endOfAddressee(atoms: readonly Atom[], types: readonly Types[], at: number): number {
  let end = at + 1;
  while (end < atoms.length && atoms[end].before !== ',') end++;
  if (end >= atoms.length) return at;
  const [own, ownTypes] = [atoms.slice(at, end), types.slice(at, end)];
  if (isWholePerson(own, ownTypes)) return end;
  const hasNumber = atoms.some(({ isNumber }, one) => isNumber && one > end);
  if (atoms[end].isNumber || isOfBuilding(types[end]) || !hasNumber) return at;
  // Where no town and no street follow, the last word of the name may be the town.
  const hasTown = types[end].some(({ level }) => level === 'street')
    ? types.some((readings, one) => one > end && readings.some(({ code }) => code === 'gorod'))
    : atoms.filter(({ isNumber, before }, one) =>
      one >= end && before === ',' && !isNumber && !isOfBuilding(types[one])).length > 1;
  return isPerson(own, ownTypes) || isKnownFor(own, ownTypes, hasTown ? 1 : 0) ? end : at;
}

/** "Иванов Иван Петрович". */
const isWholePerson = (own: readonly Atom[], types: readonly Types[]): boolean =>
  own.length === WORDS_OF_PERSON && isPlain(own, types)
  && (patronymic.test(own[1].text) || patronymic.test(own[2].text));

/** "Мария Петрова". */
const isPerson = (own: readonly Atom[], types: readonly Types[]): boolean =>
  own.length === 2 && isPlain(own, types)
  && own.some(({ key }, at) => givenNames.has(key) && surname.test(own[1 - at].text));

/** Words and nothing else. */
const isPlain = (own: readonly Atom[], types: readonly Types[]): boolean => own.every(({ isNumber, before }, at) =>
  !isNumber && types[at].length === 0 && (at === 0 || before === ' '));

/** "магазин Ритм", "детский сад № 3", "ИП Иванов А. С.", but not "магазин на улице Ленина". */
function isKnownFor(own: readonly Atom[], types: readonly Types[], mostWordsOfName: number): boolean {
  const [{ key, text }, second] = own;
  const isOfTwo = kindsOfTwo.some(([one, two]) => key === one && second?.key === two);
  if (!isOfTwo && !kinds.has(key) && !firms.has(key) && !companies.has(text)) return false;
  const names = own.flatMap((atom, at) =>
    at < (isOfTwo ? 2 : 1) || atom.isNumber || atom.text.length === 1 ? [] : [{ atom, readings: types[at] }]);
  return (names.length <= mostWordsOfName || names[0].atom.before === '"')
    && names.every(({ readings }) => readings.every(({ level }) => level === 'planning' || level === 'room'));
}

const isOfBuilding = (own: Types): boolean => own.some(({ level }) => level === 'building' || level === 'room');
