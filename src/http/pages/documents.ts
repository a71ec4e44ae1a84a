import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Contract } from '../contract.ts';
import { allowOrigins } from '../reply/cors.ts';
import { languageOf } from '../reply/problem.ts';
import type { Lang } from '../reply/problem-texts.ts';
import { docsPage, docsScript, docsStyle } from './docs.ts';
import { dashboardFiles } from './dashboard.ts';
import { errorsPage } from './errors/page.ts';
import type { Exchange } from '../request/exchange.ts';

interface File {
  readonly type: string;
  readonly bytes: Buffer;
  readonly tag: string;
  /** Other sites may read it. */
  readonly open: boolean;
}

/** Nothing but our own files, nothing inline, no frames. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The contract and its pages. Files stay in memory; they are few. */
export class Documents {
  private readonly files: ReadonlyMap<string, File>;
  /** Those that there are in both languages. */
  private readonly translated: ReadonlyMap<string, Readonly<Record<Lang, File>>>;

  constructor(contract: Contract, publicUrl: string) {
    const html = 'text/html; charset=utf-8';
    const script = 'text/javascript; charset=utf-8';
    this.files = new Map([
      ['/openapi.json', file('application/json', contract.text, true)],
      ['/docs', file(html, docsPage())],
      ['/docs/start.js', file(script, docsScript())],
      ['/docs/own.css', file('text/css; charset=utf-8', docsStyle())],
      ['/docs/errors.css', file('text/css; charset=utf-8', readFileSync(errorsStyle))],
      ['/docs/swagger-ui-bundle.js', file(script, swagger('swagger-ui-bundle.js'))],
      ['/docs/swagger-ui.css', file('text/css; charset=utf-8', swagger('swagger-ui.css'))],
      ['/docs/favicon-32x32.png', file('image/png', swagger('favicon-32x32.png'))],
      ...dashboardFiles().map(([path, type, content]) => [path, file(type, content)] as const),
    ]);
    const inBoth = (page: (lang: Lang) => string) => ({ ru: file(html, page('ru')), en: file(html, page('en')) });
    this.translated = new Map([['/docs/errors', inBoth((lang) => errorsPage(lang, publicUrl))]]);
  }

  has(path: string): boolean {
    return this.files.has(path) || this.translated.has(path);
  }

  send(exchange: Exchange, path: string): void {
    const { ctx } = exchange;
    const found = this.files.get(path) ?? this.inLanguage(exchange, path);
    if (found.open) allowOrigins(exchange);
    ctx.res.setHeader('Content-Type', found.type);
    ctx.res.setHeader('Content-Security-Policy', POLICY);
    ctx.res.setHeader('X-Content-Type-Options', 'nosniff');
    ctx.res.setHeader('Referrer-Policy', 'no-referrer');
    ctx.res.setHeader('Cache-Control', 'no-cache');
    ctx.res.setHeader('ETag', found.tag);
    if (isKnown(ctx.req.headers['if-none-match'], found.tag)) {
      ctx.status = 304;
      return;
    }
    ctx.status = 200;
    ctx.body = found.bytes;
  }

  /** The language that the address asks for, else the one that the reader prefers. */
  private inLanguage({ ctx }: Exchange, path: string): File {
    const asked = new URLSearchParams(ctx.querystring).get('lang');
    const lang = asked === 'ru' || asked === 'en' ? asked : languageOf(ctx.req.headers['accept-language']);
    ctx.res.setHeader('Content-Language', lang);
    ctx.res.setHeader('Vary', 'Accept-Language');
    return this.translated.get(path)![lang];
  }
}

/** Whether the client has this version, by any of the tags that it names. */
const isKnown = (tags: string | undefined, tag: string): boolean =>
  tags !== undefined && tags.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));

function file(type: string, content: string | Buffer, open = false): File {
  const bytes = Buffer.from(content as string);
  return { type, bytes, open, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

const errorsStyle = new URL('../../../clients/web/docs/errors.css', import.meta.url);
const swagger = (name: string): Buffer => readFileSync(new URL(import.meta.resolve(`swagger-ui-dist/${name}`)));
