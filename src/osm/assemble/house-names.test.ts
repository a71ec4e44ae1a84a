import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assembled } from '../../../test/osm-fixture.ts';
import { TextReader } from '../../kernel/text.ts';

const cases: readonly [title: string, tags: Record<string, string>, things: string[]][] = [
  ['a house that is called something is a thing', { 'addr:housename': 'Дом с мезонином' }, ['Дом с мезонином']],
  ['so it is without a number', { 'addr:housename': 'Маяк', 'addr:housenumber': '' }, ['Маяк']],
  ['a thing with a name keeps it', { 'addr:housename': 'Старая аптека', name: 'Музей' }, ['Музей, Старая аптека']],
  ['a number is no name', { 'addr:housename': '12 корпус' }, []],
  ['a part of a house is no name', { 'addr:housename': 'Корпус 2' }, []],
  ['nor is a letter', { 'addr:housename': 'литера А' }, []],
  ['nor is an abbreviation', { 'addr:housename': 'БЦ' }, []],
  ['the number again is no name', { 'addr:housename': 'вл. Сад', 'addr:housenumber': 'вл. Сад' }, []],
];
for (const [title, tags, things] of cases) {
  test(title, () => {
    const { gazetteer, text } = assembled((d) => {
      d.way([[0, 0], [0, 400]], { highway: 'residential', name: 'улица Мира' });
      const all = { 'addr:street': 'улица Мира', 'addr:housenumber': '5', ...tags };
      d.building(20, 50, Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')));
    });
    const reader = new TextReader(text);
    const namesOf = (set: number): string => Object.values(reader.tags(set)).join(', ');
    assert.deepEqual([...gazetteer.pois.names].map(namesOf), things);
    assert.deepEqual([...gazetteer.pois.house], things.map(() => 0));
  });
}
