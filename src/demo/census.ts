import type { OsmElement, OsmNode, OsmRelation, OsmWay } from '../osm/element.ts';
import { toPlane, type Point } from './drawing/plane.ts';

/** The finished country as a reader of the file sees it; the tests query it. */
export interface Census {
  readonly nodes: ReadonlyMap<number, OsmNode>;
  readonly ways: ReadonlyMap<number, OsmWay>;
  readonly relations: readonly OsmRelation[];
  /** All elements with tags. */
  readonly tagged: readonly OsmElement[];
}

export function takeCensus(elements: Iterable<OsmElement>): Census {
  const nodes = new Map<number, OsmNode>();
  const ways = new Map<number, OsmWay>();
  const relations: OsmRelation[] = [];
  const tagged: OsmElement[] = [];
  for (const element of elements) {
    if (element.type === 'node') nodes.set(element.id, element);
    else if (element.type === 'way') ways.set(element.id, element);
    else relations.push(element);
    if (element.tags) tagged.push(element);
  }
  return { nodes, ways, relations, tagged };
}

export const tag = (element: OsmElement, key: string): string | undefined => element.tags?.[key];

export const pointOf = ({ nodes }: Census, id: number): Point => {
  const node = nodes.get(id);
  if (!node) throw new Error(`node ${id} is not in the file`);
  return toPlane(node.lat, node.lon);
};

export const lineOf = (census: Census, way: OsmWay): Point[] => way.nodes.map((id) => pointOf(census, id));

export const find = ({ tagged }: Census, key: string, value?: string): OsmElement[] =>
  tagged.filter((element) => (value === undefined ? tag(element, key) !== undefined : tag(element, key) === value));

const carRoads = new Set([
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
  'residential',
  'living_street',
  'service',
]);

/** The next nodes a car may reach from each node, respecting one-way streets, private roads and barriers. */
export function carGraph(census: Census): { forward: Map<number, number[]>; backward: Map<number, number[]> } {
  const forward = new Map<number, number[]>();
  const backward = new Map<number, number[]>();
  const link = (from: number, to: number): void => {
    (forward.get(from) ?? forward.set(from, []).get(from)!).push(to);
    (backward.get(to) ?? backward.set(to, []).get(to)!).push(from);
  };
  const closed = (id: number): boolean => census.nodes.get(id)?.tags?.barrier !== undefined;
  for (const way of census.ways.values()) {
    const ferry = tag(way, 'route') === 'ferry';
    if (!ferry && !carRoads.has(tag(way, 'highway') ?? '')) continue;
    if (tag(way, 'access') === 'private') continue;
    for (let i = 1; i < way.nodes.length; i++) {
      const [a, b] = [way.nodes[i - 1], way.nodes[i]];
      if (closed(a) || closed(b)) continue;
      if (tag(way, 'oneway') !== '-1') link(a, b);
      if (tag(way, 'oneway') !== 'yes') link(b, a);
    }
  }
  return { forward, backward };
}

export function reachable(graph: ReadonlyMap<number, readonly number[]>, start: number): Set<number> {
  const seen = new Set([start]);
  const queue = [start];
  while (queue.length > 0) {
    for (const next of graph.get(queue.pop()!) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen;
}

/** Items on a raster, so that neighbours are found without a full scan. */
export class Raster<T> {
  private readonly bins = new Map<string, T[]>();
  private readonly meters: number;

  constructor(meters: number) {
    this.meters = meters;
  }

  add(at: Point, item: T): void {
    const key = `${Math.floor(at.x / this.meters)} ${Math.floor(at.y / this.meters)}`;
    const bin = this.bins.get(key);
    if (bin) bin.push(item);
    else this.bins.set(key, [item]);
  }

  *near(at: Point): Generator<T> {
    const [x, y] = [Math.floor(at.x / this.meters), Math.floor(at.y / this.meters)];
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) yield* this.bins.get(`${x + dx} ${y + dy}`) ?? [];
  }
}

export const middleOf = (line: readonly Point[]): Point => ({
  x: line.reduce((sum, point) => sum + point.x, 0) / line.length,
  y: line.reduce((sum, point) => sum + point.y, 0) / line.length,
});
