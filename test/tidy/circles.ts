import { importsIn, isGenerated, isTest, type Rule } from './tree.ts';

/**
 * Files that import each other, directly or indirectly, cannot be understood, moved or tested on their own. A type
 * needed by two files belongs in a third one below both, so imports of types count, too.
 */
export const noCircleOfImports: Rule = (tree) => {
  const targets = new Map<string, string[]>();
  for (const { from, to } of importsIn(tree)) {
    if (!/^(src|billing|ops|clients)\//.test(from) || isGenerated(from) || isTest(from) || from === to) continue;
    targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  return circlesIn(targets).map((files) => `${files[0]}: imports in a circle, ${[...files, files[0]].join(' > ')}`);
};

/** Finds a circle in each group of files that reach each other. */
function circlesIn(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const follow = (file: string): void => {
    const start = path.indexOf(file);
    if (start >= 0) return void circles.push(path.slice(start));
    if (done.has(file)) return;
    path.push(file);
    for (const target of targets.get(file) ?? []) follow(target);
    path.pop();
    done.add(file);
  };
  for (const file of targets.keys()) follow(file);
  return circles;
}
