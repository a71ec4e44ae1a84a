import type { OsmElement } from '../osm/element.ts';
import type { PbfHeader } from '../osm/pbf/write.ts';
import { drawAddressForms } from './towns/address-forms.ts';
import { drawAllAreas } from './land/areas.ts';
import { drawBase } from './base.ts';
import { drawCountryLines } from './land/country-lines.ts';
import { drawGround } from './land/ground.ts';
import { Draft } from './drawing/draft.ts';
import { drawExtension } from './extension.ts';
import { furnishBase } from './streetlife/furnish.ts';
import { seaBox } from './drawing/plane.ts';
import { drawAirport, drawFerry, drawMetro, drawRailway, nameIsland } from './streetlife/transport.ts';

export interface DemoOptions {
  /** Approximate; the base country (`baseHouses`) is the minimum. */
  readonly houses?: number;
  readonly seed?: number;
}

const defaultSeed = 20_260_101;
/** The approximate size of the base country. */
export const baseHouses = 51_000;

export const demoHeader: PbfHeader = {
  source: 'Geokod demonstration country: fictional, made by a program, placed in the open sea. No such place exists.',
  generator: 'geokod demo',
  bbox: seaBox,
  dataAsOf: '2026-01-01T00:00:00Z',
  sorted: true,
};

/** All elements of the demonstration country in the order of a sorted file: nodes, ways, relations, each by id. */
export function* demoCountry(options: DemoOptions = {}): Iterable<OsmElement> {
  yield* drawCountry(options).elements();
}

/** The country before it is serialised, for counting. */
export function drawCountry({ houses = baseHouses, seed = defaultSeed }: DemoOptions = {}): Draft {
  const draft = new Draft();
  const base = drawBase(draft, seed);
  drawFerry(draft, base, seed);
  drawRailway(draft, base, seed);
  drawAirport(draft, base);
  drawMetro(draft, base);
  nameIsland(draft, base);
  drawAddressForms(draft, base, seed);
  furnishBase(draft, base, seed);
  const extension = drawExtension(draft, base, Math.max(0, houses - baseHouses), seed);
  drawCountryLines(draft, base.lines);
  drawGround(draft, base, drawAllAreas(draft, base, extension, seed), seed);
  return draft;
}
