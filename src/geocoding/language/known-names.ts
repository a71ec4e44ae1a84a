import { packs } from '../packs/list.ts';
import { fold, keysOfAll } from '../text/fold.ts';

/** Short, former (`=`) and foreign names of cities. They count if the atlas has the city itself. */
const cities = `
Санкт-Петербург: спб, с-пб, питер, петербург, =ленинград, =петроград, saint petersburg, st petersburg, petersburg
Москва: мск, moscow, moskau, moscou
Екатеринбург: екб, екат, ебург, екатер, =свердловск, yekaterinburg, ekb
Нижний Новгород: н.новгород, н новгород, нижний, нн, ннов, н.нов, =горький
Новосибирск: нск, новосиб
Ростов-на-Дону: ростов, рнд, ростов на дону
Волгоград: влг, =сталинград, =царицын
Самара: смр, =куйбышев
Казань: кзн, kzn
Тольятти: тлт, =ставрополь-на-волге
Воронеж: врн, врж
Саратов: срт
Тюмень: тмн
Иркутск: иркут
Хабаровск: хбр, хабара
Барнаул: брн
Кемерово: кмр
Новокузнецк: нвкз, новокузня
Магнитогорск: магнитка, мгн
Петрозаводск: птз, петроз
Ярославль: ярик
Нижний Тагил: н.тагил, н тагил
Новороссийск: новорос, нврск
Ставрополь: ставр
Мурманск: мрм
Астрахань: астр
Тверь: =калинин
Владивосток: влад, владик
Челябинск: челяба, чел, члб
Красноярск: крск, кряск
Краснодар: крд, =екатеринодар
Набережные Челны: челны, наб челны, =брежнев
Ижевск: =устинов
Рыбинск: =андропов
Владикавказ: =орджоникидзе
Оренбург: =чкалов
Пермь: прм, =молотов
Ульяновск: =симбирск
Киров: =вятка
Махачкала: =петровск-порт
Комсомольск-на-Амуре: комсомольск
Южно-Сахалинск: ю-сахалинск, южно сахалинск
Петропавловск-Камчатский: п-камчатский, петропавловск
Йошкар-Ола: йошка
Ростов: ростов великий
Великий Новгород: в.новгород, в новгород, новгород
Ханты-Мансийск: х-мансийск
Орёл: orel, oryol
Калининград: =кёнигсберг, кениг, клд, кгд
Минск: мінск, minsk
Алматы: алма-ата, almaty, =верный
Астана: =нур-султан, =целиноград, =акмола, nur-sultan
Бишкек: =фрунзе, =пишпек, bishkek
Ташкент: toshkent, tashkent
Душанбе: =сталинабад, dushanbe
Ашхабад: ашгабат, aşgabat, ashgabat
Баку: bakı, baku
Ереван: yerevan, երևան, =эривань
Тбилиси: tbilisi, თბილისი, =тифлис
Кишинёв: chișinău, кишинэу, chisinau
Киев: київ, kyiv, kiev
Днепр: =днепропетровск
Гянджа: gəncə, =кировабад
Гюмри: =ленинакан
Худжанд: =ленинабад
Шымкент: =чимкент
Атырау: =гурьев
Актау: =шевченко
Семей: =семипалатинск
`;

const regions = `
Новосибирская область: нсо
Ленинградская область: ло, лен обл, ленобласть
Московская область: мо, подмосковье, московская обл
Ханты-Мансийский автономный округ: хмао, югра
Ямало-Ненецкий автономный округ: янао
Республика Татарстан: рт, татарстан
Татарстан: рт
Республика Башкортостан: рб, башкирия, башкортостан
Республика Саха: якутия, саха
Чувашская Республика: чувашия
Удмуртская Республика: удмуртия
Кемеровская область: кузбасс
`;

/** Names of countries by code, which is all that a cut extract has of a country. */
const countries = packs.flatMap(({ country }) => country ?? []);
const countryNames = new Map(countries.map(({ code, name }) => [code, name]));
const areas = regions + countries.map(({ name, otherNames }) => `${name}: ${otherNames}`).join('\n');

export interface OtherName {
  readonly text: string;
  readonly isOld: boolean;
}

/** Returns a key equal for all spellings of a name. */
const keyOfName = (name: string): string => name.split(/[\s.-]+/u).map((word) => fold(word)).join(' ');

function table(text: string): Map<string, OtherName[]> {
  const names = new Map<string, OtherName[]>();
  for (const line of text.trim().split('\n')) {
    const [name, others] = line.split(': ');
    const list = others.split(', ').map((text) => ({ text: text.replace('=', ''), isOld: text.startsWith('=') }));
    // The map can have a city under any of its current names; it gets all the others.
    for (const key of [name, ...list.filter(({ isOld }) => !isOld).map(({ text: current }) => current)]) {
      const isNew = !names.has(keyOfName(key)) && keyOfName(key).length > 3;
      if (isNew) names.set(keyOfName(key), [{ text: name, isOld: false }, ...list]);
    }
  }
  return names;
}

/** Yields each name with its other names. */
function* rows(text: string): Iterable<readonly [name: string, others: readonly string[]]> {
  for (const line of text.trim().split('\n')) {
    const [name, others] = line.split(': ');
    yield [name, others.replaceAll('=', '').split(', ')];
  }
}

export const namesOfCities = (): Iterable<readonly [name: string, others: readonly string[]]> => rows(cities);
export const namesOfRegions = (): Iterable<readonly [name: string, others: readonly string[]]> => rows(areas);

const otherCities = table(cities);
const otherRegions = table(areas);

/** Okrugs of large cities, which are known by their initials. */
const okrugs: { readonly end: string; readonly short: Readonly<Record<string, string | undefined>> } = {
  end: ' административный округ',
  short: {
    Центральный: 'ЦАО', Северный: 'САО', 'Северо-Восточный': 'СВАО', Восточный: 'ВАО', 'Юго-Восточный': 'ЮВАО',
    Южный: 'ЮАО', 'Юго-Западный': 'ЮЗАО', Западный: 'ЗАО', 'Северо-Западный': 'СЗАО', Зеленоградский: 'ЗелАО',
    Троицкий: 'ТАО', Новомосковский: 'НАО',
  },
};

export const otherNamesOfPlace = (name: string): readonly OtherName[] => otherCities.get(keyOfName(name)) ?? [];
export const otherNamesOfArea = (name: string): readonly OtherName[] => {
  const country = countryNames.get(name);
  const okrug = name.endsWith(okrugs.end) ? okrugs.short[name.slice(0, -okrugs.end.length)] : undefined;
  const short = country ?? okrug;
  return [...(short ? [{ text: short, isOld: false }] : []), ...(otherRegions.get(keyOfName(country ?? name)) ?? [])];
};

/** Ranks and titles, which a street is known without ("Ак. Королёва"). */
const titles = `
академика академик генерала генерал маршала маршал адмирала адмирал профессора профессор святого святой святителя героя
капитана полковника подполковника лейтенанта летчика лётчика космонавта доктора инженера архитектора
композитора художника писателя поэта братьев сестер партизана партизанки комиссара комдива комбрига сержанта старшины
рядового майора генерал-майора генерал-лейтенанта маршалов красноармейца матроса ефрейтора революционера
акад ак ген марш адм проф св гер кап лейт серж
`;
/** Given names in the genitive, as in streets. They weigh little: "Н. Островского". */
const givenNames = `
александра алексея анатолия андрея антона бориса валентина валентины василия веры виктора владимира георгия германа
григория дмитрия евгения екатерины елены ивана игоря ильи карла клары константина лизы льва максима марии марины михаила
надежды николая олега ольги павла петра розы романа сергея степана татьяны федора фёдора феликса юлия юрия якова зои
`;
const keysOf = (words: string): string[] => words.trim().split(/[\s-]+/u).map((word) => fold(word));
const titleKeys = new Set(keysOf(titles));
const givenKeys = new Set(keysOf(givenNames));
const lightTitles = [...titleKeys].filter((key) => key.length > 4);
const lightKeys = new Set([...givenKeys, ...keysOfAll('lightWords'), ...lightTitles]);
const namedAfter = keysOfAll('namedAfter');
const smallKeys = keysOfAll('smallWords');

export const isLightWord = (key: string): boolean => lightKeys.has(key);
/** Whether the key is a given name: "Юрия". */
export const isGivenName = (key: string): boolean => givenKeys.has(key);
/** Whether the key is a title: "маршала", "проф.". */
export const isTitle = (key: string): boolean => titleKeys.has(key);
/** Whether the key means "named after": "им.", "имени". */
export const isNamedAfter = (key: string): boolean => namedAfter.has(key);
export const isSmallWord = (key: string): boolean => smallKeys.has(key);

/** Words between the two streets of a corner. */
export const cornerWords = keysOfAll('cornerWords');
