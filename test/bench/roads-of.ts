import { silent } from '../../src/kernel/progress.ts';
import { compileAll } from '../../src/routing/compile/compile-all.ts';
import { graphOf, type Profile } from '../../src/routing/graph.ts';
import { buildHierarchy } from '../../src/routing/hierarchy/build.ts';
import { orderNodes } from '../../src/routing/hierarchy/order.ts';
import { namedHierarchy } from '../../src/routing/hierarchy/tables.ts';
import { arcGraphOf, type RoadIndexes } from '../../src/routing/index-roads.ts';
import type { RoutingTables } from '../../src/routing/open.ts';
import { buildStretches, namedStretches } from '../../src/routing/snap/stretches.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { joinNetwork } from './joined-network.ts';
import { lines, once, whole } from './figure-lines.ts';

/** The roads of an atlas, or joined copies of them: compiled, ordered and measured for some profiles. */
export async function roadsOf(atlas: string, copies: number, profiles: readonly Profile[]): Promise<RoutingTables> {
  const { tables: city } = await readAtlas(atlas);
  const network = copies > 1 ? once('joining', () => joinNetwork(city, copies)) : city;
  const compiled = once('graphs of three profiles', () =>
    compileAll(network, city, () => ({ country: 'RU', isUrban: true }), silent));
  let indexes: Partial<RoadIndexes> = {};
  for (const profile of profiles) {
    const graph = graphOf(compiled.graphs, profile);
    const arcs = arcGraphOf(network, graph);
    lines.push(`${profile}: ${whole(graph.nodes.rows)} junctions, ${whole(graph.arcs.rows)} arcs`);
    const order = once(`${profile}: order`, () => orderNodes(arcs));
    const hierarchy = once(`${profile}: links`, () => buildHierarchy(arcs, order));
    const stretches = once(`${profile}: stretches`, () => buildStretches(network, graph));
    indexes = { ...indexes, ...namedHierarchy(hierarchy, profile), ...namedStretches(stretches, profile) };
  }
  const { stringBytes, strings, tags, tagSets } = compiled.text;
  return {
    ...city, ...network, ...compiled.graphs, ...compiled.wayTraffic, ...indexes, stringBytes, strings, tags, tagSets,
  };
}
