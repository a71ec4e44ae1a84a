import { readFileSync } from 'node:fs';
import type { Contract } from '../contract.ts';
import { allowOrigins } from '../reply/cors.ts';
import { languageOf } from '../reply/problem.ts';
import type { Lang } from '../reply/problem-texts.ts';
import { isPagePath, missingPage, webApp } from './app.ts';
import { docsPaths, REFERENCE_PATH, TRY_PATH } from './docs/paths.ts';
import type { DocsSite } from './docs/site.ts';
import type { Exchange } from '../request/exchange.ts';
import type { Services } from '../services.ts';
import { StaticFile } from './static-file.ts';
import { isStatusPage, StatusPages, statusStyle } from './status/serve.ts';

/** Only our own files, nothing inline, no frames. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "font-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The documentation's search is a form. */
const DOCS_POLICY = POLICY.replace("form-action 'none'", "form-action 'self'");

/** Browsers look here for an icon by default. */
const BROWSERS_ICON = '/favicon.ico';

const STATUS_STYLE = '/status/status.css';

/** Whether a path is the page of the status, its feed, or a file that the page loads. */
export const belongsToStatusPage = (path: string): boolean =>
  isStatusPage(path) || path === STATUS_STYLE || path === BROWSERS_ICON ||
  (path.startsWith('/assets/') && webApp()?.assets.has(path) === true);

/** For files whose names contain a hash of their content: they are never requested again. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The contract and the pages. The files are few, so they stay in memory. */
export class Documents {
  private readonly files: ReadonlyMap<string, StaticFile>;
  private readonly status: StatusPages;
  private readonly docs: ReadonlySet<string>;
  private readonly openSite: () => Promise<DocsSite>;
  private readonly app = webApp();

  constructor(contract: Contract, services: Pick<Services, 'status' | 'publicUrl'>) {
    const { publicUrl } = services;
    this.status = new StatusPages(services);
    const script = 'text/javascript; charset=utf-8';
    this.files = new Map([
      ['/openapi.json', file('application/json', contract.text, true)],
      ['/docs/docs.css', file('text/css; charset=utf-8', docsStyle())],
      ['/docs/docs.js', file(script, readFileSync(new URL('docs.js', docsFolder)))],
      [STATUS_STYLE, file('text/css; charset=utf-8', statusStyle())],
      [BROWSERS_ICON, file('image/svg+xml', readFileSync(icon))],
    ]);
    this.docs = new Set(docsPaths(contract));
    let site: Promise<DocsSite> | undefined;
    // Opened on the first request for a page, so that neither the start nor an unused thread waits for it.
    this.openSite = () => (site ??= import('./docs/site.ts').then(({ DocsSite }) => new DocsSite(contract, publicUrl)));
  }

  /** Where a page is now: without the trailing slash, or at its new place. */
  placeOf(path: string): string | undefined {
    const plain = path.endsWith('/') ? path.slice(0, -1) : path;
    if (plain === TRY_PATH) return REFERENCE_PATH;
    return plain !== path && this.has(plain) ? plain : undefined;
  }

  has(path: string): boolean {
    return this.files.has(path) || this.docs.has(path) || isStatusPage(path) || isPagePath(path) ||
      this.app?.assets.has(path) === true;
  }

  async send(exchange: Exchange, path: string): Promise<void> {
    const { res } = exchange.ctx;
    res.setHeader('Content-Security-Policy', this.docs.has(path) ? DOCS_POLICY : POLICY);
    res.setHeader('Referrer-Policy', 'no-referrer');
    const asset = this.app?.assets.get(path);
    res.setHeader('Cache-Control', asset ? FOREVER : 'no-cache');
    if (asset) return asset.send(exchange);
    if (isPagePath(path)) return this.sendPage(exchange, path);
    if (isStatusPage(path)) return this.status.send(exchange, path, languageFor(exchange));
    if (this.docs.has(path)) return (await this.openSite()).send(exchange, path, languageFor(exchange));
    const found = this.files.get(path)!;
    if (found.open) allowOrigins(exchange);
    await found.send(exchange);
  }

  private async sendPage(exchange: Exchange, path: string): Promise<void> {
    if (this.app) return this.app.pages.get(path)!.send(exchange);
    exchange.ctx.status = 503;
    exchange.ctx.res.setHeader('Content-Type', 'text/html; charset=utf-8');
    exchange.ctx.body = missingPage();
  }
}

/** The language given in the address, otherwise the reader's preferred one. */
function languageFor({ ctx }: Exchange): Lang {
  const asked = new URLSearchParams(ctx.querystring).get('lang');
  const lang = asked === 'ru' || asked === 'en' ? asked : languageOf(ctx.req.headers['accept-language']);
  ctx.res.setHeader('Content-Language', lang);
  ctx.res.setHeader('Vary', 'Accept-Language');
  return lang;
}

const file = (type: string, content: string | Buffer, open = false): StaticFile =>
  new StaticFile(type, content, { open });

const docsFolder = new URL('../../../clients/web/docs/', import.meta.url);
/** The shared colours and the documentation's own styles in one file, whether or not the web app is built. */
const docsStyle = (): string =>
  ['../src/look/tokens.css', 'docs.css'].map((name) => readFileSync(new URL(name, docsFolder), 'utf8')).join('\n');
const icon = new URL('../../../clients/web/src/look/icon.svg', import.meta.url);
