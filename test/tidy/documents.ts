import type { Rule, Tree } from './tree.ts';

const documents = ['README.md', 'ARCHITECTURE.md', 'CHANGELOG.md'];
const isDocument = (path: string): boolean =>
  documents.includes(path) || /^(src|billing|ops)\/(.*\/)?README\.md$|^docs\/.*\.md$/.test(path);
const inFolder = /^(\.\/)?(src|billing|ops|clients|openapi|test|\.ci)\b[\w./*-]*$/;
const alone = /^[\w.-]+\.(ts|mjs|json|md|ya?ml|example)$|^Makefile$/;

/** Paths that documents quote in backticks or link to must exist. A star matches anything; `/docs` is a served path. */
export const documentsNameWhatIsThere: Rule = (tree) =>
  [...tree]
    .filter(([path]) => isDocument(path))
    .flatMap(([path, text]) =>
      [...namedIn(text)]
        .filter((name) => !isThere(tree, path, name))
        .map((name) => `${path}: names ${name}, which is not there`),
    );

function namedIn(text: string): Set<string> {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]);
  const linked = [...text.matchAll(/\]\(([^)\s#]+)/g)].map((match) => match[1]).filter((link) => !/:|^\//.test(link));
  return new Set([...quoted.filter((word) => inFolder.test(word) || alone.test(word)), ...linked]);
}

function isThere(tree: Tree, document: string, name: string): boolean {
  const folder = document.includes('/') ? document.replace(/[^/]*$/, '') : '';
  const plain = name.replace(/^\.\//, '').replace(/\/$/, '');
  const pattern = plain.split('*').map(RegExp.escape).join('[^/]*');
  const here = new RegExp(`^(${RegExp.escape(folder)})?${pattern}(/|$)`);
  return [...tree.keys()].some((path) => here.test(path));
}

/** ARCHITECTURE.md must mention every room. */
export const architectureDescribesEveryRoom: Rule = (tree) => {
  const picture = tree.get('ARCHITECTURE.md') ?? '';
  const rooms = new Set([...tree.keys()].flatMap((path) => /^(src\/[^/]+|billing|ops)\//.exec(path)?.[1] ?? []));
  return [...rooms]
    .filter((room) => !picture.includes(`\`${room}/\``) && !picture.includes(`\`${room}\``))
    .map((room) => `ARCHITECTURE.md: says nothing of \`${room}/\``);
};

/** Files started by npm scripts and the Makefile must exist, and so must the make targets that scripts name. */
export const scriptsNameWhatIsThere: Rule = (tree) => {
  const { scripts = {} } = JSON.parse(tree.get('package.json') ?? '{}') as { scripts?: Record<string, string> };
  const makefile = tree.get('Makefile') ?? '';
  const targets = new Set([...makefile.matchAll(/^([\w-]+):/gm)].map((match) => match[1]));
  const lines = [
    ...Object.entries(scripts).map(([name, line]) => [`package.json: ${name}`, line] as const),
    ...makefile.split('\n').map((line, at) => [`Makefile:${at + 1}`, line] as const),
  ];
  return lines.flatMap(([where, line]) => [
    ...[...line.matchAll(/(?<![\w./])(?:\.\/)?((?:src|test|billing|ops|openapi|clients)\/[\w./*-]+)/g)]
      .filter(([, path]) => !isThere(tree, 'Makefile', path.replace(/\*\*.*$/, '')))
      .map(([, path]) => `${where} names ${path}, which is not there`),
    ...[...(/^make\b(.*)$/.exec(line)?.[1] ?? '').matchAll(/\s([a-z]\w*)/g)]
      .filter(([, target]) => !targets.has(target))
      .map(([, target]) => `${where} makes ${target}, which the Makefile does not know`),
  ]);
};

/** "^" and "~" would install another version on the next machine. */
export const versionsAreExact: Rule = (tree) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(tree.get('package.json') ?? '{}') as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json: ${name} is "${version}"; pin one version`);
};

/** The settings read by the program and those in the example must be the same. */
export const environmentIsDocumented: Rule = (tree) => {
  const words = (path: string, pattern: RegExp): Set<string> =>
    new Set([...(tree.get(path) ?? '').matchAll(pattern)].map((match) => match[1]));
  const read = words('src/config.ts', /'([A-Z][A-Z0-9_]+)'/g);
  const shown = words('.env.example', /^#?\s?([A-Z][A-Z0-9_]+)=/gm);
  return [
    ...[...read].filter((name) => !shown.has(name)).map((name) => `.env.example: says nothing of ${name}`),
    ...[...shown].filter((name) => !read.has(name)).map((name) => `.env.example: ${name} is read by nobody`),
  ];
};

const mostWords = 40;

/** Readers look for what concerns them, so an entry is a sentence or two. */
export const changelogPointsAreShort: Rule = (tree) => {
  const points = (tree.get('CHANGELOG.md') ?? '').split(/\n(?=- |#|\n)/).map((point) => point.trim());
  return points
    .filter((point) => point.startsWith('- ') && point.split(/\s+/).length - 1 > mostWords)
    .map((point) => `CHANGELOG.md: over ${mostWords} words: ${point.slice(0, 60)}…`);
};
