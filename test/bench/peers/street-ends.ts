import type { TextReader } from '../../../src/kernel/text.ts';
import type { RoadNetwork } from '../../../src/routing/network.ts';

const streets = new Set('primary secondary tertiary unclassified residential'.split(' '));

/** The first node of each street, as rows: routes between streets begin and end there. */
export function streetEnds({ roadWays, roadWayNodes }: RoadNetwork, text: TextReader): number[] {
  const ends: number[] = [];
  for (let way = 0; way < roadWays.rows; way++) {
    const { highway } = text.tags(roadWays.tags[way]);
    const isDrawn = roadWays.nodes[way] < roadWays.nodes[way + 1];
    if (streets.has(highway) && isDrawn) ends.push(roadWayNodes.node[roadWays.nodes[way]]);
  }
  return ends;
}
