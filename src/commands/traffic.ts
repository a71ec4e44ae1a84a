import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { AppError } from '../errors.ts';
import { seededRandom } from '../kernel/random.ts';
import { TextReader } from '../kernel/text.ts';
import { receiveUpload } from '../routing/traffic/receive-upload.ts';
import type { ReadUpload } from '../routing/traffic/read-upload.ts';
import { simulateMorning, type Centre } from '../routing/traffic/simulate.ts';
import { readAtlas } from '../store/files/atlas/read.ts';
import type { AtlasTables } from '../store/files/atlas/schema.ts';
import { atlasOption, defineCommand, exits, jsonOption } from './frame/frame.ts';
import type { Io } from './frame/io.ts';
import { amount } from './frame/progress.ts';
import { describeLoaded, describeTraffic } from './traffic-text.ts';
import { callTraffic } from './traffic-send.ts';

export const command = defineCommand({
  name: 'traffic',
  summary: 'upload road speeds to a running service; without a file, show what it has loaded',
  operands: { usage: '[FILE]', least: 0, most: 1 },
  options: {
    typical: { type: 'flag', summary: 'require the file to hold typical speeds, by hour of the week' },
    check: { type: 'flag', summary: 'only check the file' },
    simulate: { type: 'flag', summary: 'invent a rush hour for an atlas: jams towards the centres, one road closed' },
    atlas: { ...atlasOption, summary: 'with --simulate: the atlas' },
    seed: { type: 'integer', value: 'N', summary: 'with --simulate: vary the morning', fallback: '1', least: 0 },
    out: { type: 'text', value: 'FILE', summary: 'with --simulate: write the speeds there instead of uploading them' },
    drop: { type: 'text', value: 'KIND', summary: 'delete what was loaded: live, typical, turns or all' },
    to: { type: 'text', value: 'URL', summary: 'the internal listener', fallback: 'http://127.0.0.1:$OPS_PORT' },
    json: jsonOption,
  },
  details: [
    'A file is CSV in UTF-8, gzipped or not, whose first line names its columns:',
    '  from_osm_node,to_osm_node,speed_kmh                current speeds, for 20 minutes; 0 means closed',
    '  from_osm_node,to_osm_node,speed_kmh,hour_of_week   typical speeds; local hours, 0 is Monday 00:00',
    '  from,via,to,penalty_s                              turns that take longer',
    'A column "rate" is allowed but not used. A file replaces the previous one of its kind, and is accepted',
    'as a whole or, if any line is wrong, not at all. Of several rows for one pair (and hour) the last counts;',
    'the maximum is 250 km/h. Upload it to every node.',
  ].join('\n'),
  examples: ['geokod traffic speeds.csv', 'geokod traffic --simulate', 'geokod traffic --drop live', 'geokod traffic'],
  run: async ({ operands: [file], options, io }) => {
    const address = options.to?.replace(/\/+$/u, '') ?? `http://127.0.0.1:${io.readConfig().opsPort}`;
    refuseContradictions(file, options);
    if (options.simulate) return simulate(options, address, io);
    if (options.drop !== undefined) {
      const query = options.drop === 'all' ? '' : `?kind=${encodeURIComponent(options.drop)}`;
      return show(await callTraffic({ method: 'DELETE', address, query }), options.json, io);
    }
    if (file === undefined) return show(await callTraffic({ method: 'GET', address }), options.json, io);
    const read = await readFile(file, io);
    if (options.typical && read.kind !== 'typical') {
      throw new AppError('bad_argument', `${file}: has no column hour_of_week, so these are not typical speeds`);
    }
    if (options.check) {
      if (options.json) io.printJson({ kind: read.kind, rows: read.rows });
      else io.print(`${file}: ${amount(read.rows)} rows (${read.kind}), all valid`);
      return exits.ok;
    }
    const { size } = await stat(file);
    return send(createReadStream(file), size, address, options.json, io);
  },
});

function refuseContradictions(file: string | undefined, options: { simulate: boolean; drop?: string }): void {
  const { simulate, drop } = options;
  const modes = [file !== undefined && 'a file', simulate && '--simulate', drop !== undefined && '--drop'];
  const given = modes.filter((mode) => mode !== false);
  if (given.length > 1) throw new AppError('bad_argument', `one thing at a time: ${given.join(' or ')}`);
}

async function readFile(path: string, io: Io): Promise<ReadUpload> {
  try {
    io.progress.phase('reading', (await stat(path)).size, 'bytes');
    return await receiveUpload(counted(createReadStream(path), io));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new AppError('file_missing', `${path}: there is no such file`);
    if (code === 'EACCES' || code === 'EISDIR') {
      throw new AppError('file_unreadable', `${path}: cannot be read (${code})`);
    }
    if (error instanceof AppError) throw new AppError('file_unreadable', `${path}: ${error.message}`);
    throw error;
  }
}

async function* counted(chunks: Readable, io: Io): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    io.progress.advance((chunk as Uint8Array).length);
    yield chunk as Uint8Array;
  }
}

async function send(body: Readable, bytes: number, address: string, asJson: boolean, io: Io): Promise<number> {
  io.progress.phase('sending', bytes, 'bytes');
  const counting = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      io.progress.advance(chunk.length);
      done(null, chunk);
    },
  });
  const loaded = await callTraffic({ method: 'PUT', address, body: body.pipe(counting) });
  io.progress.end();
  if (asJson) io.printJson(loaded);
  else io.print(describeLoaded(loaded));
  return exits.ok;
}

function show(report: unknown, asJson: boolean, io: Io): number {
  if (asJson) io.printJson(report);
  else io.print(describeTraffic(report));
  return exits.ok;
}

interface SimulateOptions {
  readonly atlas?: string;
  readonly seed?: number;
  readonly out?: string;
  readonly json: boolean;
}

async function simulate({ atlas: path, seed = 1, out, json }: SimulateOptions, address: string, io: Io) {
  const atlas = await readAtlas(path ?? io.readConfig().atlas, { progress: io.progress });
  io.progress.end();
  const { rows, closedWay } = simulateMorning(atlas.tables, centresOf(atlas.tables), seededRandom(seed));
  if (rows.length === 0) throw new AppError('bad_argument', `${atlas.path}: no larger road is near a town`);
  const text = `from_osm_node,to_osm_node,speed_kmh\n${rows.map((row) => `${row.join(',')}\n`).join('')}`;
  io.note(`invented a morning: ${amount(rows.length)} speeds; way ${closedWay} is closed`);
  if (out === undefined) return send(Readable.from([Buffer.from(text)]), Buffer.byteLength(text), address, json, io);
  await writeFile(out, text);
  io.print(`${out}: written; "geokod traffic ${out}" uploads it`);
  return exits.ok;
}

/**
 * Metres per square root of the population: a city of a million affects traffic within 20 km, a village of two
 * thousand within almost 1 km.
 */
const REACH = 20;

/** Towns with the reach of their traffic, by population as far as known. */
function centresOf(tables: AtlasTables): Centre[] {
  const { places } = tables;
  const text = new TextReader(tables);
  const usual: Readonly<Record<string, number>> = { city: 100_000, town: 10_000 };
  return Array.from({ length: places.rows }, (_, row) => row).flatMap((row) => {
    const population = places.population[row] || usual[text.string(places.kind[row])];
    if (!population || usual[text.string(places.kind[row])] === undefined) return [];
    return [{ lat: places.lat[row], lon: places.lon[row], reachMeters: Math.sqrt(population) * REACH }];
  });
}
