import { boxes, packBoxes, type Boxes } from '../../kernel/boxes.ts';
import { newBuilders, finishTables, ref, u32, u8, type Table, type Tables } from '../../kernel/columns.ts';
import { type Graph, type Profile } from '../graph.ts';
import type { RoadNetwork } from '../network.ts';
import { mainPieces } from './components.ts';

/** A few points of a piece, `from` and `to` as in edgePieces, so that a box is little more than the line in it. */
const stretchesOf = (profile: Profile) =>
  ({
    edge: ref(`${profile}Edges`),
    piece: ref(`${profile}EdgePieces`),
    from: u32,
    to: u32,
    main: u8, // bits of its piece, see components.ts
  }) as const;

const tablesOf = (profile: Profile) => ({ stretches: stretchesOf(profile), stretchBoxes: boxes });

type StretchSchema = ReturnType<typeof tablesOf>;
export interface Stretches {
  readonly stretches: Table<StretchSchema['stretches']>;
  readonly stretchBoxes: Boxes;
}

type Named<P extends Profile> = {
  readonly [T in keyof StretchSchema as `${P}${Capitalize<T>}`]: StretchSchema[T];
};

const named = <P extends Profile>(profile: P): Named<P> => {
  const { stretches, stretchBoxes } = tablesOf(profile);
  return { [`${profile}Stretches`]: stretches, [`${profile}StretchBoxes`]: stretchBoxes } as unknown as Named<P>;
};

/** Finds roads by location; kept in the atlas beside the graphs. */
export const stretchSchema = { ...named('car'), ...named('walk'), ...named('bike') } as const;

export type StretchTables = Tables<typeof stretchSchema>;

export const stretchesIn = (tables: StretchTables, profile: Profile): Stretches => ({
  stretches: tables[`${profile}Stretches`],
  stretchBoxes: tables[`${profile}StretchBoxes`],
});

export const namedStretches = (built: Stretches, profile: Profile): Partial<StretchTables> => ({
  [`${profile}Stretches`]: built.stretches,
  [`${profile}StretchBoxes`]: built.stretchBoxes,
});

const SEGMENTS_PER_STRETCH = 8;

export function buildStretches(network: RoadNetwork, graph: Graph): Stretches {
  const stretches = cutPieces(graph);
  const { roadNodes, roadWays, roadWayNodes } = network;
  const stretchBoxes = packBoxes(stretches.rows, (row, add) => {
    const first = roadWays.nodes[graph.edgePieces.way[stretches.piece[row]]];
    const [from, to] = [stretches.from[row], stretches.to[row]];
    let [minLat, minLon, maxLat, maxLon] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let position = Math.min(from, to); position <= Math.max(from, to); position++) {
      const node = roadWayNodes.node[first + position];
      minLat = Math.min(minLat, roadNodes.lat[node]);
      maxLat = Math.max(maxLat, roadNodes.lat[node]);
      minLon = Math.min(minLon, roadNodes.lon[node]);
      maxLon = Math.max(maxLon, roadNodes.lon[node]);
    }
    add(minLat, minLon, maxLat, maxLon);
  });
  return { stretches, stretchBoxes };
}

function cutPieces(graph: Graph): Stretches['stretches'] {
  const { edges, edgePieces } = graph;
  const builders = newBuilders({ stretches: stretchesOf('car') });
  const main = mainPieces(graph);
  for (let edge = 0; edge < edges.rows; edge++) {
    for (let piece = edges.pieces[edge]; piece < edges.pieces[edge + 1]; piece++) {
      const end = edgePieces.to[piece];
      const step = Math.sign(end - edgePieces.from[piece]);
      for (let from = edgePieces.from[piece]; from !== end; ) {
        const left = Math.abs(end - from);
        const to = from + step * Math.min(SEGMENTS_PER_STRETCH, left);
        builders.stretches.add({ edge, piece, from, to, main: main[piece] });
        from = to;
      }
    }
  }
  return finishTables({ stretches: stretchesOf('car') }, builders).stretches;
}
