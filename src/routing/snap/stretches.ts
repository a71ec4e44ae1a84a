import { boxes, packBoxes, type Boxes } from '../../kernel/boxes.ts';
import { ref, u32, u8, type Table, type Tables } from '../../kernel/columns.ts';
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
  const { roadNodes: { lat, lon }, roadWays, roadWayNodes } = network;
  const { way } = graph.edgePieces;
  const stretchBoxes = packBoxes(stretches.rows, (row, add) => {
    const first = roadWays.nodes[way[stretches.piece[row]]];
    const [from, to] = [first + stretches.from[row], first + stretches.to[row]];
    const end = from < to ? to : from;
    let node = roadWayNodes.node[end];
    let [minLat, minLon, maxLat, maxLon] = [lat[node], lon[node], lat[node], lon[node]];
    for (let slot = from < to ? from : to; slot < end; slot++) {
      node = roadWayNodes.node[slot];
      if (lat[node] < minLat) minLat = lat[node];
      if (lat[node] > maxLat) maxLat = lat[node];
      if (lon[node] < minLon) minLon = lon[node];
      if (lon[node] > maxLon) maxLon = lon[node];
    }
    add(minLat, minLon, maxLat, maxLon);
  });
  return { stretches, stretchBoxes };
}

function cutPieces(graph: Graph): Stretches['stretches'] {
  const { edges, edgePieces } = graph;
  const { from, to } = edgePieces;
  let rows = 0;
  for (let piece = 0; piece < edgePieces.rows; piece++) {
    rows += Math.ceil(Math.abs(to[piece] - from[piece]) / SEGMENTS_PER_STRETCH);
  }
  const numbers = (): Uint32Array<ArrayBuffer> => new Uint32Array(rows);
  const cut = { rows, edge: numbers(), piece: numbers(), from: numbers(), to: numbers(), main: new Uint8Array(rows) };
  const main = mainPieces(graph);
  let row = 0;
  for (let edge = 0; edge < edges.rows; edge++) {
    for (let piece = edges.pieces[edge]; piece < edges.pieces[edge + 1]; piece++) {
      const end = to[piece];
      const step = from[piece] < end ? 1 : -1;
      for (let at = from[piece]; at !== end; row++) {
        cut.edge[row] = edge;
        cut.piece[row] = piece;
        cut.from[row] = at;
        at += step * Math.min(SEGMENTS_PER_STRETCH, Math.abs(end - at));
        cut.to[row] = at;
        cut.main[row] = main[piece];
      }
    }
  }
  return cut;
}
