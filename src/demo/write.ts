import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { silent, type Progress } from '../kernel/progress.ts';
import type { OsmElement } from '../osm/element.ts';
import { encodePbf } from '../osm/pbf-write.ts';
import { demoHeader, drawCountry, type DemoOptions } from './country.ts';

export interface WriteOptions extends DemoOptions {
  readonly progress?: Progress;
}

/** Writes the country as an .osm.pbf: beside its place first, so that nobody ever sees half of it. */
export async function writeDemo(path: string, { progress = silent, ...options }: WriteOptions = {}): Promise<void> {
  progress.phase('drawing the demonstration country');
  const draft = drawCountry(options);
  const { nodes, ways, relations } = draft.counts;
  progress.phase('writing the demonstration country', nodes + ways + relations, 'objects');
  const unfinished = `${path}.${process.pid}.part`;
  const file = await open(unfinished, 'w');
  try {
    for (const bytes of encodePbf(demoHeader, counted(draft.elements(), progress))) await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}

const STEP = 100_000;

function* counted(elements: Iterable<OsmElement>, progress: Progress): Generator<OsmElement> {
  let since = 0;
  for (const element of elements) {
    yield element;
    if (++since === STEP) {
      progress.advance(since);
      since = 0;
    }
  }
  progress.advance(since);
}
