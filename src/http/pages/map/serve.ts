import { createHash } from 'node:crypto';
import { AppError } from '../../../errors.ts';
import type { TileAddress } from '../../../tiles/shape/grid.ts';
import { departureMsOf } from '../../engines/departure.ts';
import { acceptsGzip } from '../../reply/coding.ts';
import { allowOrigins } from '../../reply/cors.ts';
import { isKnown } from '../../reply/known.ts';
import { JSON_TYPE } from '../../reply/reply.ts';
import type { Exchange } from '../../request/exchange.ts';
import { refuseParameter } from '../../request/validation.ts';
import type { WayServices } from '../../services.ts';
import { KeptTiles, pack, type KeptTile } from './kept-tiles.ts';
import { mapJson } from './map-json.ts';
import { tileOf } from './tile-path.ts';

const FOLDER = '/tiles/';
const SPEEDS = '/tiles/speeds/';
const MAP_JSON = '/tiles/map.json';
const TILE_TYPE = 'application/vnd.mapbox-vector-tile';
/** Incremented when tiles of the same atlas change, since clients keep tiles while the mark stays the same. */
const TILES_REVISION = 1;

/** An address with the mark of the atlas never changes. Any other one is revalidated, which costs a 304. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, no-cache';
/** Current speeds change with each upload of speeds, and by the hour. */
const SPEEDS_FOR = 'public, max-age=60';

type MapServices = Pick<WayServices, 'map' | 'publicUrl' | 'inFlight' | 'visitsADay'>;

export interface MapLimits {
  /** The limit of requests in progress, of all kinds. */
  readonly maxInFlight: number;
  readonly cacheBytes?: number;
}

/** Serves the map's tiles to anybody, without a key and unmetered, since a page loads dozens at once. */
export class MapPages {
  private readonly services: MapServices;
  private readonly maxInFlight: number;
  private readonly kept: KeptTiles;
  private marked = { version: '', mark: '' };

  constructor(services: MapServices, { maxInFlight, cacheBytes }: MapLimits) {
    this.services = services;
    this.maxInFlight = maxInFlight;
    this.kept = new KeptTiles(cacheBytes);
  }

  has(path: string): boolean {
    return path.startsWith(FOLDER);
  }

  async send(exchange: Exchange, path: string): Promise<void> {
    exchange.countedAs = 'tile';
    allowOrigins(exchange);
    if (this.services.inFlight.requests > this.maxInFlight) throw new AppError('overloaded', 'Too many requests.');
    if (path === MAP_JSON) return this.sendJson(exchange);
    const speeds = tileOf(path, SPEEDS);
    if (speeds) return this.sendSpeeds(exchange, speeds);
    const tile = tileOf(path, FOLDER);
    if (!tile) throw new AppError('not_found', 'There is no such tile.');
    this.sendTile(exchange, tile);
  }

  /** Identifies the atlas in tile addresses. */
  private get mark(): string {
    const { version } = this.services.map;
    if (version !== this.marked.version) this.marked = { version, mark: hashOf(`${TILES_REVISION} ${version}`) };
    return this.marked.mark;
  }

  private sendJson(exchange: Exchange): void {
    const { visitsADay = 0 } = this.services;
    const text = mapJson(this.services.map, { mark: this.mark, base: this.baseFor(exchange), visitsADay });
    answer(exchange, pack(Buffer.from(text)), { type: JSON_TYPE, tag: hashOf(text), caching: ASK_AGAIN });
  }

  private sendTile(exchange: Exchange, address: TileAddress): void {
    const { mark } = this;
    const { map } = this.services;
    const name = `${address.z}/${address.x}/${address.y}`;
    const caching = queryOf(exchange).get('v') === mark ? FOR_EVER : ASK_AGAIN;
    const tag = `${mark}-${name.replaceAll('/', '-')}`;
    answer(exchange, () => this.kept.get(mark, name, () => map.tile(address)), { type: TILE_TYPE, tag, caching });
  }

  private async sendSpeeds(exchange: Exchange, address: TileAddress): Promise<void> {
    const departureMs = departureIn(exchange);
    const departure = { departureMs, nowMs: exchange.now, requestedTraffic: 'auto' } as const;
    const bytes = await this.services.map.speeds(address, departure);
    answer(exchange, pack(bytes), { type: TILE_TYPE, tag: hashOf(bytes), caching: SPEEDS_FOR });
  }

  /**
   * The client's own spelling of the host if it differs from the public address, since a page may request only its own
   * origin. `X-Forwarded-Proto` is trusted: a client that forges it deceives only itself.
   */
  private baseFor({ ctx }: Exchange): string {
    const { publicUrl } = this.services;
    const { host, 'x-forwarded-proto': asked } = ctx.req.headers;
    ctx.res.appendHeader('Vary', 'X-Forwarded-Proto');
    if (host === undefined || host === new URL(publicUrl).host) return publicUrl;
    return `${/^https\b/i.test(String(asked)) ? 'https' : 'http'}://${host}`;
  }
}

interface Described {
  readonly type: string;
  readonly tag: string;
  readonly caching: string;
}

/** Sends a tile, or 304 without making it if the client has it. */
function answer({ ctx }: Exchange, made: KeptTile | (() => KeptTile), { type, tag, caching }: Described): void {
  const { req, res } = ctx;
  const isPacked = acceptsGzip(req.headers['accept-encoding']);
  const strong = `"${tag}${isPacked ? '-gzip' : ''}"`;
  res.setHeader('Content-Type', type);
  res.setHeader('Cache-Control', caching);
  res.setHeader('ETag', strong);
  res.appendHeader('Vary', 'Accept-Encoding');
  if (isKnown(req.headers['if-none-match'], strong)) {
    ctx.status = 304;
    return;
  }
  const { plain, packed } = typeof made === 'function' ? made() : made;
  if (isPacked) res.setHeader('Content-Encoding', 'gzip');
  ctx.status = 200;
  ctx.body = isPacked ? packed : plain;
}

const queryOf = ({ ctx }: Exchange): URLSearchParams => new URLSearchParams(ctx.querystring);

function departureIn(exchange: Exchange): number {
  const text = queryOf(exchange).get('departure_time');
  if (text === null) return exchange.now;
  // A plus that was not encoded as %2B arrives as a space.
  const moment = departureMsOf(text.replace(/ (?=\d\d:\d\d$)/u, '+'));
  if (moment !== undefined) return moment;
  throw refuseParameter(
    'departure_time', 'format', 'нужно время по RFC 3339 между 1970 и 2100 годом',
    'must be a time of RFC 3339 between the years 1970 and 2100',
  );
}

const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
