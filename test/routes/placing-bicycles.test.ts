import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placePoint } from '../../src/routing/ask/placing.ts';
import { pointOf, travelTown } from './travel.ts';
import { drawTown } from './town.ts';

/** A street, footways 20 m and 50 m from it that lead to it, and an unreachable road. One step is 10 m. */
const town = drawTown({
  map: `
    A-----------B
    |           |
    C--x-----e--D

    |
    E--y--p-----F
           w
           q
  `,
  ways: {
    AB: 'residential', AC: 'footway', CxeD: 'footway', DB: 'footway', CE: 'footway', EypF: 'footway', wq: 'service',
  },
  meters: 10,
});

for (const [what, profile, name, ways, meters] of [
  ['a bicycle is put on a street that is a little farther than a footway', 'bike', 'x', 'AB', 20],
  ['but not on one that the footway is clearly nearer than', 'bike', 'y', 'EypF', 0],
  ['nor on one that nobody gets to', 'bike', 'p', 'EypF', 0],
  ['who walks is put on the footway', 'walk', 'x', 'CxeD', 0],
] as const) {
  test(`${what}: ${name}`, () => {
    const { quick } = travelTown(town, profile);
    const placed = placePoint(quick, pointOf(town, name), 'start');
    assert.ok(placed);
    const [{ piece, distanceMeters }] = placed.place;
    assert.equal(town.wayName(quick.graph.edgePieces.way[piece]), ways);
    assert.equal(Math.round(distanceMeters), meters);
    assert.equal(placed.moved, undefined);
  });
}

for (const [meters, way] of [[12, 'AB'], [13, 'CD']] as const) {
  test(`a street is meant that is ${2 * meters} m farther than a footway: ${way}`, () => {
    const map = 'A---------B\n|         |\nC---------D';
    const ways = { AB: 'residential', AC: 'footway', CD: 'footway', DB: 'footway' };
    const drawn = drawTown({ map: map.replace('C----', 'C-x--'), ways: { ...ways, CD: 'footway' }, meters });
    const { quick } = travelTown(drawn, 'bike');
    const { lat, lon } = pointOf(drawn, 'C');
    const placed = placePoint(quick, { lat, lon: lon + 3 * meters * 160 }, 'start');
    assert.equal(drawn.wayName(quick.graph.edgePieces.way[placed!.place[0].piece]), way);
  });
}
