import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { atomsOf } from '../atoms/atoms.ts';
import { labelKey, readHouse } from './key.ts';
import { compareHouses } from './likeness.ts';

test('a label equal to the requested number is that house, at no cost', () => {
  const same = { grade: 'exact', cost: 0, dashIsFlat: false, isOneSide: false, isOtherStyle: false };
  const labels = '12, 12А, 12/3, 12-18, 15-13, 12 к2, 12 с1, 5 литБ, вл31, 12/3А к2 с1, 9/9/9 с9'.split(', ');
  for (const label of labels) {
    const key = labelKey(label)!;
    assert.deepEqual(compareHouses(key, { ...key }), same, label);
  }
});

describe('a label is compared with the requested number', () => {
  const rows: readonly (readonly [asked: string, label: string, grade: string])[] = [
    ['12', '12', 'exact'], ['4а', '4А', 'exact'], ['12/3', '12 к3', 'weak'], ['12 к3', '12/3', 'weak'],
    ['5 литера Б', '5Б', 'weak'], ['5Б', '5 литБ', 'weak'], ['28', '28/21', 'weak'], ['вл 31', '31', 'weak'],
    ['39', '39с79', 'part'], ['39с79', '39', 'part'], ['12А', '12', 'part'],
    ['12 к2', '12 к3', 'part'], ['7-12', '7', 'weak'], ['12 к2-8', '12 к2', 'weak'], ['12 с5-7', '12 с5-7', 'exact'],
    ['8 корп. А', '8А', 'weak'], ['8 строение А', '8А', 'weak'], ['8 корп. А', '8Б', 'part'],
    // A Cyrillic letter is itself; a Latin one is any that it sounds or looks like.
    ['10В', '10Б', 'part'], ['10Б', '10В', 'part'], ['10B', '10В', 'weak'], ['10B', '10Б', 'weak'],
    ['10B', '10B', 'exact'], ['10Б', '10B', 'weak'], ['10С', '10Ц', 'part'], ['10C', '10С', 'weak'],
    ['10C', '10Ц', 'weak'], ['10Н', '10Х', 'part'], ['10H', '10Н', 'weak'], ['10H', '10Г', 'weak'],
    ['10Х', '10Г', 'part'], ['10Р', '10П', 'part'], ['10P', '10Р', 'weak'], ['10Ш', '10Щ', 'part'],
    ['10Е', '10Э', 'part'], ['10И', '10Й', 'part'], ['10A', '10А', 'exact'], ['10E', '10Е', 'exact'],
    ['10Zh', '10Ж', 'exact'], ['10Ch', '10Ч', 'exact'], ['д. 10Ya', '10Я', 'exact'], ['10b', '10Г', 'part'],
    ['10 лит В', '10 литБ', 'part'], ['10 лит B', '10 литВ', 'exact'], ['10 к1В', '10 к1Б', 'part'],
    ['10 корпус В', '10 кБ', 'part'], ['10 с9B', '10 с9В', 'exact'], ['10/2В', '10/2Б', 'part'],
    ['10 литера В', '10Б', 'part'], ['10 литера B', '10В', 'weak'], ['10В', '10 литБ', 'part'],
    ['10B ленина', '10В', 'exact'], ['10B ленина', '10Б', 'part'], ['10C ленина', '10С', 'exact'],
    ['10C ленина', '10Ц', 'part'], ['10B lenina', '10Б', 'weak'], ['10B ленина', '10B', 'weak'],
    // A строение, a сооружение, a флигель and a павильон of one number are four buildings.
    ['7 строение 2', '7 соор2', 'part'], ['7 сооружение 3', '7 с3', 'part'], ['7 сооруж. 2', '7 соор2', 'exact'],
    ['7 с1', '7 фл1', 'part'], ['7 флигель 1', '7 фл1', 'exact'], ['7 павильон 1', '7 с1', 'part'],
    ['7 с1 соор2', '7 с1 соор2', 'exact'], ['7 с1 соор2', '7 с1', 'part'], ['7', '7 соор2', 'part'],
    // A number never matches the beginning of a longer one.
    ['2/1', '2/10', 'part'], ['130/1', '130/10', 'part'], ['4/1', '4/17', 'part'], ['4/17', '4/1', 'part'],
    ['2/1', '2/1А', 'part'], ['2/1А', '2/1', 'part'], ['2/1', '2/1/3', 'weak'], ['2/1/3', '2/1', 'part'],
    ['2/1/3', '2/1/30', 'part'], ['1-3', '1-33', 'weak'], ['12 к1', '12 к10', 'part'], ['39с7', '39с79', 'part'],
    ['8-2', '8/2', 'weak'], ['8-2', '8/21', 'weak'], ['8/2', '8-2', 'part'], ['2/1', '2 к10', 'part'],
  ];
  for (const [asked, label, grade] of rows) {
    test(`${asked} compared with ${label}: ${grade}`, () => {
      const key = readHouse(atomsOf(asked), 0, () => true)!.key;
      assert.equal(compareHouses(key, labelKey(label)!).grade, grade);
    });
  }
  test('the more similar label costs less', () => {
    const asked = labelKey('12 к2 с1')!;
    const costs = ['12 к2 с1', '12 к2', '12', '12 к3 с5'].map((label) => compareHouses(asked, labelKey(label)!).cost);
    assert.deepEqual(costs, costs.toSorted((a, b) => a - b));
  });
});
