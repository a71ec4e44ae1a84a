import { importsIn, isCode, isTest, type Import, type Rule } from './tree.ts';

const engine = 'src/geocoding/';

/** The stages of a query in the address engine, from the foundations to the doors; see src/geocoding/README.md. */
const stages = [
  'packs', 'text', 'language', 'atoms', 'gazetteer', 'near', 'houses', 'names', 'query',
  'read', 'retrieve', 'fit', 'judge', 'seek', 'tell', 'suggest', 'reverse',
];

/** Files outside the folders are doors, above all stages. */
const DOOR = stages.length;

/** Undefined for a folder that is not a stage. */
function stageOf(path: string): number | undefined {
  const inside = path.slice(engine.length);
  if (!inside.includes('/')) return DOOR;
  const stage = stages.indexOf(inside.slice(0, inside.indexOf('/')));
  return stage < 0 ? undefined : stage;
}

/** A stage may import earlier stages only; the types it hands on are in `query`. */
export const stagesImportDown: Rule = (tree) => [
  ...[...tree.keys()].filter((path) => path.startsWith(engine) && isCode(path) && stageOf(path) === undefined)
    .map((path) => `${path}: its folder is no stage; give it a place in test/tidy/stages.ts`),
  ...importsIn(tree).filter(({ from }) => !isTest(from)).flatMap((line) => upward(line) ?? []),
];

function upward({ from, to, line }: Import): string | undefined {
  if (!from.startsWith(engine) || !to.startsWith(engine)) return undefined;
  const [own, other] = [stageOf(from) ?? DOOR, stageOf(to) ?? DOOR];
  return other > own ? `${from}:${line}: imports a later stage, ${to}` : undefined;
}

const mostFiles = 30;
const product = /^(src|billing|ops|openapi|clients\/web)\//;

/** A folder with more files hides stages that should be folders. */
export const foldersAreSmall: Rule = (tree) => {
  const files = [...tree.keys()].filter((path) => product.test(path) && isCode(path) && !isTest(path));
  return [...Map.groupBy(files, (path) => path.slice(0, path.lastIndexOf('/')))]
    .filter(([, inside]) => inside.length > mostFiles)
    .map(([folder, inside]) => `${folder}: ${inside.length} product files, at most ${mostFiles}; divide it by stages`);
};
