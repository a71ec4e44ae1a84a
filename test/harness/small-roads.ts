import { silent } from '../../src/kernel/progress.ts';
import { atlasRoads } from '../../src/http/engines/roads.ts';
import { OpenRoads } from '../../src/serving/open-roads.ts';
import { assemble } from '../../src/osm/assemble/assemble.ts';
import type { OsmElement } from '../../src/osm/element.ts';
import { compileAll } from '../../src/routing/compile/compile-all.ts';
import { indexRoads } from '../../src/routing/index-roads.ts';
import type { RoutingTables } from '../../src/routing/open.ts';
import { extractOf } from '../osm-fixture.ts';

/**
 * The roads of the town of ten houses: a street to the north, one that crosses it, a yard behind a private gate,
 * and an island without a bridge. They lie where the contract's examples need them.
 */
const nodes: Readonly<Record<number, readonly [lat: number, lon: number]>> = {
  1: [54.44, 148.3408], 2: [54.442, 148.3408], 3: [54.45, 148.3408], 4: [54.4554, 148.3408],
  5: [54.4554, 148.3262], 6: [54.45, 148.3262], 7: [54.45, 148.36], 8: [54.4554, 148.36],
  20: [54.6, 148.9], 21: [54.6, 148.91],
};
const streets: readonly (readonly [name: string, english: string, nodes: readonly number[]])[] = [
  ['Посадская улица', 'Posadskaya Street', [1, 2, 3, 4]],
  ['Садовая улица', 'Sadovaya Street', [6, 3, 7]],
  ['Набережная улица', 'Naberezhnaya Street', [5, 4, 8]],
  ['Лесной переулок', 'Lesnoy Lane', [5, 6]],
  ['Островная улица', 'Ostrovnaya Street', [20, 21]],
];

const elementsWithout = (left: readonly number[]): OsmElement[] => [
  ...Object.entries(nodes).map(([id, [lat, lon]]) => ({ type: 'node', id: Number(id), lat, lon }) as const),
  ...streets.map(([name, english, refs], index) => ({
    type: 'way' as const,
    id: 100 + index,
    nodes: refs.filter((node) => !left.includes(node)),
    tags: { highway: 'residential', name, 'name:en': english },
  })),
];

/** `left` are nodes to omit. */
export function townRoads(left: readonly number[] = []): RoutingTables {
  const { network, text } = assemble(extractOf(elementsWithout(left)), {}, silent);
  const compiled = compileAll(network, text, () => ({ country: 'RU', isUrban: true }), silent);
  const { graphs, wayTraffic } = compiled;
  return { ...network, ...graphs, ...wayTraffic, ...indexRoads(network, graphs, silent), ...compiled.text };
}

const roads = new OpenRoads(townRoads(), { workers: 0, mostTasks: 1 });

export const openSmallRoads = (): OpenRoads => roads;
export const smallRoads = atlasRoads(openSmallRoads);
