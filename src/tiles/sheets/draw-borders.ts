import type { TextTables } from '../../kernel/text.ts';
import { TextReader } from '../../kernel/text.ts';
import type { Gazetteer } from '../../geocoding/gazetteer/schema.ts';
import type { SheetBuilder } from './build.ts';

const levels = [2, 4, 6, 8];

/**
 * Adds the borders of countries, regions, districts and towns to the sheets. A border that two areas share is drawn
 * once, with the greater one.
 */
export function drawBorders(sheets: SheetBuilder, gazetteer: Gazetteer, text: TextTables): void {
  const { areas, rings, ringPoints: { lat, lon } } = gazetteer;
  const reader = new TextReader(text);
  const drawn = new Set<number>();
  /** Equal for both directions; two segments with the same mark by chance leave a gap of one segment. */
  const mark = (a: number, b: number): number => {
    const [first, second] = lat[a] < lat[b] || (lat[a] === lat[b] && lon[a] < lon[b]) ? [a, b] : [b, a];
    const high = Math.imul(lat[first], 0x9e3779b1) ^ Math.imul(lon[first], 0x85ebca6b);
    const low = Math.imul(lat[second], 0xc2b2ae35) ^ Math.imul(lon[second], 0x27d4eb2f);
    return (high >>> 0) * 0x100000 + ((low >>> 0) & 0xfffff);
  };
  const isAdministrative = (row: number): boolean => reader.string(areas.kind[row]) === 'administrative';
  for (const level of levels) {
    for (let row = 0; row < areas.rows; row++) {
      if (areas.level[row] !== level || !isAdministrative(row)) continue;
      for (let ring = areas.rings[row]; ring < areas.rings[row + 1]; ring++) {
        let line: number[] = [];
        const end = (): void => {
          if (line.length > 1) {
            const of = (column: Int32Array): Int32Array => Int32Array.from(line, (point) => column[point]);
            sheets.add({ kind: `boundary_${level}`, rings: [{ lat: of(lat), lon: of(lon) }] });
          }
          line = [];
        };
        for (let point = rings.points[ring] + 1; point < rings.points[ring + 1]; point++) {
          const segment = mark(point - 1, point);
          if (drawn.has(segment)) {
            end();
            continue;
          }
          drawn.add(segment);
          if (line.length === 0) line.push(point - 1);
          line.push(point);
        }
        end();
      }
    }
  }
}
