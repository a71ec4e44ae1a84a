import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawStreet, openTown } from '../search.test-data.ts';

const town = openTown((drawing) => {
  for (const [north, name, labels] of [
    // This town has both blocks and slashes.
    [0, 'Тверь', ['13 к1', '13 к2', '15/1', '7/1', '7/2', '21 к3']],
    [100_000, 'Клин', ['13/1', '13/2', '15/1', '7']],
    [200_000, 'Ржев', ['13 к1', '13 к2', '15 к1', '7']],
  ] as const) {
    drawing.node(north, 0, { place: 'town', name, population: '50000' });
    drawStreet(drawing, north, 0, { name: 'Речная улица', labels, houseTags: { 'addr:city': name } });
  }
});

for (const [query, precision, confidence, label] of [
  ['Тверь, Речная улица, 15к1', 'house_part', 0.6, '15/1'],
  ['Тверь, Речная улица, 21/3', 'house_part', 0.6, '21 к3'],
  ['Клин, Речная улица, 15к1', 'house', 0.8, '15/1'],
  ['Ржев, Речная улица, 15/1', 'house', 0.8, '15 к1'],
  ['Тверь, Речная улица, 15/1', 'house', 0.995, '15/1'],
  ['Ржев, Речная улица, 15к1', 'house', 0.995, '15 к1'],
] as const) {
  test(`${query} is ${precision} ${label} with confidence ${confidence}`, () => {
    const [found] = town.geocode(query);
    assert.equal(town.first(query).split(', ').at(-1), label);
    assert.deepEqual([found.precision, found.confidence], [precision, confidence]);
  });
}
