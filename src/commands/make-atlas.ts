import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { buildIndexes } from '../geocoding/near/indexes.ts';
import { buildSearch } from '../geocoding/names/search-index.ts';
import { buildSuggest } from '../geocoding/suggest/lists.ts';
import { openSurroundings } from '../geocoding/near/surroundings.ts';
import type { Box } from '../kernel/geo.ts';
import { Interner } from '../kernel/text.ts';
import type { Stated } from '../osm/assemble/around.ts';
import { assemble, type Assembled } from '../osm/assemble/assemble.ts';
import { drawGround } from '../osm/ground/draw-ground.ts';
import type { Extract } from '../osm/extract.ts';
import { compileAll } from '../routing/compile/compile-all.ts';
import { indexRoads } from '../routing/index-roads.ts';
import type { AtlasFacts, AtlasHeader } from '../store/files/atlas/format.ts';
import { writeAtlas } from '../store/files/atlas/write.ts';
import { needTarget } from '../store/files/replace-file.ts';
import { download } from '../store/files/download/download.ts';
import { resolveSource } from '../store/files/download/source.ts';
import { drawMap } from '../tiles/draw-map.ts';
import { SheetBuilder } from '../tiles/sheets/build.ts';
import { scanFiles } from '../workers/scan.ts';
import type { Io } from './frame/io.ts';
import { needCountryCode } from './country-option.ts';
import { readVersion } from './version.ts';

type Tables = Pick<Assembled, 'gazetteer' | 'network'>;

export interface AtlasOrder {
  /** Map files, URLs of map files, or names of areas. */
  readonly sources: readonly string[];
  readonly out: string;
  readonly stated: Stated;
  /** Accepts an empty atlas. */
  readonly allowEmpty?: boolean;
}

/** Receives progress and remarks. */
export type Reporter = Pick<Io, 'progress' | 'note'>;

/** Makes an atlas from map files: fetch, read, assemble, index, compile roads, write. */
export async function makeAtlas(order: AtlasOrder, config: Config, io: Reporter): Promise<AtlasHeader> {
  const { progress } = io;
  // Checked first rather than after minutes of work.
  await needTarget(order.out);
  const { country } = order.stated;
  const countryCode = country === undefined ? undefined : needCountryCode(country);
  const files: string[] = [];
  for (const source of order.sources) files.push(await fetchSource(source, config, io));
  const text = new Interner();
  const sheets = await drawSheets(files, text, config, io);
  const extract = await scanFiles(files, { workers: config.workers, progress, text });
  const { gazetteer, network, text: texts } = assemble(extract, order.stated, progress);
  if (!order.allowEmpty) refuseEmpty(order, extract, { gazetteer, network });
  progress.phase('indexing');
  const search = buildSearch({ ...gazetteer, ...texts });
  const suggest = buildSuggest({ ...gazetteer, ...texts, ...search });
  const indexes = { ...buildIndexes(gazetteer), ...search, ...suggest };
  const map = drawMap(sheets, gazetteer, network, texts);
  const placeAt = openSurroundings({ ...gazetteer, ...texts, ...indexes }, countryCode);
  const roads = compileAll(network, texts, placeAt, progress);
  for (const [reason, count] of roads.dropped) extract.dropped.set(reason, count + (extract.dropped.get(reason) ?? 0));
  const facts = await factsOf(extract, { gazetteer, network });
  const roadIndexes = indexRoads(network, roads.graphs, progress);
  const { graphs, wayTraffic } = roads;
  const roadTables = { ...network, ...graphs, ...wayTraffic, ...roadIndexes };
  const tables = { ...gazetteer, ...indexes, ...map, ...roadTables, ...roads.text };
  return writeAtlas(order.out, tables, facts, { progress });
}

/** Reads what is only drawn first and separately, so that its memory is free again for addresses and roads. */
async function drawSheets(
  files: readonly string[], text: Interner, { workers }: Config, { progress }: Reporter,
): Promise<SheetBuilder> {
  const sheets = new SheetBuilder();
  drawGround(await scanFiles(files, { workers, progress, text, choice: 'ground' }), sheets, progress);
  return sheets;
}

/** Refuses an empty atlas: a file cut between two blobs reads without error, and must not replace a good atlas. */
function refuseEmpty({ sources, out }: AtlasOrder, { seen }: Extract, { gazetteer, network }: Tables): void {
  const { houses, streets, places, pois, areas } = gazetteer;
  if ([houses, streets, places, pois, areas, network.roadWays].some(({ rows }) => rows > 0)) return;
  const found = `${seen.nodes} nodes, ${seen.ways} ways and ${seen.relations} relations were read`;
  const message = `${sources.join(', ')}: nothing to keep: no house, street, place, area or road (${found}).`;
  const todo = `Is the file complete? ${out} is untouched; --allow-empty writes it anyway.`;
  throw new AppError('file_unreadable', `${message} ${todo}`, { sources, ...seen });
}

async function fetchSource(source: string, config: Config, { progress, note }: Reporter): Promise<string> {
  const resolved = await resolveSource(source, { extractsUrl: config.extractsUrl });
  if (resolved.kind === 'file') return resolved.path;
  // Distinguishes files of the same name from different servers.
  const sum = createHash('sha256').update(resolved.url).digest('hex');
  const mark = resolved.area === undefined ? `${sum.slice(0, 8)}-` : '';
  const path = join(config.dataDir, 'extracts', mark + resolved.fileName);
  await download(resolved.url, path, { progress, note });
  return path;
}

async function factsOf(extract: Extract, tables: Tables): Promise<AtlasFacts> {
  return {
    geokodVersion: readVersion(),
    builtAt: new Date().toISOString(),
    fictional: extract.sources.some(({ source }) => source?.includes('fictional') ?? false),
    box: boxAroundAll(tables),
    sources: extract.sources,
    dropped: Object.fromEntries([...extract.dropped].sort((a, b) => b[1] - a[1])),
  };
}

/** The box around all houses, places and roads. */
function boxAroundAll({ gazetteer, network }: Tables): Box | null {
  const { houses, places, linePoints, pois } = gazetteer;
  let [minLat, minLon, maxLat, maxLon] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lon } of [houses, places, linePoints, pois, network.roadNodes]) {
    for (let row = 0; row < lat.length; row++) {
      if (lat[row] < minLat) minLat = lat[row];
      if (lat[row] > maxLat) maxLat = lat[row];
      if (lon[row] < minLon) minLon = lon[row];
      if (lon[row] > maxLon) maxLon = lon[row];
    }
  }
  return minLat === Infinity ? null : { minLat, minLon, maxLat, maxLon };
}
