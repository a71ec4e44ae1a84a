import type { Progress } from '../kernel/progress.ts';
import { graphOf, profiles, type Graph, type GraphTables, type Profile } from './graph.ts';
import type { ArcGraph } from './hierarchy/arcs.ts';
import { buildHierarchy } from './hierarchy/build.ts';
import { orderNodes } from './hierarchy/order.ts';
import { hierarchySchemaOf, namedHierarchy } from './hierarchy/tables.ts';
import type { Tables } from '../kernel/columns.ts';
import type { RoadNetwork } from './network.ts';
import { buildStretches, namedStretches, stretchSchema } from './snap/stretches.ts';

/** Indexes for quick queries over the graphs. Kept in the atlas beside them. */
export const roadIndexSchema = {
  ...hierarchySchemaOf('car'), ...hierarchySchemaOf('walk'), ...hierarchySchemaOf('bike'), ...stretchSchema,
} as const;

export type RoadIndexes = Tables<typeof roadIndexSchema>;

/** Slow on a large map: minutes for a million junctions. */
export function indexRoads(network: RoadNetwork, graphs: GraphTables, progress: Progress): RoadIndexes {
  const total = profiles.reduce((sum, profile) => sum + graphOf(graphs, profile).nodes.rows, 0);
  progress.phase('ordering junctions', total, 'objects');
  let built: Partial<RoadIndexes> = {};
  for (const profile of profiles) {
    const graph = graphOf(graphs, profile);
    built = {
      ...built,
      ...namedHierarchy(hierarchyOver(arcGraphOf(network, graph), profile, progress), profile),
      ...namedStretches(buildStretches(network, graph), profile),
    };
  }
  return built as RoadIndexes;
}

function hierarchyOver(graph: ArcGraph, profile: Profile, progress: Progress) {
  const nodes = graph.lat.length;
  let done = 0;
  const order = orderNodes(graph, (share) => {
    const now = Math.round(share * nodes);
    progress.advance(now - done, profile);
    done = now;
  });
  progress.advance(nodes - done, profile);
  return buildHierarchy(graph, order);
}

/** A graph as input of a hierarchy. */
export const arcGraphOf = ({ roadNodes }: Pick<RoadNetwork, 'roadNodes'>, { nodes, arcs }: Graph): ArcGraph => ({
  firstArc: nodes.arcs,
  head: arcs.head,
  lat: Int32Array.from(nodes.at, (node) => roadNodes.lat[node]),
  lon: Int32Array.from(nodes.at, (node) => roadNodes.lon[node]),
});
