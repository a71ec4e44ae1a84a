import { escape } from '../html-page.ts';

const words: Readonly<Record<string, string>> = {
  ts: 'import from const let await async for of if else return new function try catch throw instanceof',
  python: 'import from as with for in if else elif return def async await try except print None True False not',
  go: 'package import func var if else for range return defer err nil',
  java: 'import public class static void new return throws try catch var final for',
  bash: 'curl for do done if then fi echo printf',
  sh: 'curl for do done if then fi echo',
};
const hashes = /#.*/;
const slashes = /\/\/.*/;
const comments: Readonly<Record<string, RegExp>> = {
  ts: slashes, go: slashes, java: slashes, python: hashes, bash: hashes, sh: hashes, ini: hashes, yaml: hashes,
};
const strings = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/;

/** HTML of a program with its comments, strings, numbers and keywords marked, by regular expressions. */
export function coloured(program: string, language: string): string {
  if (language !== 'json' && !Object.hasOwn(comments, language)) return escape(program);
  const comment = comments[language]?.source ?? '(?!)';
  const own = words[language]?.split(' ').join('|') ?? 'true|false|null';
  const kinds = new RegExp(
    `(?<comment>(?<=^|\\s)${comment})|(?<string>${strings.source})|` +
    `(?<number>(?<![\\w.-])-?\\d+(?:\\.\\d+)?(?![\\w.]))|(?<word>(?<![\\w.-])(?:${own})(?![\\w-]))`,
    'gm',
  );
  let html = '';
  let at = 0;
  for (const found of program.matchAll(kinds)) {
    const [kind] = Object.entries(found.groups!).find(([, text]) => text !== undefined)!;
    html += `${escape(program.slice(at, found.index))}<span class="${kind}">${escape(found[0])}</span>`;
    at = found.index + found[0].length;
  }
  return html + escape(program.slice(at));
}
