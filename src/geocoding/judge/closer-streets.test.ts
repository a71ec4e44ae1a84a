import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from '../search.test-data.ts';

const houseTags = { 'addr:city': 'Тверь' };
const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const street = (north: number, name: string, labels: string): void =>
    drawStreet(drawing, north, 0, { name, labels: labels.split(', '), houseTags });
  street(0, 'улица Чехова', '6, 8');
  street(300, 'Чукотская улица', '6, 8');
  street(600, 'улица Победы', '7, 9');
  street(900, 'улица Есенина', '3, 5');
  street(1200, 'проезд Есенина', '2, 4');
  street(1500, 'проспект Сергея Есенина', '3, 69, 70');
  street(1800, 'Съезжинская улица', '1, 3');
  street(2100, '2-я Съезжинская улица', '10, 60');
  street(2400, 'Большой Малютинский переулок', '9');
  street(2700, 'Малый Малютинский переулок', '9/13 с9');
  street(3000, 'набережная реки Тихой', '69, 71');
  street(3300, 'Московский тупик', '5, 7');
  street(3600, 'улица Ломоносова', '1, 3');
  street(3900, 'Гоголевская улица', '6, 8');
  street(4200, 'Липовая улица', '16');
  drawing.way([[4500, 0], [4500, 900]], { highway: 'residential', name: 'Лиловая улица' });
  drawing.way([[-300, 0], [-300, 900]], { waterway: 'river', name: 'Тихая' });
  drawing.node(9000, 0, { place: 'town', name: 'Московский', population: '9000' });
});
const first = (query: string): { answer: string; confidence: number } =>
  ({ answer: town.first(query), confidence: town.geocode(query)[0]?.confidence ?? 0 });

describe('a street named after the same person ranks above one spelt alike, with even confidence', () => {
  for (const [query, expected] of [
    ['Чеховская улица 8', 'улица Чехова, 8'], ['Тверь, Чеховская, 6', 'улица Чехова, 6'],
    ['Тверь, Ломоносовская ул., 3', 'улица Ломоносова, 3'], ['Тверь, ул. Гоголя 8', 'Гоголевская улица, 8'],
  ]) {
    test(query, () => {
      const { answer, confidence } = first(query);
      assert.equal(answer, `house: Тверь, ${expected}`);
      assert.ok(confidence <= 0.5, `${confidence}`);
    });
  }
});

describe('if no street of exactly that name has the number, a street with a longer name could be meant', () => {
  for (const query of ['Есенина 70', 'Тверь, пр Есенина, 70', 'пр С Есенина 70', 'Тверь, Есенина, 69']) {
    test(query, () => {
      const { answer, confidence } = first(query);
      assert.match(answer, /^house: Тверь, проспект Сергея Есенина/u);
      assert.ok(confidence <= 0.5, `${confidence}`);
    });
  }
  for (const query of ['улица Есенина, 70', 'Тверь, проезд Есенина, 70', 'Есенина 9']) {
    test(`but not for ${query}`, () => assert.doesNotMatch(first(query).answer, /Сергея/u));
  }
  test('with its type word the answer is certain', () => assert.ok(first('Тверь, пр-т Есенина, 70').confidence >= 0.9));
});

describe('a house of another street has low confidence if the town has the requested street', () => {
  for (const query of ['Тверь, Съезжинская, 10', 'Съезжинская улица 60', 'Тверь, Лиловая улица, 16']) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.ok(found.kind !== 'house' || found.confidence <= 0.5, `${found.confidence}`);
    });
  }
  test('Московский, Ленина 5', () => assert.ok(first('Московский, Ленина 5').confidence <= 0.5));
});

describe('after the type word of a settlement no house of a street is certain', () => {
  for (const query of ['Тверь, СНТ Победа 7', 'Тверь, мкр Победа, 7', 'Тверь, село Победа, 7', 'деревня Победа 7',
    'Тверь, Победы район, 7']) {
    test(query, () => assert.ok(first(query).confidence <= 0.5, `${first(query).confidence}`));
  }
});

test('a house belongs to the embankment, not to its river', () =>
  assert.equal(first('наб реки Тихая 69').answer, 'house: Тверь, набережная реки Тихой, 69'));
test('of two lanes the one with the complete number is found', () =>
  assert.equal(first('Малютинский 9/13').answer, 'house_part: Тверь, Малый Малютинский переулок, 9/13 с9'));
