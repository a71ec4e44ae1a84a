/**
 * Keys under which two spellings of one name meet: case, ё, quotes, punctuation, the order of words and the
 * abbreviation of the type word do not count. For joining map objects to each other, where both sides
 * were written by mappers; the search of what people type is far more forgiving and has its own room.
 */
const typeWords: Readonly<Record<string, string>> = {
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
  ...Object.values(typeWords), 'спуск', 'съезд', 'кольцо', 'тракт', 'просека', 'проулок', 'взвоз', 'въезд', 'заезд',
  'street', 'avenue', 'lane', 'road', 'square', 'boulevard',
]);

const splitter = /[\s,.;:"'«»„“”’ʻ`()]+/u;

/** `3-я`, `3я` and `3` are one number; `50-летия` is not. */
const ordinal = /^(\d+)-?(?:[ыои]?й|[ая]?я|[ое]?е|го|му|ти|ші|шы|і)$/u;

/** The words of a name, folded; `б-р` and `а/д` stay whole until their meaning is known. */
function wordsOf(name: string): string[] {
  const folded = name.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
  return folded.split(splitter).filter(Boolean).flatMap((word) =>
    typeWords[word] ?? ordinal.exec(word)?.[1] ?? word.split(/[-/–—]/u).filter(Boolean));
}

export const nameKey = (name: string): string => wordsOf(name).sort().join(' ');

/** The key without type words: "улица Ленина" and "Ленина" meet here. Empty when nothing else is left. */
export const bareNameKey = (name: string): string =>
  wordsOf(name).filter((word) => !fullTypes.has(word)).sort().join(' ');

/** What a settlement is called by before or behind its name, in the languages of the region. */
const placeWords = new Set([
  'город', 'г', 'поселок', 'пос', 'п', 'пгт', 'рп', 'дп', 'село', 'с', 'деревня', 'дер', 'д', 'хутор', 'х', 'хут',
  'станица', 'ст-ца', 'аул', 'слобода', 'местечко', 'агрогородок', 'аг', 'выселки', 'починок', 'кишлак', 'горад',
  'вёска', 'веска', 'пасёлак', 'паселак', 'місто', 'селище', 'смт', 'қаласы', 'ауылы', 'айылы', 'шаары', 'снт',
  'днт', 'днп', 'тсн', 'нст', 'кп', 'территория', 'тер', 'микрорайон', 'квартал', 'жилмассив', 'жк',
]);

/** The key of a place without the word for what it is: "посёлок Мирный" and "Мирный" meet here. */
export const barePlaceKey = (name: string): string =>
  wordsOf(name).filter((word) => !placeWords.has(word)).sort().join(' ');

/** The type words of a name, in full. */
export const typeWordsOf = (name: string): string[] => wordsOf(name).filter((word) => fullTypes.has(word));
