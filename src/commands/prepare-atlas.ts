import { constants } from 'node:fs';
import { access, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAtlasPath, type Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { Io } from './frame-io.ts';

/**
 * The path of the atlas to serve, made first where it is missing: of an area, or of the demonstration country
 * when nobody named anything else. The importer is loaded only then: an ordinary start does without.
 */
export async function prepareAtlas(config: Config, area: string | undefined, io: Io): Promise<string> {
  if (area !== undefined) return prepareArea(config, area, io);
  const there = await modifiedAt(config.atlas);
  if (there !== undefined || !config.atlasIsDefault) return config.atlas; // a missing one is told by its reader
  await prepareDataDir(config.dataDir);
  await makeDemoAtlas(config, io);
  return config.atlas;
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
  await makeAtlas({ sources: [area], out, told: {} }, config, io);
  io.progress.end();
  return out;
}

async function makeDemoAtlas(config: Config, io: Io): Promise<void> {
  io.note(`${config.atlas} is not there yet: making the demonstration country (a fictional one; only once)`);
  const source = join(config.dataDir, 'demo.osm.pbf');
  const { writeDemo } = await import('../demo/write.ts');
  const { makeAtlas } = await import('./make-atlas.ts');
  await writeDemo(source, { progress: io.progress });
  await makeAtlas({ sources: [source], out: config.atlas, told: {} }, config, io);
  await rm(source);
  io.progress.end();
}

/** "https://x.example/asia/kyrgyzstan-latest.osm.pbf" and "asia/kyrgyzstan" are both "kyrgyzstan". */
export function areaName(area: string): string {
  const last = area.replace(/[?#].*$/, '').split('/').filter(Boolean).at(-1) ?? '';
  const name = last.replace(/\.(osm\.pbf|osm\.gz|osm|pbf)$/i, '').replace(/-latest$/, '');
  if (/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(name)) return name;
  throw new AppError('bad_argument', `"${area}" is no area, file or address of a map`);
}

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
