import { finishTables, newBuilders, type Builders } from '../../kernel/columns.ts';
import { graphOf, graphSchemaOf, graphTableName, type Graph, type GraphTable, type Profile } from '../graph.ts';

type CarSchema = ReturnType<typeof graphSchemaOf<'car'>>;
type CarBuilders = Builders<CarSchema>;

/** Builders of one graph's tables, for any profile. */
export type GraphBuilders = { readonly [T in GraphTable]: CarBuilders[`car${Capitalize<T>}`] };

// The tables of all profiles have the same form; while being built they use the car's names.
const anyProfile: Profile = 'car';
const schema = graphSchemaOf('car');
const tables: readonly GraphTable[] =
  ['nodes', 'arcs', 'edges', 'edgeArcs', 'edgePieces', 'edgeConditions', 'turnConditions', 'gates'];

export function newGraphBuilders(): GraphBuilders {
  const builders = newBuilders(schema);
  return Object.fromEntries(
    tables.map((table) => [table, builders[graphTableName(anyProfile, table) as keyof CarBuilders]]),
  ) as unknown as GraphBuilders;
}

export function builtGraph(builders: GraphBuilders): Graph {
  const named = Object.fromEntries(tables.map((table) => [graphTableName(anyProfile, table), builders[table]]));
  return graphOf(finishTables(schema, named as unknown as CarBuilders) as never, anyProfile);
}
