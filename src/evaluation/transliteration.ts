import type { Chance } from './chance.ts';
import type { Language } from './type-words.ts';

/** English (BGN and passports), scholarly (ISO 9, GOST, as on old maps), and improvised in chats. */
const schemes = ['bgn', 'gost', 'chat'] as const;
export type Scheme = (typeof schemes)[number];

const table = (text: string): Record<string, string> =>
  Object.fromEntries(text.trim().split(/\s+/u).map((pair) => {
    const [letter, latin = ''] = pair.split(':');
    return [letter, latin];
  }));

const bgn = table(`а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts
  ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya ә:a ғ:gh қ:q ң:ng ө:o ү:u ұ:u һ:h і:i ӯ:u ӣ:i ҳ:h ҷ:j ў:w ї:yi є:ye ґ:g`);
const gost = {
  ...bgn,
  ...table('ё:jo ж:ž й:j х:h ц:c ч:č ш:š щ:šč ю:ju я:ja ь:\' ў:ŭ ї:ji є:je ң:n ғ:g қ:k'),
};
/** Alternatives that people choose from; a text keeps to one for each letter. */
const chat: Readonly<Record<string, readonly string[]>> = {
  ж: ['zh', 'j', 'zh'], й: ['y', 'i', 'j'], х: ['h', 'kh', 'x'], ц: ['c', 'ts'], щ: ['sch', 'shch', 'sh'],
  ы: ['y', 'i'], ю: ['yu', 'u', 'iu'], я: ['ya', 'ia', 'ja'], ё: ['e', 'yo'], в: ['v', 'w', 'v'],
  ь: ['', '', '\''], э: ['e'], қ: ['k', 'q'], ғ: ['g', 'gh'], ң: ['n', 'ng'],
};
const ukrainian = table('г:h и:y і:i й:i х:kh');
const belarusian = table('г:h');

const armenian = table(`ա:a բ:b գ:g դ:d ե:e զ:z է:e ը:y թ:t ժ:zh ի:i լ:l խ:kh ծ:ts կ:k հ:h ձ:dz ղ:gh ճ:ch մ:m յ:y ն:n
  շ:sh ո:o չ:ch պ:p ջ:j ռ:r ս:s վ:v տ:t ր:r ց:ts ւ:v փ:p ք:k օ:o ֆ:f և:ev`);
const georgian = table(`ა:a ბ:b გ:g დ:d ე:e ვ:v ზ:z თ:t ი:i კ:k ლ:l მ:m ნ:n ო:o პ:p ჟ:zh რ:r ს:s ტ:t უ:u ფ:p ქ:k ღ:gh
  ყ:q შ:sh ჩ:ch ც:ts ძ:dz წ:ts ჭ:ch ხ:kh ჯ:j ჰ:h`);
const latin = table('ə:a ı:i ş:sh ç:ch ğ:g ö:o ü:u ý:y ž:j ň:n ä:a ș:s ț:t ş:s ţ:t ă:a â:a î:i');

/** Undefined if the scheme changes no letter of the text. */
export function transliterate(text: string, scheme: Scheme, language: Language, chance: Chance): string | undefined {
  const letters = lettersFor(text, scheme, language, chance);
  if (!letters) return undefined;
  const prepared = text.replaceAll(/ու/giu, (pair) => (pair[0] === 'ո' ? 'u' : 'U'));
  const changed = prepared.replaceAll(/\p{L}/gu, (letter, at: number) => {
    const small = letter.toLowerCase();
    const latin = startsWithYe(prepared, at, scheme, language) ? 'ye' : letters[small];
    if (latin === undefined) return letter;
    return letter === small || latin === '' ? latin : latin[0].toUpperCase() + latin.slice(1);
  });
  return changed === text ? undefined : changed;
}

/** English writes е as "ye" at the beginning and after vowels: "Yelizarovo", "Andreyevka". */
const startsWithYe = (text: string, at: number, scheme: Scheme, language: Language): boolean =>
  scheme === 'bgn' && language === 'ru' && /[еЕ]/u.test(text[at]) &&
  (at === 0 || /[аеёиоуыэюяьъ\s]/iu.test(text[at - 1]));

function lettersFor(
  text: string, scheme: Scheme, language: Language, chance: Chance,
): Readonly<Record<string, string>> | undefined {
  if (/\p{Script=Cyrillic}/u.test(text)) {
    const ofLanguage = scheme === 'gost' ? {} : language === 'uk' ? ukrainian : language === 'be' ? belarusian : {};
    if (scheme !== 'chat') return { ...(scheme === 'bgn' ? bgn : gost), ...ofLanguage };
    const chosen = Object.fromEntries(Object.entries(chat).map(([letter, ways]) => [letter, chance.pick(ways)]));
    return { ...bgn, ...ofLanguage, ...chosen };
  }
  // These have a single scheme; Latin letters only lose their diacritics.
  if (scheme !== 'bgn') return undefined;
  if (/\p{Script=Armenian}/u.test(text)) return armenian;
  return /\p{Script=Georgian}/u.test(text) ? georgian : latin;
}
