import { graphOf } from '../../src/routing/graph.ts';
import type { RoutingTables } from '../../src/routing/open.ts';
import type { Upload } from '../../src/routing/traffic/upload.ts';

const SHARE = 0.02;

/** Live speeds of a slow morning, for one in fifty of all segments for cars. */
export function slowSpeeds(tables: RoutingTables, random: () => number): Upload {
  const { edgePieces } = graphOf(tables, 'car');
  const { roadNodes, roadWays, roadWayNodes } = tables;
  const [from, to]: number[][] = [[], []];
  for (let piece = 0; piece < edgePieces.rows; piece++) {
    if (random() >= SHARE) continue;
    const first = roadWays.nodes[edgePieces.way[piece]] + Math.min(edgePieces.from[piece], edgePieces.to[piece]);
    from.push(roadNodes.osm[roadWayNodes.node[first]]);
    to.push(roadNodes.osm[roadWayNodes.node[first + 1]]);
  }
  const nodes = (): Float64Array => new Float64Array();
  const none = { from: nodes(), via: nodes(), to: nodes(), seconds: new Float32Array(), line: new Uint32Array() };
  return {
    from: Float64Array.from(from), to: Float64Array.from(to), kmh: Float32Array.from(from, () => 8), hour: undefined,
    line: Uint32Array.from(from.keys()), turns: none,
  };
}
