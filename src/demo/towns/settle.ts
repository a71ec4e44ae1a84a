import type { Chance } from '../drawing/chance.ts';
import { member, type Draft, type Tags } from '../drawing/draft.ts';
import { housesOf, type House } from './houses.ts';
import { buildMesh, type Mesh, type MeshPlan, type MeshStreet } from '../drawing/mesh.ts';
import { labelOf, numberHouses } from './numbering.ts';
import type { Point } from '../drawing/plane.ts';
import type { Namer } from '../names/street-names.ts';

/** A settlement whose streets and houses are drawn. */
export interface Settled {
  readonly mesh: Mesh;
  readonly houses: readonly House[];
  /** The way of each segment of the main lines, by edgeKey. */
  readonly edgeWays: ReadonlyMap<string, number>;
  readonly streetWays: ReadonlyMap<MeshStreet, number[]>;
  /** The way or relation of each building. */
  readonly buildings: ReadonlyMap<House, { type: 'node' | 'way' | 'relation'; row: number }>;
}

export interface SettleOptions {
  readonly plan: MeshPlan;
  readonly namer: Namer;
  /** Required names, for the streets with the most houses. */
  readonly wanted?: readonly Tags[];
  /** A name by rule, before `wanted` and the namer. */
  nameOf?(street: MeshStreet): Tags | undefined;
  /** Further tags of a house's address: postcode, city. */
  address?(house: House): Tags;
  /** A last change to the houses before they are drawn. */
  amend?(houses: readonly House[], mesh: Mesh): void;
  /** Further tags of a street: one-way, access. */
  streetTags?(street: MeshStreet): Tags;
}

export function settle(draft: Draft, options: SettleOptions, chance: Chance): Settled {
  const mesh = buildMesh(draft, options.plan, chance);
  const houses = housesOf(mesh, chance);
  numberHouses(houses, chance);
  nameStreets(mesh, options);
  for (const house of houses)
    house.tags = { ...buildingTags(house, chance), ...addressTags(house, chance), ...options.address?.(house) };
  options.amend?.(houses, mesh);
  const edgeWays = new Map<string, number>();
  const streetWays = new Map<MeshStreet, number[]>();
  for (const street of mesh.streets)
    streetWays.set(street, drawStreet(draft, street, options.streetTags?.(street), edgeWays, chance));
  const buildings = new Map(houses.map((house) => [house, drawHouse(draft, house, chance)] as const));
  return { mesh, houses, edgeWays, streetWays, buildings };
}

const LONG_STREET_HOUSES = 26;

function nameStreets(mesh: Mesh, { namer, wanted = [], nameOf }: SettleOptions): void {
  const unnamed: MeshStreet[] = [];
  for (const street of mesh.streets) {
    const names = nameOf?.(street) ?? street.spec.names;
    if (names) street.names = names;
    else if (street.spec.highway !== 'service') unnamed.push(street);
  }
  // Spread over the settlement: evenly through the cells, among streets that are long enough.
  const inner = unnamed.filter((street) => street.cell && street.spec.rank === 'street');
  const long = inner.filter((street) => street.houseCount >= LONG_STREET_HOUSES);
  const pool = long.length >= wanted.length ? long : inner;
  wanted.forEach((names, index) => {
    const street = pool[Math.floor((index * pool.length) / wanted.length)];
    if (street && !street.names.name) street.names = names;
  });
  // The streets with the most houses get the namer's first names, which are its best.
  unnamed.sort((a, b) => b.houseCount - a.houseCount);
  for (const street of unnamed) if (!street.names.name) street.names = namer(street.spec.rank);
}

const surfaces = ['asphalt', 'asphalt', 'asphalt', 'concrete', 'paving_stones'];

function drawStreet(
  draft: Draft,
  street: MeshStreet,
  more: Tags | undefined,
  edgeWays: Map<string, number>,
  chance: Chance,
): number[] {
  const rows: number[] = [];
  const village = street.cell?.kind === 'village' || street.cell?.kind === 'plots';
  const surface =
    village && chance.often(0.6) ? chance.pick(['gravel', 'unpaved', 'compacted']) : chance.pick(surfaces);
  for (const { nodes, spec, key } of street.pieces) {
    const tags: Record<string, string> = { highway: spec.highway };
    if (!spec.hidden) Object.assign(tags, street.names);
    tags.surface = surface;
    if (/primary|secondary|trunk/.test(spec.highway)) {
      tags.lanes = spec.highway === 'secondary' ? '2' : '4';
      tags.lit = 'yes';
      tags.maxspeed = chance.often(0.5) ? 'RU:urban' : '60';
    } else if (spec.highway === 'living_street') tags.maxspeed = '20';
    else if (chance.often(0.12)) tags.maxspeed = chance.pick(['20', '30', '40']);
    if (chance.often(0.08)) tags.smoothness = chance.pick(['good', 'intermediate', 'bad']);
    Object.assign(tags, more, spec.tags);
    const row = draft.way(nodes, tags);
    rows.push(row);
    if (key) edgeWays.set(key, row);
  }
  return rows;
}

function buildingTags(house: House, chance: Chance): Record<string, string> {
  const levels = (low: number, high: number): string => String(chance.whole(low, high));
  switch (house.kind) {
    case 'historic':
      return {
        building: chance.pick(['yes', 'apartments', 'apartments', 'office', 'retail']),
        'building:levels': levels(2, 6),
      };
    case 'panel':
      return { building: 'apartments', 'building:levels': levels(5, 17) };
    case 'industrial':
      return { building: chance.pick(['industrial', 'warehouse', 'yes']) };
    case 'plots':
      return { building: chance.often(0.5) ? 'yes' : 'cabin' };
    default:
      return { building: chance.often(0.6) ? 'house' : 'yes' };
  }
}

function addressTags(house: House, chance: Chance): Tags {
  const place = house.block.cell.place;
  if (place) return { 'addr:place': place, 'addr:housenumber': labelOf(house) };
  if (!house.street?.names.name) return {};
  const tags: Record<string, string> = { 'addr:street': house.street.names.name, 'addr:housenumber': labelOf(house) };
  const { cross } = house;
  if (!cross?.street.names.name || cross.number === 0) return tags;
  const style = chance.range(0, 1);
  if (style < 0.5) tags['addr:housenumber'] = `${house.number}/${cross.number}`;
  else if (style < 0.75)
    Object.assign(tags, { 'addr:street2': cross.street.names.name, 'addr:housenumber2': String(cross.number) });
  else Object.assign(tags, { 'addr2:street': cross.street.names.name, 'addr2:housenumber': String(cross.number) });
  return tags;
}

function drawHouse(draft: Draft, house: House, chance: Chance): { type: 'node' | 'way' | 'relation'; row: number } {
  if (house.tags.building === 'no') {
    const { building: _, 'building:levels': __, ...rest } = house.tags;
    return { type: 'node', row: draft.node(house.x, house.y, rest) };
  }
  const ring = house.outline.map((point) => draft.node(point.x, point.y));
  if (house.kind === 'panel') addEntrances(draft, house, ring, chance);
  ring.push(ring[0]);
  if (!house.hole) return { type: 'way', row: draft.way(ring, house.tags) };
  const outer = draft.way(ring, {});
  const hole = closed(draft, house.hole);
  const members = [member('way', outer, 'outer'), member('way', hole, 'inner')];
  return { type: 'relation', row: draft.relation(members, { type: 'multipolygon', ...house.tags }) };
}

export function closed(draft: Draft, ring: readonly Point[], tags: Tags = {}): number {
  const nodes = ring.map((point) => draft.node(point.x, point.y));
  return draft.way([...nodes, nodes[0]], tags);
}

/** Doors along the front wall, numbered, with the flats behind each. */
function addEntrances(draft: Draft, house: House, ring: number[], chance: Chance): void {
  const [a, b] = house.outline;
  const doors = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 24));
  const flats = 4 * Number(house.tags['building:levels'] ?? 5);
  const nodes: number[] = [];
  for (let door = 0; door < doors; door++) {
    const part = (door + 0.5) / doors;
    const tags: Record<string, string> = { entrance: 'staircase', ref: String(door + 1) };
    if (chance.often(0.7)) tags['addr:flats'] = `${door * flats + 1}-${(door + 1) * flats}`;
    nodes.push(draft.node(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, tags));
  }
  ring.splice(1, 0, ...nodes);
}
