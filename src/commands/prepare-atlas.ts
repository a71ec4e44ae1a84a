import { createHash } from 'node:crypto';
import { constants, rmSync } from 'node:fs';
import { access, mkdir, mkdtemp, rename, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { demoAtlasPath, type Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { readAtlas, readAtlasHeader, type Atlas } from '../store/files/atlas/read.ts';
import type { Io } from './frame/io.ts';

/**
 * Returns the path of the atlas to serve. A missing one is made first, of the given area or, by default, of the
 * demonstration country; the importer is loaded only for that.
 */
export async function prepareAtlas(config: Config, area: string | undefined, io: Io): Promise<string> {
  if (area !== undefined) return prepareArea(config, area, io);
  const existing = await modifiedAt(config.atlas);
  // If a configured atlas is missing, its reader reports that.
  if (existing !== undefined || !config.atlasIsDefault) return config.atlas;
  await prepareDataDir(config.dataDir);
  io.note(`${config.atlas} is not there yet: making the demonstration country (a fictional one; only once)`);
  await makeDemoAtlas(config, io);
  return config.atlas;
}

/**
 * Loads the atlas at the path from `prepareAtlas`. If the default demonstration atlas is damaged or of another
 * version, it is made again, because this program wrote it. An atlas of a real country, or a configured one, is
 * left to its owner.
 */
export async function loadAtlas(path: string, config: Config, io: Io): Promise<Atlas> {
  try {
    return await readAtlas(path, { progress: io.progress });
  } catch (error) {
    io.progress.break();
    if (!(error instanceof AppError) || error.code !== 'atlas_refused') throw error;
    if (!config.atlasIsDefault || path !== config.atlas || (await isReal(path))) throw error;
    const aside = `${path}.refused`;
    io.note(`${error.message}\nIt is the demonstration atlas: making it again; the old one stays as ${aside}`);
    await rename(path, aside);
    await makeDemoAtlas(config, io);
    return readAtlas(path, { progress: io.progress });
  }
}

async function isReal(path: string): Promise<boolean> {
  const header = await readAtlasHeader(path).catch(() => undefined);
  return header !== undefined && !header.facts.fictional;
}

async function prepareArea(config: Config, area: string, io: Io): Promise<string> {
  await prepareDataDir(config.dataDir);
  const out = join(config.dataDir, `${areaName(area)}.atlas`);
  if (out === join(demoAtlasPath(config.dataDir))) {
    throw new AppError('bad_argument', `"${area}" would replace the demonstration atlas: give the file another name`);
  }
  const [atlasAt, sourceAt] = await Promise.all([modifiedAt(out), modifiedAt(area)]);
  if (atlasAt !== undefined && (sourceAt === undefined || sourceAt <= atlasAt)) return out;
  io.note(`${out} is ${atlasAt === undefined ? 'not there yet' : `older than ${area}`}: making it`);
  const { makeAtlas } = await import('./make-atlas.ts');
  await makeAtlas({ sources: [area], out, stated: {} }, config, io);
  io.progress.end();
  return out;
}

/** Works in a temporary folder, apart from the user's maps and other first starts. */
async function makeDemoAtlas(config: Config, io: Io): Promise<void> {
  const folder = await mkdtemp(join(config.dataDir, `.first-start-${process.pid}-`));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove); // a signal may end the process meanwhile
  try {
    const source = join(folder, 'demo.osm.pbf');
    const { writeDemo } = await import('../demo/write.ts');
    const { makeAtlas } = await import('./make-atlas.ts');
    await writeDemo(source, { progress: io.progress });
    await makeAtlas({ sources: [source], out: config.atlas, stated: {} }, config, io);
    io.progress.end();
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/**
 * The file name of an area's atlas. Different files or URLs may end in the same name, so these get a hash of the
 * whole text; names of areas are unique.
 */
export function areaName(area: string): string {
  const parts = area.replace(/[?#].*$/, '').split('/').filter((part) => part !== '' && part !== '.');
  const last = parts.at(-1) ?? '';
  const name = last.replace(/\.(osm\.pbf|osm\.gz|osm|pbf)$/i, '').replace(/-latest$/, '');
  const isWord = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;
  if (isWord.test(name) && isFileOrAddress(area, last, name)) return `${name}-${markOf(area)}`;
  if (isWord.test(name) && parts.every((part) => isWord.test(part))) return parts.join('-');
  throw new AppError('bad_argument', `"${area}" is not an area, a file or the URL of a map`);
}

const isFileOrAddress = (area: string, last: string, name: string): boolean =>
  name !== last || /^(?:https?:|\.{0,2}\/)/i.test(area);

const markOf = (area: string): string =>
  createHash('sha256').update(/^https?:/i.test(area) ? area : resolve(area)).digest('hex').slice(0, 6);

async function modifiedAt(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.mtimeMs;
}

async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const problem = `DATA_DIR=${dataDir} cannot be written (${code})`;
    const advice = 'make it writable, or name another folder: DATA_DIR=/path make run';
    throw new AppError('config_invalid', `${problem}: ${advice}`, { dataDir, code });
  }
}
