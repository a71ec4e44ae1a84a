import { labelKey } from '../../src/evaluation/house-label.ts';
import { fromOsmReference, type Gazetteer } from '../../src/geocoding/gazetteer/schema.ts';
import { NONE } from '../../src/kernel/columns.ts';
import { toDegrees } from '../../src/kernel/geo.ts';
import { TextReader, type TextTables } from '../../src/kernel/text.ts';

/** An object of the map that a row names. A street has many points, all other kinds one. */
export interface Target {
  readonly kind: 'house' | 'street' | 'place' | 'area' | 'poi' | 'postcode' | 'point';
  readonly osm: string;
  readonly name: string;
  readonly label?: string;
  readonly points: readonly { readonly lat: number; readonly lon: number }[];
}

type Tables = Gazetteer & TextTables;
interface Named { readonly rows: number; readonly osm: Float64Array; readonly names: Uint32Array }

/**
 * Finds the objects of a path in a relevance table: "Ветроград > улица Чехова > 4А", "poi: Сколково". Empty if none.
 */
export function openTargets(tables: Tables): (path: string) => Target[] {
  const text = new TextReader(tables);
  const { areas, places, streets, houses } = tables;
  const byName = ['areas', 'places', 'pois', 'streets'] as const;
  const index = Object.fromEntries(byName.map((table) => [table, indexNames(tables[table], text)]));
  const rowsOf = (table: (typeof byName)[number], name: string): number[] => index[table].get(name) ?? [];
  const areaNames = (chain: number): string[] =>
    Array.from(tables.chainAreas.area.subarray(tables.chains.areas[chain], tables.chains.areas[chain + 1]),
      (area) => text.tags(areas.names[area]).name);
  const settlements = (path: string): number[] => {
    const [, region, name] = /^(?:\(([^)]+)\) )?(.+)$/u.exec(path)!;
    return rowsOf('places', name).filter((row) => !region || areaNames(places.chain[row]).includes(region));
  };
  const at = (table: 'areas' | 'places' | 'pois', kind: Target['kind'], row: number): Target => {
    const { osm, names, lat, lon } = tables[table];
    const point = { lat: toDegrees(lat[row]), lon: toDegrees(lon[row]) };
    return { kind, osm: osmText(osm[row]), name: text.tags(names[row]).name, points: [point] };
  };
  const inside = (settlement: string, name: string): { streets: number[]; quarters: number[] } => {
    const tops = new Set(settlements(settlement));
    const isIn = (row: number): boolean =>
      tops.has(row) || (places.parent[row] !== NONE && tops.has(places.parent[row]));
    return {
      streets: rowsOf('streets', name).filter((row) => streets.place[row] !== NONE && isIn(streets.place[row])),
      quarters: rowsOf('places', name).filter(isIn),
    };
  };
  const houseTargets = (from: Uint32Array, row: number, name: string, label: string): Target[] =>
    Array.from({ length: from[row + 1] - from[row] }, (_, i) => from[row] + i)
      .filter((house) => labelKey(text.string(houses.label[house])) === labelKey(label))
      .map((house) => ({
        kind: 'house', osm: osmText(houses.osm[house]), name, label,
        points: [{ lat: toDegrees(houses.lat[house]), lon: toDegrees(houses.lon[house]) }],
      }));
  const streetTarget = (row: number): Target => ({
    kind: 'street', osm: osmText(streets.osm[row]), name: text.tags(streets.names[row]).name,
    points: pointsOf(tables, row),
  });
  const special: Readonly<Record<string, (value: string) => Target[]>> = {
    area: (name) => rowsOf('areas', name).map((row) => at('areas', 'area', row)),
    poi: (name) => rowsOf('pois', name).map((row) => at('pois', 'poi', row)),
    postcode: (code) => [{ kind: 'postcode', osm: '', name: code, points: [] }],
    point: (value) => {
      const [lat, lon] = value.split(',').map(Number);
      return [{ kind: 'point', osm: '', name: value, points: [{ lat, lon }] }];
    },
  };
  return (path) => {
    const [, kind, value] = /^(area|poi|postcode|point): (.+)$/u.exec(path) ?? [];
    if (kind) return special[kind](value);
    const [settlement, name, label] = path.split(' > ');
    if (name === undefined) {
      const own = settlements(settlement);
      return [...own.map((row) => at('places', 'place', row)), ...own.flatMap((row) =>
        (places.area[row] === NONE ? [] : [at('areas', 'area', places.area[row])]))];
    }
    const found = inside(settlement, name);
    if (label === undefined) {
      return [...found.streets.map(streetTarget), ...found.quarters.map((row) => at('places', 'place', row))];
    }
    return [
      ...found.streets.flatMap((row) => houseTargets(streets.houses, row, name, label)),
      ...found.quarters.flatMap((row) => houseTargets(places.houses, row, name, label)),
    ];
  };
}

function indexNames({ rows, names }: Named, text: TextReader): Map<string, number[]> {
  const all = Array.from({ length: rows }, (_, row) => ({ row, name: text.tags(names[row]).name }));
  return new Map([...Map.groupBy(all, ({ name }) => name)].map(([name, list]) => [name, list.map(({ row }) => row)]));
}

function pointsOf({ streets, lines, linePoints }: Gazetteer, row: number): { lat: number; lon: number }[] {
  const [first, last] = [lines.points[streets.lines[row]], lines.points[streets.lines[row + 1]]];
  const points = Array.from({ length: last - first }, (_, i) => first + i);
  return points.map((point) => ({ lat: toDegrees(linePoints.lat[point]), lon: toDegrees(linePoints.lon[point]) }));
}

function osmText(reference: number): string {
  const { kind, id } = fromOsmReference(reference);
  return `${kind}/${id}`;
}
