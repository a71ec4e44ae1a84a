import type { OsmElement } from '../osm/element.ts';
import type { PbfHeader } from '../osm/pbf-write.ts';
import { drawBase } from './base.ts';
import { drawCountryLines } from './country-lines.ts';
import { drawCityAreas } from './city.ts';
import { Draft } from './draft.ts';

export interface DemoOptions {
  readonly houses?: number;
  readonly seed?: number;
}

/** All of the demonstration country, as a sorted file has it: nodes, ways, relations, each by id. */
export function* demoCountry(options: DemoOptions = {}): Iterable<OsmElement> {
  yield* drawCountry(options).elements();
}

export const defaultSeed = 20_260_101;

export function drawCountry({ seed = defaultSeed }: DemoOptions = {}): Draft {
  const draft = new Draft();
  const base = drawBase(draft, seed);
  drawCountryLines(draft, base.lines);
  drawCityAreas(draft, base.city);
  return draft;
}

export const demoHeader: PbfHeader = { sorted: true };
