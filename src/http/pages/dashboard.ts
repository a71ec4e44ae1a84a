import { readFileSync } from 'node:fs';

const folder = new URL('../../../clients/web/dashboard/', import.meta.url);

/** Where mails lead. A link says the rest behind `#`, which no server sees. */
const CONFIRM_PAGE = '/dashboard/confirm';
const DELETE_PAGE = '/dashboard/delete';
const DASHBOARD_PAGE = '/dashboard';

/** Where browsers look for one without being told. */
const BROWSERS_ICON = '/favicon.ico';

const pages: Readonly<Record<string, string>> = {
  [DASHBOARD_PAGE]: 'index.html',
  [CONFIRM_PAGE]: 'confirm.html',
  [DELETE_PAGE]: 'delete.html',
};
const parts = [
  'account.js', 'api.js', 'confirm.js', 'delete.js', 'elements.js', 'enter.js', 'form.js', 'frame.js', 'icon.svg',
  'invoice-files.js', 'invoice-lines.js', 'invoice-texts.js', 'invoices.js', 'keys.js', 'language.js', 'preview.js',
  'settings.js', 'sign-in.js', 'start.js', 'style.css', 'tabs.js', 'texts.js', 'usage.js',
];
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The dashboard's files: path, type and content. They are served as they lie there. */
export const dashboardFiles = (): (readonly [path: string, type: string, content: Buffer])[] =>
  [
    ...Object.entries(pages),
    [BROWSERS_ICON, 'icon.svg'] as const,
    ...parts.map((name) => [`/dashboard/${name}`, name] as const),
  ].map(([path, name]) => [path, types[name.split('.')[1]], readFileSync(new URL(name, folder))] as const);
