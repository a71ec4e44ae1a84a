import { priceTable } from './table.ts';
import type { Drawn } from './town.ts';

/** A road between two streets, and perhaps a gate in its middle. Leaving the dead end costs 20 s, by bicycle 10. */
const between = (road: string, gate = ''): Drawn => ({
  map: 'x-a-b-c-y', ways: { xa: '', abc: road, cy: '' }, nodes: gate === '' ? {} : { b: gate },
});
const prices: readonly (readonly [road: string, gate: string, rows: string])[] = [
  ['service', '', 'car x y | xabcy | 20'],
  ['living_street', '', 'car x y | xabcy | 140'],
  ['service service=driveway', '', 'car x y | xabcy | 140'],
  ['track', '', 'car x y | xabcy | 620'],
  ['track motor_vehicle=yes', '', 'car x y | xabcy | 20'],
  ['service access=destination', '', 'car x y | xabcy | 1820'],
  ['service access=private', '', 'car x y | xabcy | 7220'],
  ['service', 'barrier=gate', 'car x y | xabcy | 320'],
  ['service', 'barrier=lift_gate foot=yes', 'car x y | xabcy | 7220'],
  ['residential', 'barrier=gate', 'car x y | xabcy | 20'],
  ['route=ferry duration=00:10', '', 'car x y | xabcy | 320'],
  // Pushed for 400 m at 4 km/h, which weighs as much again.
  ['footway', '', 'bike x y | xabcy | 390'],
];
for (const [road, gate, rows] of prices) priceTable(`${road}${gate && `, ${gate}`}`, between(road, gate), rows);

priceTable('a private gate before a private road is paid for once', {
  map: 'x-a-b-y', ways: { xa: '', ab: 'service access=private', by: '' }, nodes: { a: 'barrier=gate access=private' },
}, `
  car x y | xaby | 7220
`);

/** From one yard into another: the road ahead is private, but only in that direction. */
priceTable('a yard is entered at no price from another one, though its own traffic comes out', {
  map: 'x-a-b-y', ways: { xab: 'service access=private', by: 'service motor_vehicle:forward=private' },
}, `
  car x y | xaby | 20
`);
