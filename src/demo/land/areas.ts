import type { Base } from '../base.ts';
import { drawAreas, type Area, type Cell } from './borders.ts';
import { drawCityAreas } from '../towns/city.ts';
import type { Draft, Tags } from '../drawing/draft.ts';
import { baseColumns, baseCell, baseRows, districts, regions } from './land.ts';
import { drawOwnBoundary, type Site } from '../towns/settlements.ts';

const fiction = 'Вымышленная демонстрационная страна / a fictional demonstration country';

const countryNames: Tags = {
  name: 'Охотия',
  'name:ru': 'Охотия',
  'name:en': 'Okhotia',
  official_name: 'Охотская Федерация (вымышленная)',
  'name:kk': 'Охотия',
  'name:be': 'Ахоція',
  'name:uz': 'Oxotiya',
  'ISO3166-1': 'XD',
  'ISO3166-1:alpha2': 'XD',
  'ISO3166-1:alpha3': 'XDA',
  is_in: 'open sea',
  description: fiction,
  note: fiction,
};

/** The cells, areas and centres that extend the country beyond its base. */
export interface Extension {
  readonly cells: readonly Cell[];
  readonly areas: readonly Area[];
  readonly centres: readonly Site[];
}

/**
 * Draws every administrative area: the country (whose relation is returned), regions, districts, and the ground of
 * towns and villages.
 */
export function drawAllAreas(draft: Draft, base: Base, extension: Extension, seed: number): number {
  const own: Cell[] = [];
  for (let column = 0; column < baseColumns; column++)
    for (let row = 0; row < baseRows; row++) own.push(baseCell(column, row));
  const centreOf = (key: string): number => base.hubs.get(key)!.node;
  const areas: Area[] = [
    { level: 2, cells: [...own, ...extension.cells], tags: countryNames, centre: base.city.node },
    ...regions.map(({ names, cells, iso, centre }) => ({
      level: 4,
      cells,
      tags: { ...names, 'ISO3166-2': iso, note: fiction },
      centre: centreOf(centre),
    })),
    ...districts.map(({ names, cells, centre, cityHole }) => ({
      level: 6,
      cells,
      tags: names,
      centre: centreOf(centre),
      inner: cityHole ? base.city.borders.outer : undefined,
    })),
    ...extension.areas,
  ];
  const [country] = drawAreas(draft, areas, seed);
  drawCityAreas(draft, base.city);
  for (const hub of base.hubs.values()) {
    if (hub.kind === 'town') drawOwnBoundary(draft, hub, { place: 'town', ...hub.names }, seed);
    else if (hub.kind === 'village' && hub.tongue === 'ru' && hub.names.name !== 'Борисовка')
      drawOwnBoundary(draft, hub, ruralNames(hub.names.name), seed);
  }
  for (const centre of extension.centres)
    drawOwnBoundary(draft, centre, { place: centre.place, ...centre.names }, seed);
  return country;
}

const ruralNames = (name: string): Tags => ({ name: `сельское поселение ${name}`, short_name: `с.п. ${name}` });
