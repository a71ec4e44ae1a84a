import { chanceOf, type Chance } from '../drawing/chance.ts';
import { settlementCuriosities } from './curiosities.ts';
import { member, type Draft, type Tags } from '../drawing/draft.ts';
import type { House } from './houses.ts';
import type { Gate } from './city-ring.ts';
import type { SpokeSpec } from '../land/hubs.ts';
import type { Mesh } from '../drawing/mesh.ts';
import type { Point } from '../drawing/plane.ts';
import { closed, settle, type Settled, type SettleOptions } from './settle.ts';
import type { Namer } from '../names/street-names.ts';
import { namesOf, type Tongue } from '../names/tongues.ts';
import { streetTags } from '../streetlife/traffic.ts';
import { townPlan, villagePlan, type TownShape } from './town-plan.ts';
import { bend, warpOf } from '../drawing/warp.ts';

/** A settlement's name, its node and its gates: all that the country around it needs. */
export interface Site {
  readonly kind: 'city' | 'town' | 'village' | 'plots';
  readonly names: Tags;
  readonly place: string;
  readonly tongue: Tongue;
  readonly center: Point;
  readonly radius: number;
  readonly node: number;
  readonly gates: readonly Gate[];
}

export interface Settlement extends Site {
  readonly settled: Settled;
}

export interface TownWanted {
  readonly names: Tags;
  readonly tongue?: Tongue;
  readonly population: number;
  readonly postcode: string;
  readonly shape: TownShape;
  readonly wanted?: readonly Tags[];
  readonly place?: string;
  readonly namer?: Namer;
  readonly amend?: SettleOptions['amend'];
  address?(house: House): Tags;
}

const note = 'Вымышленный населённый пункт / a fictional settlement';

export function drawTown(draft: Draft, center: Point, town: TownWanted, chance: Chance): Settlement {
  const { side, step = 520 } = town.shape;
  const radius = (side * step) / 2;
  const warp = warpOf(bend(chance, center, radius));
  const plan = townPlan(chance, warp, town.shape);
  const tongue = town.tongue ?? 'ru';
  const taken = [...(town.wanted ?? []), ...(town.shape.main ?? [])].map((names) => names.name);
  const settled = settle(
    draft,
    {
      plan,
      namer: town.namer ?? namesOf(tongue, chance, taken),
      wanted: town.wanted,
      amend: (houses, mesh) => {
        town.amend?.(houses, mesh);
        settlementCuriosities(town.names.name, houses);
      },
      streetTags: streetTags(chance),
      address: (house) => ({ ...townPostcode(house, town.postcode), ...town.address?.(house) }),
    },
    chance,
  );
  const node = draft.node(center.x + 25, center.y + 25, {
    place: town.place ?? (side > 6 ? 'city' : 'town'),
    population: String(town.population),
    ...town.names,
    postal_code: town.postcode,
    note,
  });
  return {
    kind: 'town',
    names: town.names,
    place: 'town',
    tongue,
    center,
    radius: radius * 1.1,
    node,
    gates: lineEnds(settled.mesh),
    settled,
  };
}

/** In one cell of three, houses have postcode tags; elsewhere only the town has one. */
function townPostcode(house: House, postcode: string): Tags {
  if ((house.block.column + house.block.row) % 3 !== 0) return {};
  return { 'addr:postcode': String(Number(postcode) + 1 + ((house.block.column * 7 + house.block.row) % 9)) };
}

/** The ends of every main line, where roads from outside may enter. */
function lineEnds(mesh: Mesh): Gate[] {
  const gates = new Map<number, Gate>();
  for (const street of mesh.streets) {
    const first = street.pieces[0];
    const last = street.pieces.at(-1);
    if (!first?.key || !last?.key) continue;
    const line = Number(first.key.slice(1).split(':')[0]);
    for (const end of [Number(first.key.split(':')[1]), Number(last.key.split(':')[1]) + 1]) {
      const [column, row] = street.axis === 'y' ? [line, end] : [end, line];
      const node = mesh.vertex(column, row);
      gates.set(node, { ...mesh.plan.warp(mesh.plan.columns[column].at, mesh.plan.rows[row].at), node });
    }
  }
  return [...gates.values()];
}

export function drawVillage(
  draft: Draft,
  center: Point,
  spec: SpokeSpec & { postcode?: string },
  theme: string,
  seed: number,
): Settlement {
  const chance = chanceOf(seed, `village ${theme}`);
  const streets = spec.streets ?? 1;
  const length = spec.length ?? chance.range(700, 1250);
  const tongue = spec.tongue ?? 'ru';
  const warp = warpOf({
    center,
    radius: length / 2,
    turn: chance.range(-1.2, 1.2),
    roundness: 0.02,
    waveMeters: length / 26,
    whirls: [],
  });
  const plan = villagePlan(warp, {
    length,
    streets,
    names: spec.mainStreets,
    kind: spec.plots ? 'plots' : 'village',
    place: spec.nameless || spec.plots ? spec.names.name : undefined,
  });
  const nameless = spec.nameless || spec.plots;
  const taken = spec.mainStreets?.map(({ name }) => name);
  const settled = settle(
    draft,
    {
      plan,
      namer: nameless ? () => ({}) : namesOf(tongue, chance, taken),
      amend: (houses) => settlementCuriosities(spec.names.name, houses),
    },
    chance,
  );
  const place = spec.place ?? (length > 800 || streets > 1 ? 'village' : 'hamlet');
  const node = draft.node(center.x + 9, center.y + 28, {
    place,
    population: String(Math.round(settled.houses.length * 2.6)),
    ...spec.names,
    note,
    ...(spec.postcode ? { 'addr:postcode': spec.postcode } : {}),
  });
  const deep = spec.plots ? 34 : 62;
  outline(draft, plan.warp, length / 2 + 25, -deep - 12, (streets * 2 - 1) * deep + 12, spec);
  return {
    kind: spec.plots ? 'plots' : 'village',
    names: spec.names,
    place,
    tongue,
    center,
    radius: length / 2 + 80,
    node,
    gates: streetEnds(settled.mesh),
    settled,
  };
}

/** Both ends of each of a village's streets. */
function streetEnds(mesh: Mesh): Gate[] {
  const { rows, columns, warp } = mesh.plan;
  return rows.flatMap((line, row) =>
    line.street === undefined
      ? []
      : [0, 1].map((column) => ({ ...warp(columns[column].at, line.at), node: mesh.vertex(column, row) })),
  );
}

/** The built-up ground of a village or allotments, which has its name as well. */
function outline(
  draft: Draft,
  warp: (x: number, y: number) => Point,
  half: number,
  low: number,
  high: number,
  spec: SpokeSpec,
): void {
  const along = [-1, -0.5, 0, 0.5, 1].map((part) => part * half);
  const ring = [...along.map((x) => warp(x, low)), ...along.toReversed().map((x) => warp(x, high))];
  closed(
    draft,
    ring,
    spec.plots ? { landuse: 'allotments', ...spec.names } : { landuse: 'residential', ...spec.names },
  );
}

/** Draws a boundary around a town or village (level 8). */
export function drawOwnBoundary(draft: Draft, settlement: Site, tags: Tags, seed: number): number {
  const chance = chanceOf(seed, `ground of ${settlement.names.name} ${Math.round(settlement.center.x)}`);
  const count = 26;
  const ring = Array.from({ length: count }, (_, k) => {
    const angle = (k / count) * 2 * Math.PI;
    const reach = settlement.radius * (settlement.kind === 'town' ? 1.45 : 1.2) * chance.range(0.94, 1.14) + 120;
    return draft.node(settlement.center.x + Math.cos(angle) * reach, settlement.center.y + Math.sin(angle) * reach);
  });
  const cut = Math.floor(count / 3);
  const level = { boundary: 'administrative', admin_level: '8' };
  const ways = [ring.slice(0, cut + 1), ring.slice(cut, 2 * cut + 1), [...ring.slice(2 * cut), ring[0]]].map(
    (nodes) => draft.way(nodes, level),
  );
  return draft.relation(
    [...ways.map((row) => member('way', row, 'outer')), member('node', settlement.node, 'label')],
    { type: 'boundary', ...level, ...tags },
  );
}
