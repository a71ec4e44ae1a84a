import type { Chance } from '../drawing/chance.ts';
import type { Tags } from '../drawing/draft.ts';
import type { HubSpec } from '../land/hubs.ts';
import type { House } from './houses.ts';
import type { TownWanted } from './settlements.ts';
import { namesOf } from '../names/tongues.ts';

/** The particulars of each town of the base country; the rest is random. */
const ru = (name: string, more: Tags = {}): Tags => ({ name, ...more });

const zelenomor = (houses: readonly House[]): void => {
  const counts = new Map<number, number>();
  for (const house of houses) {
    if (house.block.cell.place !== 'Зеленомор') continue;
    const cell = house.block.column * 3 + house.block.row;
    const index = (counts.get(cell) ?? 0) + 1;
    counts.set(cell, index);
    house.tags['addr:housenumber'] = `к${(16 + cell) * 100 + index}`;
  }
};

const particular: Record<string, Partial<TownWanted> & { cells?: TownWanted['shape']['cells']; side?: number }> = {
  Росстань: {
    wanted: [
      ru('Советская улица'),
      ru('улица Ленина'),
      ru('Сторожевая улица'),
      ru('улица 8 Марта'),
      ru('Ветроградская улица'),
    ],
  },
  'Росстань-на-Тихой': {
    wanted: [
      ru('улица Ленина'),
      ru('Садовая улица'),
      ru('Набережная улица'),
      ru('улица Максима Горького', { old_name: 'Соборная улица' }),
    ],
  },
  Красноморск: {
    wanted: [
      ru('улица Ленина'),
      ru('улица Мира'),
      ru('Портовая улица'),
      ru('улица Королёва'),
      ru('Московская улица'),
    ],
  },
  Зеленомор: {
    side: 3,
    cells: Object.fromEntries(
      [['1,1'], ['2,1'], ['1,2'], ['0,1']].map(([key]) => [key, { kind: 'panel', place: 'Зеленомор' }]),
    ),
    amend: zelenomor,
    wanted: [ru('Панфиловский проспект'), ru('улица Ленина')],
  },
  Всеволод: {
    wanted: [ru('Ветроградская улица'), ru('Московская улица'), ru('улица Ленина'), ru('Большая Никитская улица')],
  },
  Кедроград: {
    cells: { '1,0': { kind: 'historic' }, '0,1': { kind: 'panel', place: 'микрорайон Кедровый' } },
    wanted: [
      ru('улица Ленина'),
      ru('улица 50 лет Октября'),
      ru('улица Гоголя'),
      ru('Таёжная улица'),
      ru('Невский проспект'),
    ],
  },
  Ақтеңіз: {
    side: 3,
    cells: {
      '1,1': { kind: 'panel', place: 'Самал-2 ықшамауданы', across: 4, up: 4 },
      '2,2': { kind: 'panel', place: '8 ықшамауданы' },
      '0,1': { kind: 'historic' },
      '1,0': { kind: 'historic' },
    },
  },
  Лясноўск: { cells: { '1,1': { kind: 'historic' }, '0,1': { kind: 'panel', place: 'мікрараён Паўночны' } } },
  Yangisohil: { cells: { '1,1': { kind: 'historic' }, '0,1': { kind: 'panel', place: 'Chilonzor 5-kvartal' } } },
};

/** Micro-districts of the towns, for their place nodes: town, cell, names. */
export const townQuarters: readonly { town: string; cell: readonly [number, number]; names: Tags }[] = [
  { town: 'Кедроград', cell: [0, 1], names: ru('микрорайон Кедровый', { short_name: 'мкр. Кедровый' }) },
  {
    town: 'Ақтеңіз',
    cell: [1, 1],
    names: ru('Самал-2 ықшамауданы', {
      'name:kk': 'Самал-2 ықшамауданы',
      'name:ru': 'микрорайон Самал-2',
      'name:en': 'Samal-2 microdistrict',
    }),
  },
  {
    town: 'Ақтеңіз',
    cell: [2, 2],
    names: ru('8 ықшамауданы', {
      'name:kk': '8 ықшамауданы',
      'name:ru': '8-й микрорайон',
      'name:en': '8th microdistrict',
    }),
  },
  {
    town: 'Лясноўск',
    cell: [0, 1],
    names: ru('мікрараён Паўночны', { 'name:be': 'мікрараён Паўночны', 'name:ru': 'микрорайон Северный' }),
  },
  {
    town: 'Yangisohil',
    cell: [0, 1],
    names: ru('Chilonzor 5-kvartal', { 'name:uz': 'Chilonzor 5-kvartal', 'name:ru': 'Чиланзар 5-й квартал' }),
  },
];

export function townWanted(hub: HubSpec, chance: Chance): TownWanted {
  const { name } = hub.names;
  const { cells, side = 2, ...more } = particular[name] ?? {};
  const tongue = hub.tongue ?? 'ru';
  // A corner's first names (its most famous ones) go to the two main streets; no name is used twice.
  const pool = namesOf(tongue, chance);
  const main =
    tongue === 'ru'
      ? [ru(name === 'Кедроград' ? 'проспект Мира' : 'Советский проспект')]
      : [pool('avenue'), pool('avenue'), pool('avenue')];
  return {
    names: hub.names,
    tongue,
    population: hub.population,
    postcode: hub.postcode,
    shape: { side, main, cells },
    ...(tongue === 'ru' ? {} : { namer: pool }),
    ...more,
  };
}
