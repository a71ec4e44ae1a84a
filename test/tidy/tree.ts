import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Texts by path from the project's root. Rules see nothing else, so that tests can write their own trees. */
export type Tree = ReadonlyMap<string, string>;

/** Violations of a rule: "path: what, and what to do". */
export type Rule = (tree: Tree) => string[];

const texts = /\.(tsx?|mjs|js|html|css|svg|json|md|ya?ml|sql|tsv|txt)$|(^|\/)[^.]+$|^\.(env\.example|ci\/run)$/;

/** Documents refer to pictures, but rules do not read their content. */
const pictures = /\.png$/;

/** All text files and the names of pictures that are committed or not ignored. */
export function readTree(root: string): Tree {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = [...new Set(listed.split('\0'))].filter((path) => texts.test(path) || pictures.test(path));
  return new Map(paths.sort().flatMap((path) => readText(root, path)));
}

/** Empty for a file that was deleted but is still in git's index. */
function readText(root: string, path: string): [string, string][] {
  try {
    if (pictures.test(path)) return [[path, '']];
    return path === '' ? [] : [[path, readFileSync(join(root, path), 'utf8')]];
  } catch {
    return [];
  }
}

export const isGenerated = (path: string): boolean =>
  /\.gen\.ts$|\/dist\/|^clients\/.*\/gen\/|^package-lock\.json$/.test(path);
export const isTest = (path: string): boolean => /\.test(-[\w-]+)?\.ts$/.test(path) || path.startsWith('test/');
export const isCode = (path: string): boolean => /\.(tsx?|mjs|js)$/.test(path) && !isGenerated(path);

export interface Import {
  readonly from: string;
  /** A path of the tree, or the name of a package or of a Node module. */
  readonly to: string;
  readonly isType: boolean;
  readonly line: number;
}

const pattern = new RegExp(
  [
    /^\s*(?:import|export)\s+(type\s)?[^'"();]*?\sfrom\s+['"]([^'"]+)['"]/,
    /^\s*import\s+['"]([^'"]+)['"]/,
    /\bimport\(\s*['"]([^'"]+)['"]/,
    /\bnew URL\(\s*['"](\.[^'"]+\.ts)['"]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** Includes `import('…')` and workers started from a file. */
export function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(pattern)].map((match) => {
    const target = match[2] ?? match[3] ?? match[4] ?? match[5];
    return {
      from: path,
      to: target.startsWith('.') ? join(path, '..', target) : target,
      isType: match[1] !== undefined,
      line: text.slice(0, match.index).split('\n').length,
    };
  });
}

/** Imports in all code except the rules' own test, which is full of fictional ones. */
export const importsIn = (tree: Tree): Import[] =>
  [...tree]
    .filter(([path]) => isCode(path) && path !== 'test/tidy.test.ts')
    .flatMap(([path, text]) => importsOf(path, text));

/** Blanks out comments and keeps the lines, so that words in comments break no rule. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
