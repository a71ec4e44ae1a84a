import { fold } from '../text/fold.ts';
import { houseWords } from './house-words.ts';

/**
 * The words that say what something is ("улица", "д.", "мкр"), as people write them. A short form may have several
 * readings; they are hints, and what the atlas has decides.
 */
export type TypeLevel = 'street' | 'settlement' | 'area' | 'planning' | 'building' | 'room';

export interface TypeWord {
  /** The class: equal for all spellings and languages. */
  readonly code: string;
  readonly level: TypeLevel;
}

const streets = `
ul: улица улице улицу улицы ул у вулиця вуліца вул көшесі кошеси көчөсү кочосу кӯчаи кучаи ko'chasi кўчаси kochasi
ul: küçəsi kucesi
ul: köçesi փողոց ქუჩა strada str улицасы street st str uliza ulica ulitsa straße strasse şos көч көш күч к-сі к-си
prospekt: проспект проспекте проспекта проспекту пр-т пр-кт просп пр п-т п праспект проспектиси проспекті даңғылы
prospekt: данғылы дангылы даңғ д-лы prospect хиёбони shohko'chasi
prospekt: хиебони prospekti şaýoly shoxko'chasi պողոտա գագաթ გამზირი avenue ave av bd bulevardul prosp шоҳкўчаси
pereulok: переулок переулке переулка переулку пер п-к пров провулок завулак чолок torko'chasi döngəsi dongesi նրբանցք
pereulok: შესახვევი lane ln тор
proezd: проезд проезде проезда пр-д пр прд праезд проїзд өтпесі passage rd road drive dr
bulvar: бульвар бульваре бульвара б-р бул бульв бульвары бульвари bulvarı bulvari boulevard blvd bd bul
ploshad: площадь площади пл пл-дь плошча площа алаңы аянты майдон maydoni meydanı հրապարակ მოედანი square sq piața piata
naberejnaia: набережная наб наб-я набярэжная жағалауы embankment emb
shosse: шоссе ш шос шаша şosesi soseaua șos highway hwy тас жолы жолу
alleya: аллея ал алея аллеясы alley
tupik: тупик туп тұйығы туюгу ჩიხი dead-end
liniya: линия лн лин лінія в.о
trakt: тракт
doroga: дорога дор жол road
proseka: просека просек
spusk: спуск узвіз спуск
sezd: съезд
kolco: кольцо ring
magistral: магистраль маг
avtodoroga: автодорога а/д трасса автотрасса
vzvoz: взвоз
vezd: въезд
zaezd: заезд ззд
proulok: проулок проулке
ryad: ряд ряды
poryadok: порядок
val: вал
most: мост bridge
estakada: эстакада
dubler: дублёр дублер
tropa: тропинка тропа
km: километр км
proselok: просёлок
`;
const settlements = `
gorod: город городе города г гор місто м қаласы каласы шаары shahri şəhəri քաղաք ქალაქი city горад mun municipiul
gorod: oraș г.ф.з қ-сы к-сы
pgt: пгт п.г.т смт г.п гп
rp: рп р.п раб.пос
kp: кп к.п
dp: дп д.п
posyolok: посёлок поселок посёлке поселке п пос селище паселак кенті qəsəbəsi
selo: село с ауылы айылы айыл село qishlog'i кишлак деҳаи деха kəndi գյուղ სოფელი сяло
derevnya: деревня д дер вёска вёска village
hutor: хутор х хут хутар
stanica: станица ст-ца ст
stanciya: станция ст ж/д жд станція station платформа
vokzal: вокзал жд-вокзал ж/д-вокзал ж-д-вокзал вакзал чыгуначны-вакзал
razezd: разъезд рзд
aul: аул
ulus: улус у
sloboda: слобода сл
pochinok: починок
vyselki: выселки
zaimka: заимка
kordon: кордон
agrogorodok: агрогородок аг аграгарадок
mestechko: местечко м
naseleniye: наслег арбан
platforma: платформа пл о.п
chast: в/ч вч
`;
const areas = `
rayon: район р-н рн раён ауданы аудан району tumani tuman туман ноҳияи ноҳия rayonu etraby raionul district շրջան რაიონი
mrn: м.р-н мун
mo: м.о
go: г.о го
sp: с.п с/пос сп поселение
gp: г.п гп
selsovet: с/с сельсовет с/о
okrug: округ окр okrug
oblast: область обл вобласць вобл облысы облусу viloyati viloyat вилоят вилояти region oblast
kray: край
respublika: республика респ рэспубліка republic
ao: ао а.о а.окр
vnter: вн.тер.г вн.тер вн.р-н
`;
const planning = `
mkr: микрорайон микрорайоне мкр мкрн мкр-н м-н мк-н м мікрараён мікрорайон ықшамауданы шағынауданы ықшам
mkr: ықшамаудан ықшамауданда ықшамауданында шағынаудан мөлтекауданы
mkr: кичирайон кичирайону кичи mavzesi mavze маҳаллаи microdistrict microraion
kvartal: квартал квартале кв-л кварт к-л кв kvartali kvartal квартали
jk: жк ж/к жилой-комплекс
massiv: массив ж/м жм жилмассив ж/массив massivi massiv даһа daha даха
ter: территория тер
snt: снт днт днп ст с/т тсн нст снт садоводство товарищество онт днт
gsk: гск пк гк
promzona: промзона пром.зона промплощадка
gorodok: городок городке гор-к
mahalla: mahalla mahallasi mfy махалля мфй
zona: зона
sad: сад
park: парк
ferma: ферма
mestorojdenie: месторождение
aeroport: аэропорт аэр airport
metro: метро м metro ст.м subway станция-метро
`;
const buildings = houseWords.map(({ code, words }) => `${code}: ${words}`).join('\n');
const rooms = `
kvartira: квартира кв хона хонадон пәтер батир xonadon ap apartament öý mənzil բն ბინა apt flat кватэра apartment
podezd: подъезд под под-д entrance
etaj: этаж эт floor этажа этаже
komnata: комната ком комн к
pomeshenie: помещение пом помещ
ofis: офис оф office каб кабинет
tel: тел телефон т phone моб
bc: бц тц трц тк
minut: минут мин минуты
vhod: вход входа домофон код
yashik: а/я a/ya
mesto: м/м машиноместо машино-место машместо м/место
`;

/** Types of several words, as they stand in the registers and on the map; divided by commas. */
const phrases: Readonly<Record<TypeLevel, string>> = {
  street: `
avtodoroga: автомобильная дорога
pereulok: tor ko'chasi, тор кўчаси, тор кучаси
prospekt: shoh ko'chasi, shox ko'chasi, шоҳ кўчаси, шох кўчаси, шох кучаси
`,
  settlement: `
gorod: город-герой, город федерального значения, город областного значения, город-курорт
pgt: посёлок городского типа, посёлка городского типа, посёлке городского типа, городской посёлок, гарадскі пасёлак
pgt: селище міського типу, п г т
rp: рабочий посёлок, рабочего посёлка, рабочем посёлке, р п
kp: курортный посёлок
dp: дачный посёлок
posyolok: сельский посёлок, посёлок при станции, посёлок при железнодорожной станции, п/ст, посёлок станции
stanciya: железнодорожная станция, ж/д станция, ж/д ст, ж д ст
vokzal: железнодорожный вокзал, жд вокзал, ж/д вокзал, ж д вокзал
razezd: железнодорожный разъезд, ж/д разъезд, ж/д рзд
platforma: остановочный пункт, железнодорожная платформа, ж/д платформа
chast: войсковая часть, воинская часть
`,
  area: `
mrn: муниципальный район, муниципального района, м р-н
go: городской округ, городского округа, г о
sp: сельское поселение, сельского поселения, с п
gp: городское поселение, городского поселения, г п
mo: муниципальный округ, муниципального округа, муниципальное образование, внутригородское муниципальное образование
vnter: внутригородская территория, внутригородская территория города федерального значения, вн тер г, вн тер
vnter: внутригородской район
selsovet: сельский совет, сельский округ, ауылдық округі, айыл өкмөтү
okrug: административный округ
ao: автономный округ, автономная область, а.обл
`,
  planning: `
mkr: жилой район, ж/р, жилой микрорайон
jk: жилой комплекс
massiv: жилой массив
snt: садоводческое некоммерческое товарищество, садовое некоммерческое товарищество, садоводческое товарищество
snt: садовое товарищество, дачное некоммерческое товарищество, огородническое некоммерческое товарищество
snt: садоводческое некоммерческое партнёрство, дачное некоммерческое партнёрство, снп, дпк, спк
snt: некоммерческое садоводческое товарищество, садоводческий потребительский кооператив, дачный кооператив
snt: дачный потребительский кооператив, садоводческий кооператив, товарищество собственников недвижимости
snt: садоводческого некоммерческого товарищества, садового товарищества, садоводческого товарищества
snt: садоводства, дачного некоммерческого товарищества
snt: садовое общество, садоводческое общество, коллективный сад
gsk: гаражно-строительный кооператив, гаражный кооператив, гаражно-строительное общество
promzona: промышленная зона, промышленная площадка
snt: территория снт, тер снт, территория садоводческого некоммерческого товарищества
snt: территория днт, тер днт, территория днп, тер днп
`,
  building: houseWords.flatMap(({ code, phrases }) => (phrases ? `${code}: ${phrases}` : [])).join('\n'),
  room: '',
};

/** Readings of a folded word, or of several such joined by "-" (`б-р`, `с/т`, `п.г.т`). */
const readings = new Map<string, TypeWord[]>();
const spoken: string[] = [];
const written: string[] = [];

function read(text: string, level: TypeLevel): void {
  for (const line of text.trim().split('\n')) {
    const [code, words] = line.split(/:(.*)/su);
    for (const word of words.trim().split(/\s+/u)) {
      const key = typeKey(word);
      const list = readings.get(key);
      if (!list) readings.set(key, [{ code, level }]);
      else if (!list.some((one) => one.code === code)) list.push({ code, level });
      if (key.length < 5 || key.includes('-')) continue;
      spoken.push(key);
      written.push(word);
    }
  }
}

/** The key of a word as it is written in the table. */
const typeKey = (word: string): string =>
  word.split(/[-/.]/u).map((part) => (/^[№]$/u.test(part) ? 'n' : fold(part))).filter(Boolean).join('-');

for (const [text, level] of [
  [streets, 'street'], [settlements, 'settlement'], [areas, 'area'], [planning, 'planning'], [buildings, 'building'],
  [rooms, 'room'],
] as const) read(text, level);

const phraseKeys = new Set<string>();
const phraseBeginnings = new Set<string>();
for (const [level, text] of Object.entries(phrases) as [TypeLevel, string][]) {
  for (const line of text.trim().split('\n').filter(Boolean)) {
    const [code, words] = line.split(/:(.*)/su);
    for (const phrase of words.trim().split(/,\s+/u)) {
      const key = typeKey(phrase.replaceAll(' ', '-'));
      const list = readings.get(key);
      if (!list) readings.set(key, [{ code, level }]);
      else if (!list.some((one) => one.code === code)) list.push({ code, level });
      if (!/[\s-]/u.test(phrase)) continue;
      phraseKeys.add(key);
      phraseBeginnings.add(key.split('-', 1)[0]);
    }
  }
}

export const beginsTypePhrase = (key: string): boolean => phraseBeginnings.has(key);
/** Whether these are words of one type, which stand apart: "рабочий посёлок". */
export const isTypePhrase = (key: string): boolean => phraseKeys.has(key);

export const typeReadings = (key: string): readonly TypeWord[] | undefined => readings.get(key);

/** Full words of five letters and more, for what is misspelt. */
export const fullTypeWords: readonly string[] = [...new Set(spoken)];

/** The same, not folded. */
export const writtenTypeWords: readonly string[] = [...new Set(written)];

/** Classes that are half a name: "Земляной Вал", "Кузнецкий Мост", "Садовое кольцо". */
export const halfNames: ReadonlySet<string> = new Set([
  'val', 'most', 'kolco', 'liniya', 'naberejnaia', 'sloboda', 'park', 'sad', 'ryad', 'gorodok', 'spusk', 'razezd',
  'km', 'ploshad', 'trakt', 'doroga', 'aeroport', 'ferma', 'zona', 'massiv', 'platforma', 'stanciya',
  'vokzal',
]);

/** Reforms make one of another, and the map keeps the one before: "Озёрский район" is the муниципальный округ. */
const families: readonly (readonly string[])[] = [
  ['rayon', 'mrn', 'mo', 'go', 'okrug', 'vnter'], ['sp', 'gp', 'selsovet'], ['vokzal', 'stanciya'],
];
const kin = new Map(families.flatMap((family) =>
  family.map((code) => [code, family.filter((other) => other !== code)] as const)));

/** Whether these words say "metro" or "railway station", and nothing else. */
export const isOfStation = (types: readonly TypeWord[] | undefined): boolean =>
  types !== undefined && types.length > 0 && types.every(({ code }) => code === 'metro' || code === 'vokzal');

/** "№", "номер": between a word and its number. */
export const isNumberSign = (types: readonly TypeWord[] | undefined): boolean =>
  types?.some(({ code }) => code === 'nomer') ?? false;

/** Classes that are told in place of this one. */
export const kinOf = (code: string): readonly string[] => kin.get(code) ?? [];

/** The same of words in Cyrillic letters alone. */
const cyrillicInitials = new Map<string, TypeWord[]>();
const beginnings = new Map<string, TypeWord[]>();
/** By one letter, the words of all languages. */
const initials = new Map<string, TypeWord[]>();
/** The first word of each type, by its code. */
const firstWords = new Map<string, string>();
for (const text of [streets, settlements, areas, planning, buildings, rooms]) {
  for (const line of text.trim().split('\n')) {
    const [code, words] = line.split(/:(.*)/su);
    for (const word of words.trim().split(/\s+/u)) {
      const key = typeKey(word);
      if (/^\p{Script=Cyrillic}/u.test(word)) addWords(cyrillicInitials, key.slice(0, 1), readings.get(key) ?? []);
    }
    if (!firstWords.has(code)) firstWords.set(code, typeKey(words.trim().split(/\s+/u)[0]));
  }
}
const firstKeys = new Set(firstWords.values());
for (const [key, words] of readings) {
  // One letter stands for the words that are common to all: "у" is no "көшесі" that begins with "к".
  for (let length = firstKeys.has(key) ? 1 : 2; length <= key.length; length++) {
    addWords(beginnings, key.slice(0, length), words);
  }
  addWords(initials, key.slice(0, 1), words);
}

function addWords(lists: Map<string, TypeWord[]>, key: string, words: readonly TypeWord[]): void {
  const list = lists.get(key) ?? [];
  list.push(...words.filter(({ code, level }) => !list.some((one) => one.code === code && one.level === level)));
  lists.set(key, list);
}

/**
 * What a type word may be of which only these letters are typed yet; one letter behind a word of its name may be that
 * of any language with such letters.
 */
export const typesBeginning = (key: string, behindWord?: 'cyrillic' | 'other'): readonly TypeWord[] =>
  (behindWord && (behindWord === 'cyrillic' ? cyrillicInitials : initials).get(key)) ?? beginnings.get(key)
    ?? readings.get(key) ?? [];

/** Whether these letters begin the first word of a type: "ст" no улица, though German has "St." for one. */
export const beginsFirstWord = (key: string, code: string): boolean => firstWords.get(code)?.startsWith(key) ?? false;

/** Of the words for regions. */
export const regionCodes: ReadonlySet<string> = new Set(['oblast', 'kray', 'respublika', 'ao']);
