/**
 * Short and foreign forms of street type words, each with the Russian word in full.
 *
 * Written by mappers, so each form has one meaning ("пр" is проспект), while a query's "пр" could be a проезд as well.
 * The packs of `src/geocoding` list what people type; the kernel cannot import them, so a test beside them
 * (`language/name-key.test.ts`) checks that every form here has the same meaning there.
 */
export const streetWords: Readonly<Record<string, string>> = {
  ул: 'улица', вул: 'улица', вуліца: 'улица', вулиця: 'улица', көшесі: 'улица', көчөсү: 'улица',
  пр: 'проспект', 'пр-т': 'проспект', 'пр-кт': 'проспект', просп: 'проспект', праспект: 'проспект',
  даңғылы: 'проспект', проспектиси: 'проспект',
  пер: 'переулок', завулак: 'переулок', провулок: 'переулок', тұйығы: 'тупик', туп: 'тупик',
  'пр-д': 'проезд', прд: 'проезд', праезд: 'проезд',
  'б-р': 'бульвар', бул: 'бульвар', бульв: 'бульвар', бульвары: 'бульвар',
  пл: 'площадь', плошча: 'площадь', площа: 'площадь',
  наб: 'набережная', ш: 'шоссе', шаша: 'шоссе', ал: 'аллея', лн: 'линия',
  мкр: 'микрорайон', мкрн: 'микрорайон', 'м-н': 'микрорайон', ықшамауданы: 'микрорайон', кичирайон: 'микрорайон',
  'кв-л': 'квартал', кварт: 'квартал', 'ж/м': 'жилмассив', 'ж/к': 'жк',
  дор: 'дорога', 'а/д': 'автодорога', маг: 'магистраль',
};

const fullTypes = new Set([
  ...Object.values(streetWords), 'спуск', 'съезд', 'кольцо', 'тракт', 'просека', 'проулок', 'взвоз', 'въезд', 'заезд',
  'street', 'avenue', 'lane', 'road', 'square', 'boulevard',
]);

const splitter = /[\s,.;:"'«»„“”’ʻ`()]+/u;

/** `3-я` and `3я` equal `3`; `50-летия` does not. */
const ordinal = /^(\d+)-?(?:[ыои]?й|[ая]?я|[ое]?е|го|му|ти|ші|шы|і)$/u;

/** The folded words of a name, with type words in full: `б-р` and `а/д` are looked up before they would be split. */
function wordsOf(name: string): string[] {
  const folded = name.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
  return folded.split(splitter).filter(Boolean).flatMap((word) =>
    streetWords[word] ?? ordinal.exec(word)?.[1] ?? word.split(/[-/–—]/u).filter(Boolean));
}

/**
 * The key under which two spellings of one name meet: case, ё, quotes, punctuation, the order of words and short type
 * words do not count. For joining map objects, where mappers wrote both sides; `src/geocoding` forgives far more.
 */
export const nameKey = (name: string): string => wordsOf(name).sort().join(' ');

/** The key without type words: "улица Ленина" and "Ленина" meet here. Empty for a name of type words only. */
export const bareNameKey = (name: string): string =>
  wordsOf(name).filter((word) => !fullTypes.has(word)).sort().join(' ');

/** Type words of settlements and quarters, before or behind the name, in the languages of the region. */
export const placeWords = new Set([
  'город', 'г', 'поселок', 'пос', 'п', 'пгт', 'рп', 'дп', 'село', 'с', 'деревня', 'дер', 'д', 'хутор', 'х', 'хут',
  'станица', 'ст-ца', 'аул', 'слобода', 'местечко', 'агрогородок', 'аг', 'выселки', 'починок', 'кишлак', 'горад',
  'вёска', 'веска', 'пасёлак', 'паселак', 'місто', 'селище', 'смт', 'қаласы', 'ауылы', 'айылы', 'шаары', 'снт',
  'днт', 'днп', 'тсн', 'нст', 'кп', 'территория', 'тер', 'микрорайон', 'квартал', 'жилмассив', 'жк',
]);

/** The key of a place without its type word: "посёлок Мирный" and "Мирный" meet here. */
export const barePlaceKey = (name: string): string =>
  wordsOf(name).filter((word) => !placeWords.has(word)).sort().join(' ');

/** The type words of a name, in full. */
export const typeWordsOf = (name: string): string[] => wordsOf(name).filter((word) => fullTypes.has(word));
