import { maybe, ref, runs, u32, u8, type Table, type Tables } from '../kernel/columns.ts';

/** Kinds of travellers. Each has its own graph that holds only what it may use. */
export const profiles = ['car', 'walk', 'bike'] as const;
export type Profile = (typeof profiles)[number];

/** How a piece is travelled, in the order of their codes. `push`: a bicycle is walked. */
export const travelModes = ['drive', 'ride', 'walk', 'push', 'steps', 'ferry', 'train'] as const;
export type TravelMode = (typeof travelModes)[number];

/** In a column of durations: travel is not allowed. */
export const CLOSED = 0xffffffff;
/** In a column of zones: travel is never allowed. */
export const NO_ZONE = 255;

/**
 * The graph of one profile. Durations are whole centiseconds, lengths whole decimetres.
 *
 * A node stands on a road node. Several stand on one if something depends on the approach (turn restrictions), or if
 * there is no way from one road to the next (a wall across the road).
 *
 * An edge is a chain of road between two junctions, with a direction forward. An arc is one way to travel an edge in
 * one direction: there are several if the edge's tail has several copies.
 *
 * A journey that starts in the middle of an edge enters the head of its *free* arc (`forwardArc`, `backwardArc`), since
 * there is no approach to remember; NONE if that direction is closed. One that ends there may arrive by any arc of that
 * edge and direction (`edges.arcs`), from its tail.
 *
 * An arc weighs `durationCentiseconds + penaltyCentiseconds` and takes the duration. The penalty is paid on entering,
 * at its tail, a road that is not for through traffic (private, for residents, living streets), so that such roads are
 * used only at the ends of a journey or where there is no other way. It includes the burden of pushing a bicycle, and
 * turning at both its ends (see compile/turn-prices.ts). It holds at any hour, as mapped; what it is while conditions
 * hold follows from the zones (see traffic/entry-prices.ts).
 */
const nodesOf = (profile: Profile) =>
  ({ at: ref('roadNodes'), arcs: runs(`${profile}Arcs`) }) as const;

const arcsOf = (profile: Profile) =>
  ({
    tail: ref(`${profile}Nodes`),
    head: ref(`${profile}Nodes`),
    edge: ref(`${profile}Edges`),
    isBackward: u8,
    durationCentiseconds: u32, // of free flow; CLOSED if only a condition opens it or the gate at its tail
    penaltyCentiseconds: u32,
    lengthDecimeters: u32,
  }) as const;

const edgesOf = (profile: Profile) =>
  ({
    pieces: runs(`${profile}EdgePieces`),
    arcs: runs(`${profile}EdgeArcs`),
    conditions: runs(`${profile}EdgeConditions`),
    forwardArc: maybe(`${profile}Arcs`),
    backwardArc: maybe(`${profile}Arcs`),
    forwardZone: u8, // profile/way-use.ts; NO_ZONE if never allowed
    backwardZone: u8,
  }) as const;

/** The arcs of an edge, forward ones first. */
const edgeArcsOf = (profile: Profile) => ({ arc: ref(`${profile}Arcs`) }) as const;

/**
 * What an edge is made of, in its forward direction: a stretch of a way between two positions in its list of nodes,
 * `from > to` if the edge goes against the way. `forward` and `backward` are the edge's directions. The delay of a node
 * (signals, a gate) is in the piece that arrives at it.
 */
const piecesOf = {
  way: ref('roadWays'),
  from: u32,
  to: u32,
  lengthDecimeters: u32,
  forwardCentiseconds: u32,
  backwardCentiseconds: u32,
  forwardMode: u8, // travelModes
  backwardMode: u8,
} as const;

/**
 * While the condition holds (see profile/condition.ts), the arcs of the edge in that direction take
 * `durationCentiseconds`, or are CLOSED, and are a road of that zone, travelled in that mode. Of several rows that hold
 * the last one counts.
 */
const edgeConditionsOf = {
  isBackward: u8,
  condition: ref('strings'),
  durationCentiseconds: u32,
  zone: u8,
  mode: u8, // travelModes
} as const;

/**
 * Points with a price of their own: going on from there costs as much as entering such a road. A row without a
 * condition always holds; if several rows of a point hold, the last one counts. Ordered by point.
 */
const gatesOf = { at: ref('roadNodes'), condition: maybe('strings'), zone: u8 } as const;

/**
 * Turns that are forbidden while a condition holds, ways through a gate included: the arc, which starts at the copy for
 * the approach concerned.
 */
const turnConditionsOf = (profile: Profile) =>
  ({ arc: ref(`${profile}Arcs`), condition: ref('strings') }) as const;

const tablesOf = (profile: Profile) => ({
  nodes: nodesOf(profile),
  arcs: arcsOf(profile),
  edges: edgesOf(profile),
  edgeArcs: edgeArcsOf(profile),
  edgePieces: piecesOf,
  edgeConditions: edgeConditionsOf,
  turnConditions: turnConditionsOf(profile),
  gates: gatesOf,
});

type GraphSchema = ReturnType<typeof tablesOf>;
export type GraphTable = keyof GraphSchema;
/** Tables of any one profile. */
export type Graph = { readonly [T in GraphTable]: Table<GraphSchema[T]> };

type Named<P extends Profile> = { readonly [T in GraphTable as `${P}${Capitalize<T>}`]: GraphSchema[T] };

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
export const graphTableName = (profile: Profile, table: GraphTable): string => profile + capital(table);

/** The schema of one profile as its tables are named in an atlas: `carNodes`, `carArcs` … */
export const graphSchemaOf = <P extends Profile>(profile: P): Named<P> =>
  Object.fromEntries(
    Object.entries(tablesOf(profile)).map(([table, columns]) => [profile + capital(table), columns]),
  ) as unknown as Named<P>;

export const graphSchema = { ...graphSchemaOf('car'), ...graphSchemaOf('walk'), ...graphSchemaOf('bike') } as const;

export type GraphTables = Tables<typeof graphSchema>;

const tableNames = Object.keys(tablesOf('car')) as GraphTable[];

/** The graph of a profile from the tables of an atlas. */
export const graphOf = (tables: GraphTables, profile: Profile): Graph =>
  Object.fromEntries(
    tableNames.map((table) => [table, tables[graphTableName(profile, table) as keyof GraphTables]]),
  ) as unknown as Graph;

/** The inverse: the graph's tables under their names in an atlas. */
export const namedTables = (graph: Graph, profile: Profile): Partial<GraphTables> =>
  Object.fromEntries(tableNames.map((table) => [graphTableName(profile, table), graph[table]]));
