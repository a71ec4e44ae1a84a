/**
 * Names in Latin letters for readers of English, where the map has none: letters by the usual tables of maps, type
 * words translated and put last ("улица Чаплыгина" is "Chaplygina Street", "3-й Лесной проезд" "3rd Lesnoy Drive").
 */
const letters: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
  і: 'i', ў: 'w', ї: 'yi', є: 'ye', ґ: 'g', // Belarusian, Ukrainian
  ә: 'a', ғ: 'gh', қ: 'q', ң: 'ng', ө: 'o', ұ: 'u', ү: 'u', һ: 'h', ӣ: 'i', ӯ: 'u', ҳ: 'h', ҷ: 'j', ј: 'j',
  ա: 'a', բ: 'b', գ: 'g', դ: 'd', ե: 'e', զ: 'z', է: 'e', ը: 'y', թ: 't', ժ: 'zh', ի: 'i', լ: 'l', խ: 'kh', ծ: 'ts',
  կ: 'k', հ: 'h', ձ: 'dz', ղ: 'gh', ճ: 'ch', մ: 'm', յ: 'y', ն: 'n', շ: 'sh', ո: 'o', չ: 'ch', պ: 'p', ջ: 'j', ռ: 'r',
  ս: 's', վ: 'v', տ: 't', ր: 'r', ց: 'ts', ւ: 'v', փ: 'p', ք: 'k', օ: 'o', ֆ: 'f', և: 'ev', ու: 'u',
  ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o',
  პ: 'p', ჟ: 'zh', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'p', ქ: 'k', ღ: 'gh', ყ: 'q', შ: 'sh', ჩ: 'ch', ც: 'ts',
  ძ: 'dz', წ: 'ts', ჭ: 'ch', ხ: 'kh', ჯ: 'j', ჰ: 'h',
};

const words: Readonly<Record<string, string>> = {
  улица: 'Street', вулиця: 'Street', вуліца: 'Street', көшесі: 'Street', көчөсү: 'Street', кӯчаи: 'Street',
  փողոց: 'Street', ქუჩა: 'Street', кўчаси: 'Street',
  проспект: 'Avenue', праспект: 'Avenue', даңғылы: 'Avenue', проспектиси: 'Avenue', хиёбони: 'Avenue',
  պողոտա: 'Avenue', გამზირი: 'Avenue',
  переулок: 'Lane', завулак: 'Lane', провулок: 'Lane', նրբանցք: 'Lane', შესახვევი: 'Lane',
  бульвар: 'Boulevard', бульвары: 'Boulevard', площадь: 'Square', плошча: 'Square', площа: 'Square', მოედანი: 'Square',
  набережная: 'Embankment', шоссе: 'Highway', проезд: 'Drive', аллея: 'Alley', линия: 'Line', мост: 'Bridge',
  тупик: 'Cul-de-sac', тоннель: 'Tunnel', туннель: 'Tunnel', тунэль: 'Tunnel', тунель: 'Tunnel',
  дорога: 'Road', дарога: 'Road', жолы: 'Road', жолу: 'Road',
  область: 'Oblast', вобласць: 'Region', облысы: 'Region', край: 'Krai', республика: 'Republic', район: 'District',
  раён: 'District', ауданы: 'District', округ: 'Okrug', микрорайон: 'Microdistrict', мкр: 'Microdistrict',
  'мкр.': 'Microdistrict', квартал: 'Quarter', станция: 'Station', платформа: 'Platform', аэропорт: 'Airport',
};

const ordinal = /^(\d+)-(?:[ыои]?й|[ая]?я|[ое]?е|ші|шы)$/u;
const vowel = /[аеёиоуыэюяіїєьъ]$/iu;
/** Everything that the table has letters for. */
const foreign = /[\u0400-\u052f\u0530-\u058f\u10a0-\u10ff]/u;

export const isLatin = (text: string): boolean => !foreign.test(text);

export function romanizeName(name: string): string {
  if (isLatin(name)) return name;
  const parts = name.split(' ').filter(Boolean);
  const typeAt = parts.length > 1 ? typeWordAt(parts) : -1;
  const shownAt = typeAt === 1 && parts.length > 2 ? 1 : parts.length - 1;
  if (typeAt >= 0) parts.splice(shownAt, 0, ...parts.splice(typeAt, 1));
  return parts.map((part, index) => {
    const type = typeAt >= 0 && index === shownAt ? words[part.toLowerCase()] : undefined;
    return type ?? englishOrdinal(part) ?? romanize(part);
  }).join(' ');
}

/** Of these a name in front is more often no type: "Край Света". */
const neverFirst = new Set(['край', 'мост', 'дорога', 'дарога']);

/** The type word stands first or last, or behind a number: "4-я линия В.О." is "4th Line V.O.". */
function typeWordAt(parts: readonly string[]): number {
  const isType = (at: number): boolean => Object.hasOwn(words, parts[at].toLowerCase());
  if (isType(0) && !neverFirst.has(parts[0].toLowerCase())) return 0;
  if (isType(parts.length - 1)) return parts.length - 1;
  return ordinal.test(parts[0]) && isType(1) ? 1 : -1;
}

function englishOrdinal(part: string): string | undefined {
  const digits = ordinal.exec(part)?.[1];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  return digits + (isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'));
}

/** Letter by letter; capitals stay capitals, what is Latin already stays. */
export function romanize(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const pair = text.slice(i, i + 2).toLowerCase();
    const small = pair === 'ու' ? pair : text[i].toLowerCase();
    const found = letters[small];
    if (found === undefined) {
      out += text[i];
      continue;
    }
    const isCapital = text[i] !== text[i].toLowerCase();
    const isFirst = i === 0 || text[i - 1] === ' ';
    const startsYe = small === 'ե' ? isFirst : small === 'е' && isWord(text) && (isFirst || vowel.test(text[i - 1]));
    const latin = startsYe ? 'ye' : found;
    out += isCapital || (isFirst && caseless.test(text)) ? latin.slice(0, 1).toUpperCase() + latin.slice(1) : latin;
    i += small.length - 1;
  }
  return out;
}

const isWord = (text: string): boolean => /^[\u0400-\u04ff -]{2,}$/u.test(text);
/** Georgian has no capitals; in Latin its names have. */
const caseless = /^[\u10d0-\u10ff]/u;
