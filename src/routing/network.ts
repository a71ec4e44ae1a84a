import { f64, i32, ref, runs, u8, type Tables } from '../kernel/columns.ts';

/**
 * The roads, ferries and paths as in the source, with the tags that routing reads: the input for profile graphs. Nodes
 * keep their source ids, because traffic files refer to them.
 */
export const networkSchema = {
  roadNodes: { osm: f64, lat: i32, lon: i32, tags: ref('tagSets') },
  roadWays: { osm: f64, tags: ref('tagSets'), nodes: runs('roadWayNodes') },
  roadWayNodes: { node: ref('roadNodes') },
  restrictions: { osm: f64, tags: ref('tagSets'), members: runs('restrictionMembers') },
  /** `kind` as in osmKinds; `row` is a row of roadNodes or roadWays. */
  restrictionMembers: { role: ref('strings'), kind: u8, row: { type: 'u32' } },
} as const;

export type RoadNetwork = Tables<typeof networkSchema>;
