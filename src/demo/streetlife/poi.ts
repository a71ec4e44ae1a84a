import type { Chance } from '../drawing/chance.ts';
import type { Draft, Tags } from '../drawing/draft.ts';
import type { House } from '../towns/houses.ts';
import type { Settlement } from '../towns/settlements.ts';

/** Kinds of points of interest with made-up names; `#` becomes a number, `*` a word. */
const kinds: readonly (readonly [tags: Tags, names: readonly string[]])[] = [
  [
    { amenity: 'cafe' },
    ['Кофейня «Бриз»', 'Кафе «Чайка»', 'Кафе «У причала»', 'Кофейня «Зёрнышко»', 'Кафе «Ласточка»'],
  ],
  [
    { amenity: 'restaurant', cuisine: 'seafood' },
    ['Ресторан «Прибой»', 'Ресторан «Тихая гавань»', 'Ресторан «Маяк»', 'Ресторан «Северный ветер»'],
  ],
  [{ amenity: 'fast_food' }, ['Блинная № #', 'Пельменная «Сытый боцман»', 'Пирожковая № #']],
  [{ amenity: 'pharmacy' }, ['Аптека № #', 'Аптека «Доброта»', 'Аптека «Росток»']],
  [{ amenity: 'bank' }, ['Заморбанк', 'Банк «Якорь»', 'Туманный Кредит']],
  [{ amenity: 'atm' }, ['Банкомат Заморбанк']],
  [{ amenity: 'post_office' }, ['Отделение связи #']],
  [{ amenity: 'school' }, ['Школа № #', 'Гимназия № #', 'Лицей № #', 'Школа № # имени Беринга']],
  [{ amenity: 'kindergarten' }, ['Детский сад № #', 'Детский сад «Ромашка»', 'Детский сад «Дельфин»']],
  [
    { amenity: 'university' },
    ['Ветроградский государственный университет', 'Институт моря', 'Консерватория имени Ветрова'],
  ],
  [{ amenity: 'hospital' }, ['Городская больница № #', 'Областная больница']],
  [{ amenity: 'clinic' }, ['Поликлиника № #', 'Стоматология «Жемчуг»']],
  [{ amenity: 'police' }, ['Отдел полиции № #']],
  [{ amenity: 'fuel', brand: 'Тихнефть' }, ['Тихнефть']],
  [{ amenity: 'theatre' }, ['Драматический театр', 'Театр кукол «Петрушка»', 'Театр на Тихой']],
  [{ amenity: 'cinema' }, ['Кинотеатр «Космос»', 'Кинотеатр «Родина»']],
  [{ amenity: 'library' }, ['Библиотека № #', 'Библиотека имени Пушкина']],
  [{ amenity: 'place_of_worship', religion: 'christian' }, ['Церковь Святого Николая', 'Покровский собор']],
  [{ amenity: 'parking' }, ['Парковка № #']],
  [{ shop: 'supermarket', brand: 'Семь морей' }, ['Семь морей']],
  [{ shop: 'supermarket', brand: 'Копеечный' }, ['Копеечный']],
  [{ shop: 'convenience', brand: 'Причал' }, ['Причал']],
  [{ shop: 'convenience' }, ['Продукты', 'Магазин «Берёзка»', 'Мини-маркет «Угол»']],
  [{ shop: 'bakery' }, ['Пекарня «Колосок»', 'Булочная № #']],
  [{ shop: 'books' }, ['Книжная лавка', 'Дом книги']],
  [{ shop: 'clothes', brand: 'Тельняшка' }, ['Тельняшка']],
  [{ shop: 'hardware' }, ['Стройдвор', 'Хозтовары']],
  [{ shop: 'hairdresser' }, ['Парикмахерская «Локон»', 'Салон «Волна»']],
  [{ shop: 'mall' }, ['ТЦ «Океан»', 'ТРЦ «Парус»', 'ТЦ «Дельта»']],
  [{ tourism: 'hotel' }, ['Гостиница «Ветроград»', 'Отель «Штиль»', 'Гостиница «Северная»']],
  [{ tourism: 'museum' }, ['Музей моря', 'Краеведческий музей', 'Дом-музей Ветрова']],
  [{ office: 'company' }, ['БЦ «Альфа»', 'БЦ «Гранит»', 'БЦ «Невский 28»', 'Бизнес-центр «Меридиан»', 'ООО «Туман»']],
  [{ office: 'government' }, ['Администрация района', 'МФЦ № #', 'ЗАГС']],
  [{ leisure: 'fitness_centre' }, ['Фитнес-клуб «Атлет»']],
  [{ leisure: 'stadium' }, ['Стадион «Буревестник»']],
  [{ amenity: 'townhall' }, ['Мэрия']],
];

const foreign: Partial<Record<Settlement['tongue'], readonly (readonly [Tags, Tags])[]>> = {
  kk: [
    [{ shop: 'supermarket' }, { name: 'Дастархан дүкені', 'name:ru': 'Магазин «Дастархан»' }],
    [{ amenity: 'school' }, { name: '№ 5 мектеп', 'name:ru': 'Школа № 5' }],
    [{ amenity: 'pharmacy' }, { name: 'Шипа дәріханасы', 'name:ru': 'Аптека «Шипа»' }],
  ],
  be: [
    [{ shop: 'supermarket' }, { name: 'Універсам «Зорка»', 'name:ru': 'Универсам «Зорка»' }],
    [{ amenity: 'school' }, { name: 'Сярэдняя школа № 3', 'name:ru': 'Средняя школа № 3' }],
    [{ amenity: 'pharmacy' }, { name: 'Аптэка № 12', 'name:ru': 'Аптека № 12' }],
  ],
  uz: [
    [{ shop: 'supermarket' }, { name: "Do'kon «Baraka»", 'name:ru': 'Магазин «Барака»' }],
    [{ amenity: 'school' }, { name: '7-maktab', 'name:ru': 'Школа № 7' }],
    [{ amenity: 'pharmacy' }, { name: 'Dorixona «Shifo»', 'name:ru': 'Аптека «Шифо»' }],
  ],
};

/**
 * Adds points of interest beside and in houses: some have an address, some are only inside a building, some are the
 * building.
 */
export function addPois(draft: Draft, settlement: Settlement, wanted: number, chance: Chance): void {
  const { houses } = settlement.settled;
  const own = foreign[settlement.tongue];
  for (let index = 0; index < wanted && houses.length > 0; index++) {
    const house = chance.pick(houses);
    if (house.kind === 'plots' && index > 1) continue;
    const [tags, names] = own ? foreignPoi(own, index) : russianPoi(index, settlement, chance);
    const spot = inHouse(house, chance);
    draft.node(spot.x, spot.y, { ...tags, ...names, ...howAddressed(house, chance), ...details(tags, chance) });
  }
}

function foreignPoi(own: readonly (readonly [Tags, Tags])[], index: number): [Tags, Tags] {
  const [tags, names] = own[index % own.length];
  return [tags, names];
}

function russianPoi(index: number, settlement: Settlement, chance: Chance): [Tags, Tags] {
  const [tags, names] =
    settlement.kind === 'city'
      ? kinds[index % kinds.length]
      : chance.pick(kinds.slice(0, 28).filter(([, list]) => !list[0].startsWith('Ветро')));
  const round = Math.floor(index / kinds.length);
  const name = (settlement.kind === 'city' && round < names.length ? names[round] : chance.pick(names)).replace(
    '#',
    String(chance.whole(1, 180)),
  );
  return [tags, { name }];
}

function inHouse(house: House, chance: Chance): { x: number; y: number } {
  const [a, b, c] = house.outline;
  const along = chance.range(0.15, 0.85);
  const away = chance.range(0.15, 0.45);
  return { x: a.x + (b.x - a.x) * along + (c.x - b.x) * away, y: a.y + (b.y - a.y) * along + (c.y - b.y) * away };
}

/** Four in ten have address tags themselves; the others get theirs from the surrounding building. */
function howAddressed(house: House, chance: Chance): Tags {
  if (!chance.often(0.4)) return {};
  const { tags } = house;
  const address: Record<string, string> = {};
  for (const key of ['addr:street', 'addr:place', 'addr:housenumber', 'addr:postcode'])
    if (tags[key]) address[key] = tags[key];
  if (chance.often(0.15)) address['addr:unit'] = String(chance.whole(1, 40));
  return address;
}

function details(tags: Tags, chance: Chance): Tags {
  const more: Record<string, string> = {};
  if (chance.often(0.35))
    more.opening_hours = chance.pick(['Mo-Su 09:00-21:00', '24/7', 'Mo-Fr 10:00-19:00; Sa 10:00-17:00']);
  if (tags.office && chance.often(0.5)) more.level = String(chance.whole(1, 9));
  if (chance.often(0.1)) more.wheelchair = chance.pick(['yes', 'no', 'limited']);
  return more;
}
