import { stat } from 'node:fs/promises';
import { AppError } from '../../../errors.ts';
import { closeNames, findArea, foldArea } from './areas.ts';
import { ask, askText, RequestFailed, shown, usualTimeouts, type Timeouts } from './request.ts';

/** Where a map comes from; a download is saved as `fileName`. */
export type MapSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string; readonly fileName: string; readonly area?: string };

export interface SourceOptions {
  /** EXTRACTS_URL: a server laid out like the default one, with AREA-latest.osm.pbf files and an index-v1.json. */
  readonly extractsUrl?: string;
  readonly timeouts?: Timeouts;
}

const USUAL_EXTRACTS_URL = 'https://download.geofabrik.de';
const INDEX_LIMIT_BYTES = 128 * 2 ** 20;

/** Reads the text as an existing file, a URL, or the name of an area of the extract server, in this order. */
export async function resolveSource(text: string, options: SourceOptions = {}): Promise<MapSource> {
  const name = text.trim();
  if (name === '') throw new AppError('bad_argument', 'No map given: name a file, a URL or an area (kyrgyzstan).');
  if (await isFile(name)) return { kind: 'file', path: name };
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(name)) return fromUrl(name);
  if (/^(\.{0,2}|~)\/|\.(osm|pbf|gz|bz2|xml|zip)$/i.test(name)) {
    throw (await noMap(name)) ?? new AppError('file_missing', `${name}: no such file.`, { path: name });
  }
  const base = baseUrl(options.extractsUrl ?? USUAL_EXTRACTS_URL);
  const known = findArea(name);
  if (known !== undefined) return extract(base, known);
  const folder = await noMap(name);
  if (folder) throw folder;
  return askIndex(base, name, options.timeouts ?? usualTimeouts);
}

/** The error for a path that exists but is not a file. */
async function noMap(path: string): Promise<AppError | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found || found.isFile()) return undefined;
  const what = found.isDirectory() ? 'a folder; name the map file in it' : 'not a file; give a map file';
  return new AppError('file_unreadable', `${path} is ${what}.`, { path });
}

/** False if it does not exist; a folder or a device is not a map. */
async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ?? false;
}

function fromUrl(text: string): MapSource {
  const url = URL.parse(text);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new AppError('bad_argument', `${text}: only http and https can be downloaded from.`, { url: text });
  }
  const last = decode(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
  const plain = last.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+/, '');
  // Without a known ending it is taken for the usual format.
  const fileName = /\.(pbf|osm|xml|gz|bz2)$/i.test(plain) ? plain : `${plain || 'map'}.osm.pbf`;
  return { kind: 'url', url: url.href, fileName };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function baseUrl(text: string): URL {
  const url = URL.parse(text.endsWith('/') ? text : `${text}/`);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new AppError('bad_argument', `EXTRACTS_URL is ${JSON.stringify(text)}, which is no http(s) address.`);
}

function extract(base: URL, path: string): MapSource & { kind: 'url' } {
  const url = new URL(`${path.split('/').map(encodeURIComponent).join('/')}-latest.osm.pbf`, base.href);
  return { ...(fromUrl(url.href) as MapSource & { kind: 'url' }), area: path };
}

/** Looks an unknown name up in the server's index, the authority on what it has. */
async function askIndex(base: URL, name: string, timeouts: Timeouts): Promise<MapSource> {
  const indexUrl = new URL('index-v1.json', base.href);
  let text: string | undefined;
  try {
    text = await askText(indexUrl, INDEX_LIMIT_BYTES, { timeouts });
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    throw unknownArea(name, closeNames(name), `${shown(indexUrl)} could not be asked: ${error.message}.`);
  }
  if (text === undefined) return withoutIndex(base, name, timeouts);
  const listed = readIndex(text, base);
  if (listed === undefined) {
    throw unknownArea(name, closeNames(name), `${shown(indexUrl)} is not an index of extracts.`);
  }
  const folded = foldArea(name);
  const found = listed.find(({ names }) => names.includes(folded));
  if (found) return { ...(fromUrl(found.url) as MapSource & { kind: 'url' }), area: found.names[0] };
  throw unknownArea(name, closeNames(name, listed.map(({ names }) => names[0])), `${shown(base)} lists no such area.`);
}

interface Listed {
  /** The id first, then the path of its file and its English name. */
  readonly names: readonly string[];
  readonly url: string;
}

function readIndex(text: string, base: URL): Listed[] | undefined {
  type Feature = { properties?: { id?: unknown; name?: unknown; urls?: { pbf?: unknown } | null } | null } | null;
  let features: Feature[];
  try {
    features = (JSON.parse(text) as { features: Feature[] }).features;
    if (!Array.isArray(features)) return undefined;
  } catch {
    return undefined;
  }
  return features.flatMap((feature) => {
    const { id, name, urls } = feature?.properties ?? {};
    const url = typeof urls?.pbf === 'string' ? URL.parse(urls.pbf, base.href) : null;
    if (typeof id !== 'string' || !url) return [];
    const path = url.pathname.replace(/^\//, '').replace(/-latest\.osm\.pbf$/, '');
    const names = [id, path, ...(typeof name === 'string' ? [name] : [])].map(foldArea);
    return [{ names, url: url.href }];
  });
}

/** Looks for the file itself: a plain mirror has no index, but may have it under the usual name. */
async function withoutIndex(base: URL, name: string, timeouts: Timeouts): Promise<MapSource> {
  const guess = extract(base, foldArea(name));
  try {
    const { status, body } = await ask(new URL(guess.url), { method: 'HEAD', timeouts });
    body.destroy();
    if (status === 200) return guess;
    throw unknownArea(name, closeNames(name), `${guess.url}: the server answered ${status}.`);
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    throw unknownArea(name, closeNames(name), `${guess.url}: ${error.message}.`);
  }
}

function unknownArea(name: string, close: string[], why: string): AppError {
  const meant = close.length > 0 ? `Did you mean ${close.join(', ')}?` : 'Give a path such as asia/kyrgyzstan.';
  return new AppError('area_unknown', `No area "${name}" to download: ${why} ${meant}`, { area: name, close });
}
