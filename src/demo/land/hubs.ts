import type { Tags } from '../drawing/draft.ts';
import { ru, nameTags, type Tongue } from '../names/tongues.ts';

export interface SpokeSpec {
  readonly names: Tags;
  readonly place?: string;
  readonly tongue?: Tongue;
  readonly streets?: 1 | 2 | 3;
  readonly length?: number;
  /** Houses are addressed by the place, and streets have no names. */
  readonly nameless?: boolean;
  readonly plots?: boolean;
  readonly mainStreets?: readonly Tags[];
}

export interface HubSpec {
  readonly column: number;
  readonly row: number;
  readonly kind: 'city' | 'town' | 'village';
  readonly names: Tags;
  readonly place?: string;
  readonly tongue?: Tongue;
  readonly population: number;
  readonly postcode: string;
  readonly offset?: readonly [number, number];
  readonly spokes: readonly SpokeSpec[];
}

const s = (name: string, more: Partial<SpokeSpec> = {}, tags: Tags = {}): SpokeSpec => ({
  names: ru(name, tags),
  ...more,
});
const garden = (name: string, more: Partial<SpokeSpec> = {}): SpokeSpec => ({
  names: ru(name),
  place: 'allotments',
  plots: true,
  streets: 3,
  length: 420,
  ...more,
});

export const cityNames: Tags = {
  name: 'Ветроград',
  'name:ru': 'Ветроград',
  'name:en': 'Vetrograd',
  'name:kk': 'Желқала',
  'name:be': 'Ветраград',
  old_name: 'Буревестник',
  'old_name:1924-1991': 'Буревестник',
  alt_name: 'Ветроград-Морской',
  short_name: 'ВТГ',
  loc_name: 'Ветер',
  official_name: 'город-герой Ветроград',
  int_name: 'Vetrograd',
};

export const hubs: readonly HubSpec[] = [
  {
    column: 2,
    row: 1,
    kind: 'city',
    names: cityNames,
    population: 412_300,
    postcode: '900000',
    offset: [0, 0],
    spokes: [
      s('Московский', { streets: 3, length: 900, place: 'town' }),
      garden('СНТ «Ветеран-2»'),
      s('Шолохово', { streets: 2 }),
    ],
  },
  {
    column: 1,
    row: 1,
    kind: 'town',
    names: ru('Росстань', { alt_name: 'Росстань Великая', 'name:en': 'Rosstan', loc_name: 'Великая' }),
    population: 18_400,
    postcode: '901100',
    spokes: [s('Верховье', { streets: 2 }), garden('СНТ «Энергетик»'), s('Арсаки-3', { nameless: true })],
  },
  {
    column: 3,
    row: 1,
    kind: 'town',
    names: ru('Росстань-на-Тихой', { short_name: 'Росстань', 'name:en': 'Rosstan-na-Tikhoy' }),
    population: 16_900,
    postcode: '901200',
    offset: [-1500, -300],
    spokes: [s('Каменный Брод', { streets: 2 }), s('Курьяново', { streets: 3 })],
  },
  {
    column: 3,
    row: 2,
    kind: 'town',
    names: ru('Красноморск', { 'name:en': 'Krasnomorsk', old_name: 'Сталиноморск' }),
    population: 15_700,
    postcode: '901300',
    spokes: [s('Прибойное'), s('Маячный', { place: 'hamlet', nameless: true })],
  },
  {
    column: 2,
    row: 3,
    kind: 'town',
    names: ru('Зеленомор', { 'name:en': 'Zelenomor' }),
    population: 14_800,
    postcode: '901400',
    spokes: [s('Лунёво', { streets: 2 }), garden('ДНТ «Рассвет»')],
  },
  {
    column: 1,
    row: 3,
    kind: 'town',
    names: ru('Всеволод', { 'name:en': 'Vsevolod', alt_name: 'Всеволод-Северный' }),
    population: 12_100,
    postcode: '901500',
    spokes: [s('Берёзовка', { streets: 2 }), s('Королёво')],
  },
  {
    column: 4,
    row: 1,
    kind: 'town',
    names: ru('Кедроград', { 'name:en': 'Kedrograd' }),
    population: 21_300,
    postcode: '920000',
    spokes: [s('Кедровый Лог', { streets: 2 }), s('Верховье', { nameless: true })],
  },
  {
    column: 5,
    row: 0,
    kind: 'town',
    names: ru('Красноморск', { 'name:en': 'Krasnomorsk' }),
    population: 9800,
    postcode: '920100',
    spokes: [s('Янтарное', { streets: 2 }), garden('ТСН «Маяк»')],
  },
  {
    column: 4,
    row: 2,
    kind: 'town',
    tongue: 'kk',
    names: nameTags('Ақтеңіз', 'Актениз', 'Aqteniz', 'kk'),
    population: 17_600,
    postcode: '930000',
    spokes: [
      { names: nameTags('Жаңаауыл', 'Жанааул', 'Zhanaauyl', 'kk'), tongue: 'kk', streets: 2 },
      { names: nameTags('Қызылтас', 'Кызылтас', 'Qyzyltas', 'kk'), tongue: 'kk' },
    ],
  },
  {
    column: 0,
    row: 2,
    kind: 'town',
    tongue: 'be',
    names: nameTags('Лясноўск', 'Лесновск', 'Liasnousk', 'be'),
    population: 13_900,
    postcode: '940000',
    spokes: [
      { names: nameTags('Бярозаўка', 'Берёзовка', 'Biarozauka', 'be'), tongue: 'be', streets: 2 },
      { names: nameTags('Заполле', 'Заполье', 'Zapollie', 'be'), tongue: 'be' },
    ],
  },
  {
    column: 0,
    row: 1,
    kind: 'town',
    tongue: 'uz',
    names: nameTags('Yangisohil', 'Янгисохил', 'Yangisohil', 'uz'),
    population: 14_200,
    postcode: '950000',
    spokes: [
      { names: nameTags('Yenisahil', 'Енисахил', 'Yenisahil', 'az'), tongue: 'az', streets: 3 },
      { names: nameTags('Vadul Nou', 'Вадул-Ноу', 'Vadul Nou', 'ro'), tongue: 'ro', streets: 3 },
      { names: nameTags('Навсоҳил', 'Навсохил', 'Navsohil', 'tg'), tongue: 'tg', streets: 2 },
      { names: nameTags('Täzekenar', 'Тязекенар', 'Tazekenar', 'tk'), tongue: 'tk', streets: 2 },
    ],
  },
  {
    column: 0,
    row: 0,
    kind: 'village',
    place: 'town',
    names: ru('Дружба', { 'name:en': 'Druzhba' }),
    population: 2100,
    postcode: '951000',
    spokes: [
      { names: nameTags('Նոր Ափ', 'Нор-Ап', 'Nor Ap', 'hy'), tongue: 'hy', streets: 3 },
      { names: nameTags('ახალი ნაპირი', 'Ахали-Напири', 'Akhali Napiri', 'ka'), tongue: 'ka', streets: 3 },
      { names: nameTags('Новобережжя', 'Новобережье', 'Novoberezhzhia', 'uk'), tongue: 'uk', streets: 3 },
      { names: nameTags('Жаңы-Жээк', 'Жаны-Жээк', 'Zhany-Zheek', 'ky'), tongue: 'ky', streets: 3 },
    ],
  },
  {
    column: 1,
    row: 0,
    kind: 'village',
    names: ru('Тихореченское'),
    population: 1900,
    postcode: '901600',
    spokes: [
      s('Майма', { streets: 2, mainStreets: [ru('улица Ленина')] }),
      s('Разъезд', { place: 'hamlet', mainStreets: [ru('улица Ленина')] }),
    ],
  },
  {
    column: 2,
    row: 0,
    kind: 'village',
    place: 'town',
    names: ru('Борисовка'),
    population: 3200,
    postcode: '901610',
    spokes: [
      s(
        'посёлок Фабрики им. 1 Мая',
        { streets: 2, place: 'village' },
        { short_name: 'Фабрики им. 1 Мая', alt_name: 'Фабрика 1 Мая' },
      ),
      s('Кировск', { streets: 2 }),
    ],
  },
  {
    column: 3,
    row: 0,
    kind: 'village',
    names: ru('Приозёрье'),
    population: 1400,
    postcode: '901620',
    offset: [-4600, 2600],
    spokes: [s('Заозёрная Гора')],
  },
  {
    column: 1,
    row: 2,
    kind: 'village',
    names: ru('Лесогорское'),
    population: 1300,
    postcode: '901630',
    spokes: [s('Родники'), s('Ключи', { streets: 2 })],
  },
  {
    column: 2,
    row: 2,
    kind: 'village',
    names: ru('Озёрное'),
    population: 1700,
    postcode: '901640',
    spokes: [s('Советск', { streets: 2 }), s('Владимирово'), garden('СНТ «Ветеран»')],
  },
  {
    column: 3,
    row: 3,
    kind: 'village',
    names: ru('Дальнее'),
    population: 600,
    postcode: '901650',
    spokes: [s('Край Света', { place: 'hamlet', nameless: true }), s('Туманное')],
  },
  {
    column: 4,
    row: 0,
    kind: 'village',
    names: ru('Советск'),
    population: 2400,
    postcode: '920200',
    spokes: [s('Пихтовое'), s('Смолокурня', { streets: 2 })],
  },
  {
    column: 5,
    row: 1,
    kind: 'village',
    names: ru('Кировск'),
    population: 2200,
    postcode: '920300',
    spokes: [s('Мельничное'), s('Новая Жизнь', { streets: 2 })],
  },
  {
    column: 5,
    row: 2,
    kind: 'village',
    tongue: 'kk',
    names: nameTags('Көкжиек', 'Кокжиек', 'Kokzhiek', 'kk'),
    population: 1600,
    postcode: '930100',
    spokes: [
      { names: nameTags('Бесқайың', 'Бескайын', 'Besqaiyn', 'kk'), tongue: 'kk' },
      { names: nameTags('Тасбұлақ', 'Тасбулак', 'Tasbulaq', 'kk'), tongue: 'kk', streets: 2 },
    ],
  },
  {
    column: 4,
    row: 3,
    kind: 'village',
    tongue: 'kk',
    names: nameTags('Сарыжаға', 'Сарыжага', 'Saryzhagha', 'kk'),
    population: 1500,
    postcode: '930200',
    spokes: [
      { names: nameTags('Аққайың', 'Аккайын', 'Aqqaiyn', 'kk'), tongue: 'kk' },
      { names: nameTags('Балықты', 'Балыкты', 'Balyqty', 'kk'), tongue: 'kk', nameless: true },
    ],
  },
  {
    column: 5,
    row: 3,
    kind: 'village',
    tongue: 'kk',
    names: nameTags('Теңізші', 'Тенизши', 'Tenizshi', 'kk'),
    population: 1100,
    postcode: '930300',
    spokes: [{ names: nameTags('Жартас', 'Жартас', 'Zhartas', 'kk'), tongue: 'kk' }],
  },
  {
    column: 0,
    row: 3,
    kind: 'village',
    tongue: 'be',
    names: nameTags('Зарэчча', 'Заречье', 'Zarechcha', 'be'),
    population: 1500,
    postcode: '940100',
    spokes: [
      { names: nameTags('Верхавіна', 'Верховина', 'Vierkhavina', 'be'), tongue: 'be' },
      {
        names: nameTags('Новы Хутар', 'Новый Хутор', 'Novy Khutar', 'be'),
        tongue: 'be', nameless: true, place: 'hamlet',
      },
    ],
  },
];
