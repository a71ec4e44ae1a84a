import { roomOf } from './ranks.ts';
import { importsIn, isCode, isTest, withoutComments, type Rule } from './tree.ts';

/** Rooms of ranks 0 and 1 are pure: functions of their arguments. */
const isPure = (path: string): boolean => !isTest(path) && (roomOf(path)?.rank ?? 9) <= 1;

/** Modules of Node that only compute. */
const harmless = new Set(['node:assert', 'node:assert/strict', 'node:util', 'node:buffer', 'node:zlib', 'node:crypto']);

/** Packages that only compute; others may have side effects. */
const computing = new Set(['flatbush', 'flatqueue', 'lean-qr', 'pbf', 'pdfkit', 'prom-client', 'saxes']);

export const pureRoomsImportNothingThatActs: Rule = (tree) =>
  importsIn(tree)
    .filter(({ from, to, isType }) => isPure(from) && !isType && !/^(src|billing|ops)\//.test(to))
    .filter(({ to }) => !harmless.has(to) && !computing.has(to))
    .map(({ from, to, line }) => `${from}:${line}: a pure room imports ${to}; take what it gives as an argument`);

const impure: readonly (readonly [RegExp, string])[] = [
  // Allowed: `new Date(that moment)`, `Date.parse(text)` and `Date.UTC(…)`. Any other use may read the clock.
  [
    /(?<!new )\bDate\b(?!\.(?:parse|UTC)\()|\bnew Date\b(?!\(\s*[^\s)])|(?<![.\w])performance\b/,
    'reads the clock; take the time as an argument',
  ],
  [
    /\bMath\.random\b|\bMath\s*\[|(?<!\.)\bMath\b(?!\.\w)|\brandom(UUID|Bytes|Int|Fill)\b|\bgetRandomValues\b/,
    'draws lots; take a random source as an argument',
  ],
  [/(?<![.\w'"`])(?:process|globalThis|global)\b(?!\s*:)/, 'looks at the process; take what it says as an argument'],
  [/\bimport\(\s*[^'"\s]/, 'imports what only its run can tell'],
  [/\bfetch\s*\(|\bnew WebSocket\b/, 'uses the network'],
  [/\bset(Timeout|Interval|Immediate)\s*\(/, 'waits; let the caller'],
  [/\bconsole\.\w/, 'prints; report through Progress or a result'],
];

export const pureRoomsDoNotAct: Rule = (tree) =>
  [...tree]
    .filter(([path]) => isCode(path) && isPure(path))
    .flatMap(([path, text]) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, at) =>
          impure.filter(([pattern]) => pattern.test(line)).map(([, what]) => `${path}:${at + 1}: a pure room ${what}`),
        ),
    );

/** `geokod.mjs` sets there where Node keeps its compile cache. */
const TOUCH_ENVIRONMENT = ['src/commands/frame/io.ts', 'src/geokod.mjs'];

/** The environment is read in one place. */
export const environmentIsReadOnce: Rule = (tree) =>
  [...tree]
    .filter(([path]) => isCode(path) && !isTest(path) && !TOUCH_ENVIRONMENT.includes(path))
    .filter(([, text]) => /\bprocess\.env\b/.test(withoutComments(text)))
    .map(([path]) => `${path}: reads process.env; src/config.ts does that for everybody`);
