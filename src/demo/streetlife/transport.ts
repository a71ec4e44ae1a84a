import type { Base } from '../base.ts';
import { crooked } from '../land/borders.ts';
import { canalRow, cityRadius } from '../towns/city-plan.ts';
import { nearest } from '../land/roads.ts';
import { member, type Draft, type Tags } from '../drawing/draft.ts';
import { lake } from '../land/land.ts';
import { between, distance, type Point } from '../drawing/plane.ts';
import { closed } from '../towns/settle.ts';
import { drawVillage } from '../towns/settlements.ts';
import { englishStreet } from '../names/street-names.ts';

/** Metro stations: eight under the Сколковское шоссе, five under the Невский проспект, one of them shared. */
const metroStations: readonly (readonly [name: string, column: number, row: number, line: string])[] = [
  ['Заречная', 9, 1, 'Зелёная линия'],
  ['Капотня', 9, 3, 'Зелёная линия'],
  ['Обводный канал', 9, 5, 'Зелёная линия'],
  ['Василеостровская', 9, 7, 'Зелёная линия'],
  ['Невский проспект', 9, 10, 'Зелёная линия'],
  ['Площадь Ленина', 9, 11, 'Зелёная линия'],
  ['Никитская', 9, 12, 'Зелёная линия'],
  ['Сколково', 9, 14, 'Зелёная линия'],
  ['Чкаловская', 2, 10, 'Синяя линия'],
  ['Тверская', 4, 10, 'Синяя линия'],
  ['Садовая', 7, 10, 'Синяя линия'],
  ['Проспект Вернадского', 13, 10, 'Синяя линия'],
];

export function drawMetro(draft: Draft, { city }: Base): void {
  const { mesh } = city.settled;
  const { columns, rows } = mesh.plan;
  const nodes = new Map<string, number>();
  metroStations.forEach(([name, column, row, line], index) => {
    const [x, y] = [columns[column].at, rows[row].at];
    nodes.set(name, mesh.node(x + 16, y - 16));
    draft.tagNode(nodes.get(name)!, {
      railway: 'station',
      station: 'subway',
      subway: 'yes',
      public_transport: 'station',
      name,
      'name:en': englishStreet(name),
      line,
      network: 'Ветроградский метрополитен',
    });
    for (const [exit, dx, dy] of [[1, 15, 13], [2, -15, 13], ...(index % 3 === 0 ? [[3, -15, -13]] : [])]) {
      const at = mesh.plan.warp(x + dx, y + dy);
      const entrance = draft.node(at.x, at.y, {
        railway: 'subway_entrance',
        ref: String(exit),
        name: `${name}, выход ${exit}`,
      });
      draft.way([entrance, mesh.vertex(column, row)], { highway: 'footway', layer: '-1' });
    }
  });
  const lines = [
    ['Зелёная линия', metroStations.filter(([, column]) => column === 9).map(([name]) => name)],
    ['Синяя линия', ['Чкаловская', 'Тверская', 'Садовая', 'Невский проспект', 'Проспект Вернадского']],
  ] as const;
  for (const [name, stops] of lines) {
    const track = stops.map((stop) => nodes.get(stop)!);
    const way = draft.way(track, { railway: 'subway', tunnel: 'yes', layer: '-2', name });
    draft.relation([...track.map((row) => member('node', row, 'stop')), member('way', way, '')], {
      type: 'route',
      route: 'subway',
      name: `Метро: ${name}`,
    });
  }
}

/** The railway: from the terminus in the south of Ветроград to Росстань, Росстань-на-Тихой and Кедроград. */
export function drawRailway(draft: Draft, base: Base, seed: number): void {
  const { mesh } = base.city.settled;
  const rails: Tags = {
    railway: 'rail',
    gauge: '1520',
    electrified: 'contact_line',
    name: 'Ветроградская железная дорога',
  };
  const x = 460;
  const ends = [-1.035, -1.075].map((size) => mesh.node(x, size * cityRadius));
  const over = [-1.125, -1.16].map((size) => mesh.node(x, size * cityRadius));
  const junction = mesh.plan.warp(x, -1.3 * cityRadius);
  const fork = draft.node(junction.x, junction.y);
  draft.way(ends, rails);
  draft.way([ends[1], ...over], { ...rails, bridge: 'yes', layer: '1' });
  draft.way([over[1], fork], rails);
  station(draft, ends[0], 'Ветроград-Главный', mesh.plan.warp(x + 60, -1.03 * cityRadius));
  const stationAt = (key: string): Point => {
    const hub = base.hubs.get(key)!;
    return { x: hub.center.x + 120, y: hub.center.y - hub.radius - 330 };
  };
  let from: Point & { node: number } = { ...junction, node: fork };
  for (const [key, name] of [
    ['1,1', 'Росстань'],
    ['3,1', 'Росстань-на-Тихой'],
    ['4,1', 'Кедроград'],
  ]) {
    if (key === '3,1') from = { ...junction, node: fork };
    const at = stationAt(key);
    const node = draft.node(at.x, at.y);
    // The western line passes south of the villages around the city.
    const stops =
      key === '1,1' ? [from, { x: base.city.center.x - 6600, y: base.city.center.y - 8300 }, at] : [from, at];
    const bend = stops
      .slice(1)
      .flatMap((stop, i) => crooked(stops[i], stop, `rail ${key} ${i}`, seed, 4, 0.03).slice(1));
    base.lines.push({ kind: 'rail', points: [from, ...bend.slice(0, -1), { ...at, node }], tags: rails });
    station(draft, node, name, { x: at.x, y: at.y + 45 });
    from = { ...at, node };
  }
  const halt = between(junction, stationAt('1,1'), 0.55);
  draft.node(halt.x, halt.y + 60, { railway: 'halt', name: 'платформа 12 км', public_transport: 'station' });
}

function station(draft: Draft, node: number, name: string, building: Point): void {
  draft.tagNode(node, {
    railway: 'station',
    public_transport: 'station',
    name,
    'name:en': englishStreet(name),
    esr_user: 'fictional',
  });
  box(draft, building, 50, 18, { building: 'train_station', name: `Вокзал ${name}` });
}

export function box(draft: Draft, at: Point, width: number, height: number, tags: Tags): number {
  const [w, h] = [width / 2, height / 2];
  return closed(
    draft,
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ].map(([dx, dy]) => ({ x: at.x + dx, y: at.y + dy })),
    tags,
  );
}

/** The airport is south-east of the city, at the end of its own road. */
export function drawAirport(draft: Draft, base: Base): void {
  const { city } = base;
  const at = { x: city.center.x + 6300, y: city.center.y - 6100 };
  box(draft, at, 3100, 900, {
    aeroway: 'aerodrome',
    name: 'Международный аэропорт Ветроград имени Беринга',
    short_name: 'аэропорт Ветроград',
    alt_name: 'Тихий Берег',
    'name:en': 'Vetrograd International Airport',
    iata: 'XVG',
    icao: 'XDVG',
    aerodrome: 'international',
  });
  const ends = [draft.node(at.x - 1350, at.y - 150), draft.node(at.x + 1350, at.y - 150)];
  draft.way(ends, { aeroway: 'runway', ref: '09/27', surface: 'asphalt' });
  box(draft, { x: at.x - 200, y: at.y + 300 }, 160, 50, {
    building: 'yes',
    aeroway: 'terminal',
    name: 'Терминал А',
    'addr:housenumber': '1',
    'addr:place': 'аэропорт Ветроград',
  });
  const stop = { x: at.x - 200, y: at.y + 350 };
  const gate = nearest(city.gates, stop);
  const end = draft.node(stop.x, stop.y);
  base.lines.push({
    kind: 'road',
    points: [gate, between(gate, stop, 0.5, 180), { ...stop, node: end }],
    tags: { highway: 'secondary', name: 'Аэропортовское шоссе', surface: 'asphalt', maxspeed: '80' },
  });
  draft.tagNode(end, { highway: 'bus_stop', name: 'Аэропорт' });
}

/** A ferry across the lake: the only way to the island and its village. */
export function drawFerry(draft: Draft, base: Base, seed: number): void {
  const { city, water } = base;
  const hub = base.hubs.get('3,0')!;
  const center = { x: city.center.x + lake.x, y: city.center.y + lake.y };
  const closest = (ring: readonly Point[]): Point =>
    ring.reduce((best, point) => (distance(point, hub.center) < distance(best, hub.center) ? point : best));
  const shore = between(closest(water.lakeShore), center, 0, 0);
  const island = closest(water.island);
  const village = drawVillage(
    draft,
    center,
    { names: { name: 'Остров Чаек', 'name:en': 'Ostrov Chayek' }, place: 'village', length: 700 },
    'island',
    seed,
  );
  base.all.push(village);
  const [from, to] = [shore, island].map((point, index) => {
    const dry = between(point, index === 0 ? hub.center : center, 8);
    return {
      ...dry,
      node: draft.node(point.x, point.y, {
        amenity: 'ferry_terminal',
        name: index === 0 ? 'пристань Приозёрье' : 'пристань Остров Чаек',
      }),
    };
  });
  draft.way([from.node, to.node], {
    route: 'ferry',
    name: 'Паром Приозёрье — Остров Чаек',
    duration: '00:25',
    motor_vehicle: 'yes',
    foot: 'yes',
    bicycle: 'yes',
  });
  const gate = nearest(hub.gates, shore);
  base.lines.push({
    kind: 'road',
    points: [gate, between(gate, shore, 0.5, 140), { ...shore, node: from.node }],
    tags: { highway: 'tertiary', name: 'Паромная дорога', surface: 'asphalt' },
  });
  const home = nearest(village.gates, island);
  base.lines.push({
    kind: 'road',
    points: [{ ...island, node: to.node }, home],
    tags: { highway: 'unclassified', surface: 'gravel' },
  });
}

/** Names the island between the river and the canal. */
export function nameIsland(draft: Draft, base: Base): void {
  const { mesh } = base.city.settled;
  const at = mesh.plan.warp(mesh.plan.columns[8].at + 90, mesh.plan.rows[canalRow + 1].at + 260);
  draft.node(at.x, at.y, {
    place: 'island',
    name: 'Ветровский остров',
    short_name: 'В.О.',
    'name:en': 'Vetrovsky Island',
  });
}
