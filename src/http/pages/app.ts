import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { StaticFile, type Encoded } from './static-file.ts';

/** The output of `make pages` for clients/web. */
const folder = new URL('../../../clients/web/dist/', import.meta.url);

/** The app's pages by path, and their files in the build. */
const pages: Readonly<Record<string, string>> = {
  '/': 'playground.html',
  // linked from mails; the rest of the link is behind `#`, which servers do not see
  '/dashboard': 'dashboard.html',
  '/dashboard/confirm': 'confirm.html',
  '/dashboard/delete': 'delete.html',
};

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** Entries of Vite's manifest, by source file. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>;

/** The built web app: its pages, and its assets, whose names contain a hash of their content. */
export interface WebApp {
  readonly pages: ReadonlyMap<string, StaticFile>;
  /** Never change under a name, since new content gets a new name. */
  readonly assets: ReadonlyMap<string, StaticFile>;
  /** The path of a built source: "src/look/theme.ts" is at "/assets/theme-AbCd1234.js". */
  pathOf(source: string): string | undefined;
  /** The paths of a built source's styles. */
  stylesOf(source: string): string[];
}

let read: WebApp | undefined;

/** Reads the build once. Undefined if there is none; then everything but the pages works. */
export function webApp(): WebApp | undefined {
  return (read ??= readWebApp(folder));
}

export function readWebApp(at: URL): WebApp | undefined {
  const manifestFile = new URL('.vite/manifest.json', at);
  if (!existsSync(manifestFile)) return undefined;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const html = Object.entries(pages).map(([path, name]) =>
    [path, new StaticFile(types['html'], readFileSync(new URL(name, at)))] as const);
  return {
    pages: new Map(html),
    assets: new Map(assetsIn(new URL('assets/', at))),
    pathOf: (source) => (Object.hasOwn(manifest, source) ? `/${manifest[source].file}` : undefined),
    stylesOf: (source) => (manifest[source]?.css ?? []).map((file) => `/${file}`),
  };
}

const CODED = /\.(br|gz)$/;

function assetsIn(at: URL): [path: string, file: StaticFile][] {
  const names = readdirSync(at);
  const lying = new Set(names);
  const bytesOf = (name: string): Buffer => readFileSync(new URL(name, at));
  return names.filter((name) => !CODED.test(name)).map((name) => {
    const encoded: Encoded = {
      ...(lying.has(`${name}.br`) && { br: bytesOf(`${name}.br`) }),
      ...(lying.has(`${name}.gz`) && { gzip: bytesOf(`${name}.gz`) }),
    };
    const type = types[name.split('.').at(-1)!] ?? 'application/octet-stream';
    return [`/assets/${name}`, new StaticFile(type, bytesOf(name), { encoded })];
  });
}

/** The script that applies the reader's chosen theme before the first paint. */
export function themeScript(): string {
  const script = webApp()?.pathOf('src/look/theme.ts');
  return script === undefined ? '' : `<script src="${script}"></script>\n`;
}

/** The script of server-rendered pages: the theme button, and a language that is remembered. */
export function servedScript(): string {
  const script = webApp()?.pathOf('src/look/served.tsx');
  return script === undefined ? '' : `<script type="module" src="${script}"></script>\n`;
}

/** The page shown while the web app is not built; it says how to build it. */
export const missingPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Geokod</title>
</head>
<body>
<h1>The pages are not built</h1>
<p>Run <code>make pages</code> where the service was installed, and start it again. The API works without them:
<a href="/docs">/docs</a>.</p>
<p lang="ru">Страницы не собраны. Выполните <code>make pages</code> там, где установлен сервис, и запустите его снова.
API работает и без них.</p>
</body>
</html>
`;

/** Whether a path is a page of the app, built or not. */
export const isPagePath = (path: string): boolean => Object.hasOwn(pages, path);
