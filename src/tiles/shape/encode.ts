import { PbfWriter } from 'pbf';
import { EXTENT } from './grid.ts';

const geometries = { point: 1, line: 2, area: 3 } as const;
export type Geometry = keyof typeof geometries;

export type Value = string | number | boolean;

/** Geometry in whole units of a tile: points, lines, or rings that are closed and wound as the format requires. */
export interface Feature {
  readonly geometry: Geometry;
  readonly parts: readonly (readonly number[])[];
  readonly values: Readonly<Record<string, Value | undefined>>;
}

export interface EncodedLayer {
  readonly name: string;
  readonly features: readonly Feature[];
}

/** The bytes of a vector tile (Mapbox Vector Tile 2.1). Layers without features are omitted. */
export function encodeTile(layers: readonly EncodedLayer[]): Uint8Array {
  const pbf = new PbfWriter();
  for (const layer of layers) if (layer.features.length > 0) pbf.writeMessage(3, writeLayer, layer);
  return pbf.finish();
}

interface Dictionary {
  readonly keys: Map<string, number>;
  readonly values: Map<Value, number>;
}

function writeLayer({ name, features }: EncodedLayer, pbf: PbfWriter): void {
  const dictionary: Dictionary = { keys: new Map(), values: new Map() };
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const feature of features) pbf.writeMessage(2, writeFeature, { feature, dictionary });
  for (const key of dictionary.keys.keys()) pbf.writeStringField(3, key);
  for (const value of dictionary.values.keys()) pbf.writeMessage(4, writeValue, value);
  pbf.writeVarintField(5, EXTENT);
}

function writeFeature(
  { feature: { geometry, parts, values }, dictionary }: { feature: Feature; dictionary: Dictionary }, pbf: PbfWriter,
): void {
  const tags: number[] = [];
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) tags.push(numberOf(dictionary.keys, key), numberOf(dictionary.values, value));
  }
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, geometries[geometry]);
  pbf.writePackedVarint(4, commandsOf(geometry, parts));
}

function numberOf<T>(numbers: Map<T, number>, item: T): number {
  let number = numbers.get(item);
  if (number === undefined) numbers.set(item, (number = numbers.size));
  return number;
}

function writeValue(value: Value, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(1, value);
  else if (typeof value === 'boolean') pbf.writeBooleanField(7, value);
  else if (!Number.isSafeInteger(value)) pbf.writeDoubleField(3, value);
  else if (value < 0) pbf.writeSVarintField(6, value);
  else pbf.writeVarintField(5, value);
}

const [MOVE, DRAW, CLOSE] = [1, 2, 7];
const command = (id: number, count: number): number => id | (count << 3);
const zigzag = (step: number): number => (step << 1) ^ (step >> 31);

function commandsOf(geometry: Geometry, parts: Feature['parts']): number[] {
  const commands: number[] = [];
  let [x, y] = [0, 0];
  const step = (part: readonly number[], at: number): void => {
    commands.push(zigzag(part[at] - x), zigzag(part[at + 1] - y));
    [x, y] = [part[at], part[at + 1]];
  };
  if (geometry === 'point') {
    commands.push(command(MOVE, parts.length));
    for (const part of parts) step(part, 0);
    return commands;
  }
  for (const part of parts) {
    const end = geometry === 'area' ? part.length - 2 : part.length;
    commands.push(command(MOVE, 1));
    step(part, 0);
    commands.push(command(DRAW, end / 2 - 1));
    for (let at = 2; at < end; at += 2) step(part, at);
    if (geometry === 'area') commands.push(command(CLOSE, 1));
  }
  return commands;
}
