import type { Base } from '../base.ts';
import { placeCells } from './city-plan.ts';
import { groupByStreet } from './curiosities.ts';
import { member, type Draft, type Tags } from '../drawing/draft.ts';
import { alongLine, lengthOf, type Point } from '../drawing/plane.ts';
import { closed, type Settled } from './settle.ts';
import { drawVillage, type Settlement } from './settlements.ts';
import { townQuarters } from './towns.ts';
import { box } from '../streetlife/transport.ts';
import { roadBetween } from '../land/roads.ts';

/** Forms of addresses other than tags on a building: relations, interpolation, kilometres, entrances. */
export function drawAddressForms(draft: Draft, base: Base, seed: number): void {
  const { city } = base;
  streetRelations(draft, city.settled);
  drawInterpolation(draft, base);
  drawKilometres(draft, base);
  drawEntranceAddresses(draft, city.settled);
  drawBigBuilding(draft, city);
  for (const { column, row, place } of placeCells) drawQuarter(draft, city, column, row, { name: place }, true);
  for (const { town, cell, names } of townQuarters) {
    const hub = [...base.hubs.values()].find((one) => one.names.name === town)!;
    drawQuarter(draft, hub, cell[0], cell[1], names, false);
  }
  drawFiveLevels(draft, base, seed);
}

/** Two streets whose houses are linked by relations, one of each kind. */
function streetRelations(draft: Draft, settled: Settled): void {
  const groups = groupByStreet(settled.houses);
  for (const [name, type, role] of [
    ['Казачья улица', 'associatedStreet', 'house'],
    ['улица Гоголя', 'street', 'address'],
  ]) {
    const street = settled.mesh.streets.find((one) => one.names.name === name);
    if (!street) continue;
    const members = settled.streetWays.get(street)!.map((row) => member('way', row, 'street'));
    for (const house of groups.get(name) ?? []) {
      const building = settled.buildings.get(house)!;
      members.push(member(building.type, building.row, role));
    }
    draft.relation(members, { type, name });
  }
}

/** A line of undrawn houses: only its ends have numbers. */
function drawInterpolation(draft: Draft, base: Base): void {
  const hub = base.hubs.get('1,0')!;
  for (const [index, kind] of ['odd', 'even', 'all'].entries()) {
    const street = hub.settled.mesh.streets.filter((one) => one.axis === 'x')[index % 3];
    const away = index === 0 ? 32 : -32;
    const { warp } = hub.settled.mesh.plan;
    const y = hub.settled.mesh.plan.rows[1 + index * 2].at + away;
    const numbers = kind === 'odd' ? [201, 241] : kind === 'even' ? [202, 230] : [301, 320];
    const nodes = [0, 0.5, 1].map((part) => {
      const at = warp(-320 + 640 * part, y);
      const number = part === 0 ? numbers[0] : part === 1 ? numbers[1] : undefined;
      return draft.node(
        at.x,
        at.y,
        number === undefined ? undefined : { 'addr:housenumber': String(number), 'addr:street': street.names.name },
      );
    });
    draft.way(nodes, { 'addr:interpolation': kind, 'addr:street': street.names.name });
  }
}

/** Kilometres of the ring road and of the Калужское шоссе, which serve as streets for the houses there. */
function drawKilometres(draft: Draft, base: Base): void {
  const { ring } = base.city;
  const total = lengthOf(ring);
  for (let kilometre = 1; kilometre < total / 1000; kilometre++) {
    const at = alongLine(ring, kilometre * 1000);
    draft.node(at.x, at.y, {
      highway: 'milestone',
      distance: String(kilometre),
      name: `${kilometre}-й километр ВКАД`,
    });
    const beside = { x: at.x + at.dy * 90, y: at.y - at.dx * 90 };
    if (kilometre % 2 === 1 && dry(base, beside)) {
      box(draft, beside, 46, 30, {
        building: 'warehouse',
        'addr:street': `${kilometre}-й километр ВКАД`,
        'addr:housenumber': `вл${kilometre + 3}`,
      });
    }
  }
  const road = base.lines.filter((line) => line.tags.name === 'Калужское шоссе').at(-1)!;
  const place = (line: readonly Point[], meters: number, side: number): Point => {
    const at = alongLine(line, meters);
    return { x: at.x - at.dy * side, y: at.y + at.dx * side };
  };
  for (const [index, kilometre] of [20, 21, 22, 47].entries()) {
    const spot = place(road.points, 900 + index * 1100, index % 2 === 0 ? 60 : -60);
    box(draft, spot, 30, 18, {
      building: 'yes',
      'addr:street': `Калужское шоссе, ${kilometre}-й километр`,
      'addr:housenumber': `${index + 1}`,
    });
  }
}

const dry = ({ water }: Base, at: Point): boolean =>
  [...water.river, ...water.canal].every((point) => Math.hypot(point.x - at.x, point.y - at.y) > 200);

/** Doors with addresses of their own: 12, 14, 16 and 18 of the house 12-18. */
function drawEntranceAddresses(draft: Draft, settled: Settled): void {
  const house = settled.houses.find((one) => one.tags['addr:housenumber'] === '12-18');
  if (!house) return;
  const [a, b] = house.outline;
  [12, 14, 16, 18].forEach((number, index) => {
    const part = (index + 0.5) / 4;
    draft.node(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, {
      entrance: 'main',
      'addr:street': house.tags['addr:street'],
      'addr:housenumber': String(number),
      'addr:flats': `${index * 20 + 1}-${index * 20 + 20}`,
    });
  });
}

/** A shopping centre that fills a whole cell of the plan. */
function drawBigBuilding(draft: Draft, { settled }: Settlement): void {
  const { warp, columns, rows } = settled.mesh.plan;
  const [x0, x1, y0, y1] = [columns[12].at + 60, columns[13].at - 60, rows[7].at + 45, rows[8].at - 45];
  const xs = [0, 0.25, 0.5, 0.75, 1].map((part) => x0 + (x1 - x0) * part);
  const ring = [...xs.map((x) => warp(x, y0)), ...xs.toReversed().map((x) => warp(x, y1))];
  closed(draft, ring, {
    building: 'retail',
    shop: 'mall',
    name: 'ТРЦ «Большой Океан»',
    'addr:street': 'Литейный проспект',
    'addr:housenumber': '101',
  });
}

/** A micro-district: a node with its name and, in the city, a boundary of level 10 along its four streets. */
function drawQuarter(
  draft: Draft,
  { settled }: Settlement,
  column: number,
  row: number,
  names: Tags,
  bounded: boolean,
): void {
  const { mesh } = settled;
  const { columns, rows } = mesh.plan;
  const at = mesh.plan.warp((columns[column].at + columns[column + 1].at) / 2, (rows[row].at + rows[row + 1].at) / 2);
  const node = draft.node(at.x, at.y, {
    place: /квартал|kvartal/.test(names.name) ? 'quarter' : 'neighbourhood',
    ...names,
  });
  if (!bounded) return;
  const sides = [
    mesh.chain('x', row, column),
    mesh.chain('y', column + 1, row),
    mesh.chain('x', row + 1, column).toReversed(),
    mesh.chain('y', column, row).toReversed(),
  ];
  const ring = sides.flatMap((side) => side.slice(0, -1));
  const way = draft.way([...ring, ring[0]], {});
  draft.relation([member('way', way, 'outer'), member('node', node, 'label')], {
    type: 'boundary',
    boundary: 'administrative',
    admin_level: '10',
    ...names,
  });
}

/** Micro-districts at some distance from their village, with a connecting road. */
function drawOutlying(draft: Draft, base: Base, village: string, names: Tags, seed: number): Point {
  const {
    settlement,
    hub: { column, row },
  } = base.villages.find(({ spec }) => spec.names.name === village)!;
  const hub = base.hubs.get(`${column},${row}`)!;
  const [dx, dy] = [settlement.center.x - hub.center.x, settlement.center.y - hub.center.y];
  const length = Math.hypot(dx, dy);
  const center = { x: settlement.center.x + (dx / length) * 1300, y: settlement.center.y + (dy / length) * 1300 };
  const quarter = drawVillage(
    draft,
    center,
    { names, place: 'neighbourhood', nameless: true, streets: 2, length: 420 },
    names.name,
    seed,
  );
  base.all.push(quarter);
  base.lines.push(roadBetween(settlement, quarter, { highway: 'unclassified', surface: 'asphalt' }, seed));
  return center;
}

/** Region, district, поселение, посёлок and микрорайон, nested. */
function drawFiveLevels(draft: Draft, base: Base, seed: number): void {
  const center = drawOutlying(
    draft,
    base,
    'посёлок Фабрики им. 1 Мая',
    { name: 'мкр. Гора 2', alt_name: 'микрорайон Гора-2' },
    seed,
  );
  drawOutlying(
    draft,
    base,
    'Жаңы-Жээк',
    { name: 'Асанбай кичирайону', 'name:ky': 'Асанбай кичирайону', 'name:ru': 'микрорайон Асанбай' },
    seed,
  );
  const hub = base.hubs.get('2,0')!;
  const middle = { x: (center.x + hub.center.x) / 2, y: (center.y + hub.center.y) / 2 };
  const reach = Math.hypot(hub.center.x - center.x, hub.center.y - center.y) / 2 + 1000;
  const ring = Array.from({ length: 40 }, (_, k) => {
    const angle = (k / 40) * 2 * Math.PI;
    const wobble = reach * (1 + 0.04 * Math.sin(angle * 5));
    return { x: middle.x + Math.cos(angle) * wobble, y: middle.y + Math.sin(angle) * wobble };
  });
  const way = closed(draft, ring);
  draft.relation([member('way', way, 'outer')], {
    type: 'boundary',
    boundary: 'administrative',
    admin_level: '8',
    name: 'поселение Рябиновское',
    official_name: 'сельское поселение Рябиновское',
  });
}
