import { maybe, ref, runs, u8, type Table, type Tables } from '../../kernel/columns.ts';

const nameOf = (profile: string, table: 'nodes' | 'links' | 'downLinks' | 'linkArcs' | 'ranks'): string =>
  `${profile}Hierarchy${table[0].toUpperCase()}${table.slice(1)}`;

/**
 * A graph prepared for quick queries, whatever its arcs cost.
 *
 * Its nodes are ranked. Whenever a node is removed, lowest rank first, its neighbours are joined to each other: the
 * *links* are all pairs joined in the end, and any route between two nodes may be replaced by one that goes up along
 * links and then down. A node's upper neighbours are all among its ancestors in a tree, so the search from a node is a
 * walk to the root, without a queue. What a link costs in either direction is a metric (`customise.ts`).
 *
 * Rows of `nodes` are in the order of rank, a node's descendants right before it; `links` are ordered by their lower
 * end, then by their upper one. All is plain data that an atlas can hold.
 */
const tablesOf = (profile: string) => ({
  /** By node of the graph: its row in `nodes`. */
  ranks: { rank: ref(nameOf(profile, 'nodes')) },
  nodes: {
    node: ref(`${profile}Nodes`),
    /** The lowest of its upper neighbours. */
    parent: maybe(nameOf(profile, 'nodes')),
    up: runs(nameOf(profile, 'links')),
    down: runs(nameOf(profile, 'downLinks')),
  },
  links: {
    low: ref(nameOf(profile, 'nodes')),
    high: ref(nameOf(profile, 'nodes')),
    arcs: runs(nameOf(profile, 'linkArcs')),
  },
  /** The links with a given upper end, ordered by their lower ends. */
  downLinks: { link: ref(nameOf(profile, 'links')) },
  /** The arcs of the graph that connect the ends of a link, upward ones first. */
  linkArcs: { arc: ref(`${profile}Arcs`), isDown: u8 },
});

type HierarchySchema = ReturnType<typeof tablesOf>;
export type HierarchyTable = keyof HierarchySchema;
export type Hierarchy = { readonly [T in HierarchyTable]: Table<HierarchySchema[T]> };

type Named<P extends string> = {
  readonly [T in HierarchyTable as `${P}Hierarchy${Capitalize<T>}`]: HierarchySchema[T];
};

const tableNames: readonly HierarchyTable[] = ['ranks', 'nodes', 'links', 'downLinks', 'linkArcs'];

/** The schema of one profile's hierarchy as named in an atlas, over the tables `PROFILENodes` and `PROFILEArcs`. */
export function hierarchySchemaOf<P extends string>(profile: P): Named<P> {
  const tables = tablesOf(profile);
  return Object.fromEntries(tableNames.map((table) => [nameOf(profile, table), tables[table]])) as unknown as Named<P>;
}

/** The hierarchy of a profile from the tables of an atlas. */
export const hierarchyOf = <P extends string>(tables: Tables<Named<P>>, profile: P): Hierarchy =>
  Object.fromEntries(
    tableNames.map((table) => [table, (tables as Record<string, unknown>)[nameOf(profile, table)]]),
  ) as unknown as Hierarchy;

/** The inverse: its tables under their names in an atlas. */
export const namedHierarchy = <P extends string>(hierarchy: Hierarchy, profile: P): Tables<Named<P>> =>
  Object.fromEntries(
    tableNames.map((table) => [nameOf(profile, table), hierarchy[table]]),
  ) as unknown as Tables<Named<P>>;
