import { silent, type Progress } from '../kernel/progress.ts';
import type { OsmElement } from '../osm/element.ts';
import { encodePbf } from '../osm/pbf/write.ts';
import { replaceFile } from '../store/files/replace-file.ts';
import { baseHouses, demoHeader, drawCountry, type DemoOptions } from './country.ts';

export interface WriteOptions extends DemoOptions {
  readonly progress?: Progress;
}

const BYTES_PER_HOUSE = 40; // actually 31 to 34, including streets and everything else

/** Writes the country as an .osm.pbf, completely or not at all. Free space is checked before drawing. */
export async function writeDemo(path: string, { progress = silent, ...options }: WriteOptions = {}): Promise<void> {
  const houses = Math.max(options.houses ?? 0, baseHouses);
  await replaceFile(path, houses * BYTES_PER_HOUSE, async (file) => {
    progress.phase('drawing the demonstration country');
    const draft = drawCountry(options);
    const { nodes, ways, relations } = draft.counts;
    progress.phase('writing the demonstration country', nodes + ways + relations, 'objects');
    for (const bytes of encodePbf(demoHeader, counted(draft.elements(), progress))) await file.writeFile(bytes);
  });
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
