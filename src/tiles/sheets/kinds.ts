/** Layers of a tile in the order of writing: if there is too much, the last ones lose. */
export const layers = [
  'land', 'green', 'water', 'waterway', 'building', 'rail', 'road', 'boundary', 'place', 'metro', 'poi', 'housenumber',
] as const;
export type Layer = (typeof layers)[number];

interface Kind {
  readonly name: string;
  readonly layer: Layer;
  readonly isArea: boolean;
  /** The first zoom that shows it. */
  readonly from: number;
}

const area = (layer: Layer, from: number, names: string): Kind[] =>
  names.split(' ').map((name) => ({ name, layer, isArea: true, from }));
const line = (layer: Layer, from: number, names: string): Kind[] =>
  names.split(' ').map((name) => ({ name, layer, isArea: false, from }));

/** Kinds drawn from sheets. A code in a table is the index in this list. */
export const shapeKinds: readonly Kind[] = [
  ...area('land', 9, 'residential industrial commercial railway military'),
  ...area('land', 13, 'school hospital parking square'),
  ...area('green', 6, 'wood'),
  ...area('green', 9, 'wetland sand glacier'),
  ...area('green', 10, 'park farmland allotments scrub'),
  ...area('green', 11, 'grass cemetery'),
  ...area('green', 13, 'pitch'),
  ...area('water', 0, 'water'),
  ...line('waterway', 8, 'river'),
  ...line('waterway', 11, 'canal'),
  ...line('waterway', 13, 'stream'),
  ...area('building', 14, 'building'),
  ...line('rail', 8, 'rail'),
  ...line('rail', 12, 'subway light_rail narrow_gauge'),
  ...line('rail', 13, 'tram siding'),
  ...line('road', 4, 'motorway'),
  ...line('road', 5, 'trunk'),
  ...line('road', 7, 'primary'),
  ...line('road', 9, 'secondary'),
  ...line('road', 10, 'tertiary'),
  ...line('boundary', 0, 'boundary_2'),
  ...line('boundary', 3, 'boundary_4'),
  ...line('boundary', 8, 'boundary_6'),
  ...line('boundary', 11, 'boundary_8'),
];

const codes = new Map(shapeKinds.map(({ name }, code) => [name, code]));

export function kindCode(name: string): number {
  const code = codes.get(name);
  if (code === undefined) throw new Error(`nothing is drawn as "${name}"`);
  return code;
}
