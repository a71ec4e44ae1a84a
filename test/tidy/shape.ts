import { isCode, isGenerated, isTest, withoutComments, type Rule, type Tree } from './tree.ts';

const lineLimit = 400;
const columnLimit = 120;

const codeIn = (tree: Tree): [string, string][] => [...tree].filter(([path]) => isCode(path));

export const filesAreShort: Rule = (tree) =>
  codeIn(tree)
    .map(([path, text]) => [path, text.trimEnd().split('\n').length] as const)
    .filter(([, lines]) => lines > lineLimit)
    .map(([path, lines]) => `${path}: ${lines} lines, at most ${lineLimit}; split it by what it is about`);

export const linesAreShort: Rule = (tree) =>
  codeIn(tree).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => {
      const columns = [...line].length;
      return columns > columnLimit ? `${path}:${at + 1}: ${columns} columns, at most ${columnLimit}` : [];
    }),
  );

const classLimit = 120;

/** A class is state with a few operations. Further operations belong in functions, in files of their own. */
export const classesAreShort: Rule = (tree) =>
  codeIn(tree).filter(([path]) => !isTest(path)).flatMap(([path, text]) =>
    classesOf(text)
      .filter(({ lines }) => lines > classLimit)
      .map(({ name, lines }) => `${path}: class ${name} has ${lines} lines, at most ${classLimit}`));

/** Finds classes at the left margin, from their first line to the closing brace. */
function classesOf(text: string): { name: string; lines: number }[] {
  return [...text.matchAll(/^(?:export )?(?:abstract )?class (\w+)[\s\S]*?^\}/gm)]
    .map(([body, name]) => ({ name, lines: body.split('\n').length }));
}

const vagueName = /^(utils?|helpers?|common|manager|misc|types|impl|.*-(utils?|helpers?|manager|impl))$/;

/** Names of folders and files must say what is inside. */
export const namesAreSpecific: Rule = (tree) =>
  [...tree.keys()].filter(isOurs).flatMap((path) => {
    const words = path.split('/').map((part) => part.replace(/\..*$/, ''));
    const bad = words.find((word) => vagueName.test(word));
    if (bad) return `${path}: "${bad}" does not say what is inside`;
    if (path.endsWith('/index.ts') && !/^(billing|ops|clients\/[^/]+|clients\/[^/]+\/src)\/index\.ts$/.test(path)) {
      return `${path}: only billing, ops and clients have an index.ts`;
    }
    const plain = /^(README|ARCHITECTURE|CHANGELOG|LICENSE|Makefile)(\.md)?$/;
    const name = path.split('/').at(-1) ?? '';
    return plain.test(name) || name === name.toLowerCase() ? [] : `${path}: names are in small letters, with dashes`;
  });

const isOurs = (path: string): boolean => /^(src|billing|ops|test)\//.test(path) && !isGenerated(path);

/** `isInDoubt` and `isInTrouble` are plain English. */
const asksNothing = /\bis(?:Of[A-Z]\w*|In(?!Doubt\b|Trouble\b)[A-Z]\w*)/g;

/** `isOfOther` leaves the question open; `belongsToOther` states it. */
export const questionsBeginWithVerb: Rule = (tree) =>
  codeIn(tree).filter(([path]) => isOurs(path) && !path.startsWith('test/tidy')).flatMap(([path, text]) =>
    [...new Set(withoutComments(text).match(asksNothing))].map((name) =>
      `${path}: ${name} does not say what is asked; begin with a verb: belongsTo…, liesIn…, names…`));

const unfinished: readonly (readonly [RegExp, string])[] = [
  [/\b(TODO|FIXME|XXX|HACK)\b/, 'is left unfinished; finish it, or drop the remark'],
  [/\b(test|it|describe|suite)\.(only|skip|todo)\b|\{\s*(only|skip|todo):\s*true/, 'leaves tests out'],
  [/\boxlint-disable|\beslint-disable|@ts-ignore|@ts-nocheck/, 'silences a check; mend the cause'],
];

export const nothingIsLeftUnfinished: Rule = (tree) =>
  codeIn(tree)
    .filter(([path]) => !path.startsWith('test/tidy'))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          unfinished.filter(([pattern]) => pattern.test(line)).map(([, what]) => `${path}:${at + 1}: ${what}`),
        ),
    );

/** All codes in src/errors.ts must be used, so that readers do not look for failures that never occur. */
export const errorCodesAreUsed: Rule = (tree) => {
  const list = /type ErrorCode =([^;]*);/.exec(tree.get('src/errors.ts') ?? '')?.[1] ?? '';
  const code = codeIn(tree)
    .filter(([path]) => path !== 'src/errors.ts' && !isTest(path))
    .map(([, text]) => withoutComments(text))
    .join('\n');
  return [...list.matchAll(/'(\w+)'/g)]
    .filter(([quoted]) => !code.includes(quoted))
    .map(([quoted]) => `src/errors.ts: nobody throws ${quoted}`);
};
