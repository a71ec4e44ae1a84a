import type { Chance } from '../drawing/chance.ts';
import { toLatin } from './latin.ts';
import type { Tags } from '../drawing/draft.ts';

/** The importance of a street, which decides the kind of its name. */
export type StreetRank = 'avenue' | 'street' | 'lane';

/** Names the streets of one settlement, without duplicates. */
export type Namer = (rank: StreetRank) => Tags;

const people = (
  'Пушкина Гоголя Лермонтова Некрасова Чехова Толстого Тургенева Островского Грибоедова Крылова Жуковского ' +
  'Белинского Герцена Чернышевского Добролюбова Достоевского Горького Маяковского Есенина Шолохова Фадеева ' +
  'Гайдара Чапаева Фрунзе Щорса Котовского Кутузова Суворова Нахимова Ушакова Макарова Матросова ' +
  'Космодемьянской Гагарина Титова Терешковой Королёва Циолковского Чкалова Ломоносова Менделеева Павлова ' +
  'Мичурина Тимирязева Пирогова Сеченова Вавилова Курчатова Глинки Чайковского Мусоргского Репина Сурикова ' +
  'Левитана Шишкина Айвазовского Кирова Калинина Свердлова Дзержинского Орджоникидзе Куйбышева Луначарского ' +
  'Крупской Клары_Цеткин Розы_Люксембург Карла_Маркса Энгельса Энтузиастов Строителей Металлургов ' +
  'Машиностроителей Химиков Нефтяников Железнодорожников Геологов Лётчиков Моряков Рыбаков Водников Связистов ' +
  'Учителей Медиков Ткачей Шахтёров Лесорубов Пионеров Декабристов Партизан Героев Ветеранов Космонавтов Мира ' +
  'Победы Труда Свободы Революции Коммуны Октября Дружбы Юности Весны Надежды'
)
  .split(' ')
  .map((name) => name.replace('_', ' '));

const ranked = (
  'Маршала_Жукова Маршала_Рокоссовского Маршала_Конева Маршала_Тухачевского Генерала_Панфилова ' +
  'Генерала_Доватора Генерала_Карбышева Адмирала_Макарова Адмирала_Лазарева Академика_Королёва ' +
  'Академика_Павлова Академика_Вавилова Академика_Лаврентьева Профессора_Попова Николая_Островского ' +
  'Михаила_Кутузова Александра_Невского Дмитрия_Донского Юрия_Гагарина Валентины_Терешковой Зои_Космодемьянской ' +
  'Лизы_Чайкиной Олега_Кошевого Сергея_Лазо Степана_Разина Емельяна_Пугачёва Богдана_Хмельницкого ' +
  'Тараса_Шевченко Янки_Купалы Льва_Толстого Максима_Горького Сергея_Есенина Капитана_Беринга Лейтенанта_Шмидта ' +
  'Героя_Советского_Союза_Иванова'
)
  .split(' ')
  .map((name) => name.replaceAll('_', ' '));

const adjectives = (
  'Садовая Лесная Луговая Полевая Речная Озёрная Морская Береговая Набережная Центральная Школьная Заводская ' +
  'Фабричная Вокзальная Станционная Больничная Почтовая Советская Октябрьская Первомайская Комсомольская ' +
  'Пионерская Красноармейская Пролетарская Рабочая Крестьянская Молодёжная Солнечная Зелёная Цветочная Вишнёвая ' +
  'Яблоневая Берёзовая Сосновая Кедровая Липовая Дубовая Кленовая Рябиновая Тополиная Каштановая Малиновая ' +
  'Ягодная Грибная Дачная Парковая Северная Южная Западная Восточная Верхняя Нижняя Новая Старая Дальняя ' +
  'Короткая Тихая Светлая Ясная Радужная Снежная Весенняя Летняя Осенняя Зимняя Майская Апрельская Песчаная ' +
  'Каменная Глинистая Болотная Овражная Горная Степная Мостовая Проездная Шоссейная Тупиковая Кольцевая ' +
  'Окружная Путевая Транспортная Складская Мельничная Кузнечная Гончарная Ткацкая Кожевенная Пивоваренная ' +
  'Хлебная Соляная Рыбная Базарная Торговая Ярмарочная Монастырская Успенская Покровская Троицкая Никольская ' +
  'Ильинская Воздвиженская Преображенская Крестовоздвиженская Соборная Дворянская Купеческая Посадская ' +
  'Слободская Ямская Казачья Стрелецкая Пушкарская Московская Петербургская Киевская Минская Рижская Уральская ' +
  'Сибирская Волжская Донская Камская Ладожская Онежская Байкальская Амурская Охотская Камчатская Сахалинская ' +
  'Курильская Чукотская Ветровая Туманная Прибойная Маячная Якорная Парусная Чайковая Штормовая Штабная Канская ' +
  'Съезжинская Сухонская Рыбинская Угличская'
).split(' ');

const dated = [
  '8 Марта',
  '9 Января',
  '1 Мая',
  '9 Мая',
  '1905 года',
  '26 Бакинских Комиссаров',
  '40 лет ВЛКСМ',
  '50 лет Октября',
  '30 лет Победы',
  '50-летия Октября',
  '60-летия СССР',
  '40-летия Победы',
  '10 лет Октября',
  '800-летия Основания',
];

/** Adjectives stressed on the ending: Лесной, not Лесный. */
const stressed = new Set(
  (
    'Лесная Луговая Полевая Речная Морская Береговая Заводская Кольцевая Мостовая Степная Путевая Складская ' +
    'Ямская Донская Слободская Посадская Ветровая Штормовая Городская'
  ).split(' '),
);

const lower = (adjective: string, ending: 'ый' | 'ая' | 'ое'): string => {
  if (ending === 'ая') return adjective;
  if (ending === 'ый' && stressed.has(adjective)) return `${adjective.slice(0, -2)}ой`;
  const soft = adjective.endsWith('яя');
  const stem = adjective.slice(0, -2);
  if (adjective.endsWith('чья')) return `${adjective.slice(0, -3)}ч${ending === 'ое' ? 'ье' : 'ий'}`;
  if (ending === 'ое') return stem + (soft ? 'ее' : 'ое');
  return stem + (soft || /[гкхшжч]$/.test(stem) ? 'ий' : 'ый');
};

/** A pool per rank, large enough for a city of a thousand streets before ordinals are needed. */
function pools(chance: Chance): Record<StreetRank, string[]> {
  const streets = [
    ...adjectives.map((name) => (chance.often(0.85) ? `${name} улица` : `улица ${name}`)),
    ...people.map((name) => `улица ${name}`),
    ...ranked.map((name) => `улица ${name}`),
    ...dated.map((name) => `улица ${name}`),
    ...adjectives.slice(0, 60).flatMap((name) => [`Большая ${name} улица`, `Малая ${name} улица`]),
  ];
  const lanes = [
    ...adjectives.map(
      (name) => `${lower(name, 'ый')} ${chance.pick(['переулок', 'переулок', 'проезд', 'тупик', 'бульвар'])}`,
    ),
    ...people.slice(0, 80).map((name) => `${chance.pick(['переулок', 'проезд'])} ${name}`),
  ];
  const avenues = [
    ...people.slice(56, 108).map((name) => `проспект ${name}`),
    ...adjectives.slice(80).map((name) => `${lower(name, 'ый')} ${chance.pick(['проспект', 'бульвар'])}`),
    ...adjectives.slice(0, 40).map((name) => `${lower(name, 'ое')} шоссе`),
    ...ranked.map((name) => `проспект ${name}`),
  ];
  return { avenue: chance.shuffled(avenues), street: chance.shuffled(streets), lane: chance.shuffled(lanes) };
}

const ordinalEnding: Record<string, string> = { улица: 'я', шоссе: 'е' };

/** Uses the pool's names first, then the same adjectives with ordinals: 2-я Садовая улица, 3-й Лесной переулок. */
export function russianNames(chance: Chance, taken: Iterable<string> = []): Namer {
  const pool = pools(chance);
  const used = new Set(taken);
  const next: Record<StreetRank, number> = { avenue: 0, street: 0, lane: 0 };
  return (rank): Tags => {
    for (;;) {
      const index = next[rank]++;
      const list = pool[rank];
      const round = Math.floor(index / list.length);
      const base = list[index % list.length];
      const type = base.split(' ').at(-1)!;
      const plain = /^[А-ЯЁ]/.test(base) && !/^(Большая|Малая) /.test(base);
      if (round > 0 && !plain) continue;
      const name = round === 0 ? base : `${round + 1}-${ordinalEnding[type] ?? 'й'} ${base}`;
      if (used.has(name)) continue;
      used.add(name);
      return rank === 'avenue' ? { name, 'name:en': englishStreet(name) } : { name };
    }
  };
}

const englishTypes: Record<string, string> = {
  улица: 'Street',
  проспект: 'Avenue',
  переулок: 'Lane',
  бульвар: 'Boulevard',
  шоссе: 'Highway',
  проезд: 'Drive',
  набережная: 'Embankment',
  площадь: 'Square',
  тупик: 'Dead End',
  линия: 'Line',
};

/** "улица Ленина" -> "Lenina Street": the type is translated, the rest transliterated. */
export function englishStreet(name: string): string {
  const words = name.split(' ');
  const type = words.find((word) => word in englishTypes);
  if (!type) return toLatin(name);
  return `${toLatin(words.filter((word) => word !== type).join(' '))} ${englishTypes[type]}`;
}
