import { toDegrees } from '../../src/kernel/geo.ts';
import type { Degrees } from '../../src/routing/answer/snapped.ts';
import { graphOf, type Profile } from '../../src/routing/graph.ts';
import type { RoutingTables } from '../../src/routing/open.ts';

/** Points beside roads that the profile may use, at the distance of a house from its street. */
export function roadsidePoints(
  tables: RoutingTables, profile: Profile, count: number, random: () => number,
): Degrees[] {
  const { edgePieces } = graphOf(tables, profile);
  const { roadNodes, roadWays, roadWayNodes } = tables;
  return Array.from({ length: count }, () => {
    const piece = Math.floor(random() * edgePieces.rows);
    const node = roadWayNodes.node[roadWays.nodes[edgePieces.way[piece]] + edgePieces.from[piece]];
    const beside = (): number => (random() - 0.5) * 0.0006;
    return { lat: toDegrees(roadNodes.lat[node]) + beside(), lon: toDegrees(roadNodes.lon[node]) + beside() };
  });
}
