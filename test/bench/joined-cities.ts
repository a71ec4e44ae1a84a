import { metersPerLonUnit, METERS_PER_UNIT } from '../../src/kernel/geo.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { graphOf, type City, type Link } from './city-graph.ts';

/** The distance between neighbouring centres in units of coordinates, and the roads that join them on each side. */
const CELL_UNITS = 4_000_000;
const ROADS_BETWEEN = 4;
const COUNTRY_ROAD_KILOMETERS_PER_HOUR = 80;

interface Placed {
  readonly city: City;
  readonly firstNode: number;
  /** The city's outermost nodes: to the east, west, north and south. */
  readonly gates: readonly (readonly number[])[];
}

/** Copies of the cities, side by side in a square and joined by a few country roads, until there are enough nodes. */
export function joinCities(cities: readonly City[], nodes: number): City {
  const perRound = cities.reduce((sum, { graph }) => sum + graph.lat.length, 0);
  const count = Math.ceil(nodes / perRound) * cities.length;
  const side = Math.ceil(Math.sqrt(count));
  const [lat, lon]: [number[], number[]] = [[], []];
  const links: Link[] = [];
  const placed: Placed[] = [];
  const gatesOf = new Map(cities.map((city) => [city, gates(city)]));
  for (let cell = 0; cell < count; cell++) {
    const city = cities[(cell + Math.floor(cell / cities.length)) % cities.length];
    const firstNode = lat.length;
    const [row, column] = [Math.floor(cell / side), cell % side];
    const moved = [row * CELL_UNITS - middle(city.graph.lat), column * CELL_UNITS - middle(city.graph.lon)];
    for (let node = 0; node < city.graph.lat.length; node++) {
      lat.push(city.graph.lat[node] + moved[0] + 300_000_000);
      lon.push(city.graph.lon[node] + moved[1] + 300_000_000);
    }
    copyLinks(city, firstNode, links);
    placed.push({ city, firstNode, gates: gatesOf.get(city) ?? [] });
  }
  const joinTo = (from: Placed, to: Placed | undefined, gate: number): void => {
    for (let i = 0; to && i < ROADS_BETWEEN; i++) {
      const [a, b] = [from.firstNode + from.gates[gate][i], to.firstNode + to.gates[gate + 1][i]];
      const meters = Math.hypot((lat[a] - lat[b]) * METERS_PER_UNIT, (lon[a] - lon[b]) * metersPerLonUnit(lat[a]));
      const weight = Math.round((meters * 360) / COUNTRY_ROAD_KILOMETERS_PER_HOUR);
      const costs = { weight, length: Math.round(meters * 10) };
      links.push({ tail: a, head: b, ...costs }, { tail: b, head: a, ...costs });
    }
  };
  placed.forEach((city, cell) => {
    if ((cell + 1) % side !== 0) joinTo(city, placed[cell + 1], 0);
    joinTo(city, placed[cell + side], 2);
  });
  return { name: `${count} joined cities`, ...graphOf(links, lat, lon) };
}

function copyLinks({ graph, costs: { weight, carried } }: City, firstNode: number, to: Link[]): void {
  const { firstArc, head } = graph;
  for (let node = 0; node + 1 < firstArc.length; node++) {
    for (let arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
      to.push({ tail: firstNode + node, head: firstNode + head[arc], weight: weight[arc], length: carried[0][arc] });
    }
  }
}

function middle(values: Int32Array): number {
  const [min, max] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  return Math.round((min + max) / 2);
}

/** The outermost nodes to the east, west, north and south: one in each of as many stripes as there are roads. */
function gates({ graph: { lat, lon } }: City): number[][] {
  const outermost = (along: Int32Array, across: Int32Array, sign: number): number[] => {
    const nodes = [...along.keys()].sort((a, b) => across[a] - across[b]);
    return Array.from({ length: ROADS_BETWEEN }, (_, stripe) => {
      const width = nodes.length / ROADS_BETWEEN;
      const own = nodes.slice(Math.floor(stripe * width), Math.floor((stripe + 1) * width));
      return own.reduce((best, node) => (along[node] * sign > along[best] * sign ? node : best));
    });
  };
  return [outermost(lon, lat, 1), outermost(lon, lat, -1), outermost(lat, lon, 1), outermost(lat, lon, -1)];
}

/** A square grid of streets with a random part missing: the hardest case for a hierarchy. */
export function brokenGrid(side: number, missing = 0.4): City {
  const random = seededRandom(11);
  const links: Link[] = [];
  const join = (a: number, b: number): void => {
    if (random() < missing) return;
    const costs = { weight: 500 + Math.floor(random() * 2000), length: 500 + Math.floor(random() * 1500) };
    links.push({ tail: a, head: b, ...costs }, { tail: b, head: a, ...costs });
  };
  for (let node = 0; node < side * side; node++) {
    if (node % side !== side - 1) join(node, node + 1);
    if (node + side < side * side) join(node, node + side);
  }
  const at = Array.from({ length: side * side }, (_, node) => node);
  const units = (steps: number): number => 300_000_000 + steps * 10_000;
  return {
    name: `broken grid of ${side} x ${side}`,
    ...graphOf(links, at.map((node) => units(Math.floor(node / side))), at.map((node) => units(node % side))),
  };
}
