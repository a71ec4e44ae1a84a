import { readFileSync } from 'node:fs';
import type { Panel } from '../../../../ops/index.ts';
import type { Exchange } from '../../request/exchange.ts';
import type { Services } from '../../services.ts';
import type { Lang } from '../../reply/problem-texts.ts';
import { StaticFile } from '../static-file.ts';
import { statusFeed } from './feed.ts';
import { FEED_PATH, STATUS_PATH, statusPage } from './page.ts';

type Drawn = Map<string, StaticFile>;

/** Whether a path is the page or its feed. */
export const isStatusPage = (path: string): boolean => path === STATUS_PATH || path === FEED_PATH;

/** Serves the status pages. Readers reload often in bad times, so each state of the board is drawn once. */
export class StatusPages {
  readonly #services: Pick<Services, 'status' | 'publicUrl'>;
  #drawn: { panel: Panel; isStale: boolean; files: Drawn } | undefined;

  constructor(services: Pick<Services, 'status' | 'publicUrl'>) {
    this.#services = services;
  }

  async send(exchange: Exchange, path: string, lang: Lang): Promise<void> {
    const { panel, isStale } = await this.#read(exchange.now);
    if (this.#drawn?.panel !== panel || this.#drawn.isStale !== isStale) {
      this.#drawn = { panel, isStale, files: new Map() };
    }
    const { files } = this.#drawn;
    const name = `${path} ${lang}`;
    let file = files.get(name);
    if (!file) files.set(name, (file = this.#draw(path, lang, panel, isStale)));
    await file.send(exchange);
  }

  /** Reads the board. If that fails, the page says so instead of showing an error. */
  async #read(now: number): Promise<{ panel: Panel; isStale: boolean }> {
    try {
      return await this.#services.status.read(now);
    } catch {
      return { panel: { at: now, regions: [], incidents: [] }, isStale: true };
    }
  }

  #draw(path: string, lang: Lang, panel: Panel, isStale: boolean): StaticFile {
    return path === FEED_PATH
      ? new StaticFile('application/atom+xml; charset=utf-8', statusFeed(panel, lang, this.#services.publicUrl))
      : new StaticFile('text/html; charset=utf-8', statusPage(panel, isStale, lang));
  }
}

const web = new URL('../../../../clients/web/', import.meta.url);
const styleOf = (path: string): string => readFileSync(new URL(path, web), 'utf8');

/** The shared styles and the status page's own in one file, whether or not the web app is built. */
export const statusStyle = (): string => {
  const look = ['tokens', 'base', 'forms', 'tables'].map((name) => styleOf(`src/look/${name}.css`));
  return `@layer look {\n${look.join('\n')}}\n${styleOf('status/status.css')}`;
};
