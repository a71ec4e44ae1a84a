import type { Box } from '../../kernel/geo.ts';
import { PbfCursor } from './cursor.ts';
import { unreadable, type Place } from '../unreadable.ts';

export interface FileHeader {
  readonly generator?: string;
  readonly source?: string;
  readonly dataAsOf?: string;
  /** The box of the file's data, in degrees. */
  readonly bbox?: Box;
}

const knownFeatures = ['OsmSchema-V0.6', 'DenseNodes'];
const lastSecond = 8_640_000_000_000; // the last that a Date can hold

/** Reads an unpacked OSMHeader; refuses files that require unsupported features. */
export function readPbfHeader(content: Uint8Array, place: Place): FileHeader {
  const cursor = new PbfCursor(content, place);
  const header: { -readonly [K in keyof FileHeader]: FileHeader[K] } = {};
  for (let field = cursor.field(); field > 0; field = cursor.field()) {
    if (field === 1 && cursor.type === 2) header.bbox = readBox(cursor.message());
    else if (field === 4) checkFeature(cursor.text(), place);
    else if (field === 16) header.generator = cursor.text();
    else if (field === 17) header.source = cursor.text();
    else if (field === 32 && cursor.type === 0) header.dataAsOf = toTime(cursor.int64());
    else cursor.skip();
  }
  return header;
}

const NANO = 1e9;

function readBox(cursor: PbfCursor): Box | undefined {
  const sides: number[] = [];
  for (let field = cursor.field(); field > 0; field = cursor.field()) {
    if (field <= 4 && cursor.type === 0) sides[field] = cursor.after(0) / NANO;
    else cursor.skip();
  }
  const [, minLon, maxLon, maxLat, minLat] = sides;
  return boxOnEarth({ minLat, minLon, maxLat, maxLon });
}

/** Returns a box stated by a file if it is valid; one that crosses 180° is not. */
export function boxOnEarth(box: Box): Box | undefined {
  const { minLat, minLon, maxLat, maxLon } = box;
  return minLat >= -90 && maxLat <= 90 && minLat < maxLat && minLon >= -180 && maxLon <= 180 && minLon < maxLon
    ? box : undefined;
}

function toTime(seconds: number): string | undefined {
  if (seconds <= 0 || seconds > lastSecond) return undefined;
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

function checkFeature(feature: string, place: Place): void {
  if (knownFeatures.includes(feature)) return;
  if (feature === 'HistoricalInformation') {
    throw unreadable(
      place,
      'a history file, with old and deleted versions of objects; make a file of one moment with "osmium time-filter"',
    );
  }
  throw unreadable(place, `a PBF file that requires the feature "${feature}", which is not known here`);
}
