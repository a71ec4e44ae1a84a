import { importsIn, isTest, type Import, type Rule } from './tree.ts';

/** The ranks of rooms, lowest first. A room may import itself and rooms of lower ranks. */
const ranks: readonly (readonly string[])[] = [
  ['src/errors', 'src/config', 'src/kernel'],
  [
    'src/geocoding', 'src/routing', 'src/tiles', 'src/osm', 'src/evaluation', 'src/accounts', 'src/jobs',
    'billing', 'ops',
  ],
  ['src/store', 'src/workers', 'src/demo'],
  ['src/serving'],
  ['src/running'],
  ['src/http', 'src/edge'],
  ['src/main', 'src/serve-edge', 'src/services', 'src/contract', 'src/threads'],
  ['src/cli', 'src/commands', 'src/geokod'],
];

/** Ranks whose rooms may import each other; the engines and domains of rank 1 may not. */
const friendly = new Set([0, 2, ranks.length - 2, ranks.length - 1]);

/** Schemas of both engines, for the importer, the evaluation and the map; type words, for the importer. */
const schemas = new Set([
  'src/geocoding/gazetteer/schema.ts', 'src/geocoding/packs/map-words.ts', 'src/routing/network.ts',
]);
const readers = new Set(['src/osm', 'src/evaluation', 'src/tiles']);

interface Room {
  readonly name: string;
  readonly rank: number;
}

/** Undefined for files outside all rooms: tests, packages. */
export function roomOf(path: string): Room | undefined {
  for (const [rank, names] of ranks.entries()) {
    const name = names.find((start) => path.startsWith(`${start}/`) || path.replace(/\.[^/]*$/, '') === start);
    if (name) return { name, rank };
  }
  return undefined;
}

export const importsGoDown: Rule = (tree) =>
  importsIn(tree)
    .filter(({ from }) => !isTest(from))
    .flatMap((line) => complaint(line) ?? []);

function complaint({ from, to, line }: Import): string | undefined {
  const own = roomOf(from);
  const isOurs = /^(src|billing|ops)\//.test(from);
  if (!own) return isOurs ? `${from}: belongs to no rank; give it one in test/tidy` : undefined;
  if (isTest(to)) return `${from}:${line}: imports a test, ${to}`;
  const other = roomOf(to);
  if (!other || other.name === own.name) return undefined;
  if (readers.has(own.name) && schemas.has(to)) return undefined;
  if (own.name === 'src/http' && to === 'src/contract.gen.ts') return undefined;
  if (other.rank > own.rank) return `${from}:${line}: imports upwards, ${to}`;
  if (other.rank === own.rank && !friendly.has(own.rank)) return `${from}:${line}: imports a sibling, ${to}`;
  return undefined;
}

/** `billing` and `ops` may only be imported through their index. */
export const doorsAreUsed: Rule = (tree) =>
  importsIn(tree).flatMap(({ from, to, line }) => {
    const house = /^(billing|ops)\//.exec(to)?.[0];
    if (!house || from.startsWith(house) || from.startsWith('test/') || to === `${house}index.ts`) return [];
    return `${from}:${line}: enters ${house} by ${to}; import ${house}index.ts`;
  });

/** Relative imports must name an existing file with its extension, as Node requires. */
export const importsExist: Rule = (tree) =>
  importsIn(tree)
    .filter(({ to }) => /^(src|billing|ops|test|clients)\//.test(to) && !tree.has(to))
    .map(({ from, to, line }) => `${from}:${line}: imports ${to}, which is not there`);
