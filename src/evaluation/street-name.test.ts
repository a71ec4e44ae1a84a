import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bareKey, bareName, shortened, toStreetName, turned } from './street-name.ts';

for (const [name, language, type, bare] of [
  ['улица Льва Толстого', 'ru', 'улица', 'Льва Толстого'],
  ['2-я Тверская-Ямская улица', 'ru', 'улица', '2-я Тверская-Ямская'],
  ['Набережная улица', 'ru', 'улица', 'Набережная'],
  ['1-й Заводской тупик', 'ru', 'тупик', '1-й Заводской'],
  ['Арбат', 'ru', undefined, 'Арбат'],
  ['Набережная', 'ru', undefined, 'Набережная'],
  ['вуліца Гарадскі Вал', 'be', 'вуліца', 'Гарадскі Вал'],
  ['вулиця Хрещатик', 'uk', 'вулиця', 'Хрещатик'],
  ['Мәңгілік Ел даңғылы', 'kk', 'даңғылы', 'Мәңгілік Ел'],
  ['Чүй проспектиси', 'ky', 'проспектиси', 'Чүй'],
  ["Amir Temur shoh ko'chasi", 'uz', "shoh ko'chasi", 'Amir Temur'],
  ['хиёбони Рӯдакӣ', 'tg', 'хиёбони', 'Рӯдакӣ'],
  ['Nizami küçəsi', 'az', 'küçəsi', 'Nizami'],
  ['strada Ștefan cel Mare', 'ro', 'strada', 'Ștefan cel Mare'],
  ['Աբովյան փողոց', 'hy', 'փողոց', 'Աբովյան'],
  ['რუსთაველის გამზირი', 'ka', 'გამზირი', 'რუსთაველის'],
  ['Hauptstraße', 'other', undefined, 'Hauptstraße'],
] as const) {
  test(`${name} is parsed`, () => {
    const found = toStreetName(name);
    assert.deepEqual([found.language, found.type, bareName(found)], [language, type, bare]);
  });
}

test('a type word has all its short forms, and a short form all its meanings', () => {
  const forms = shortened(toStreetName('Литейный проспект'));
  assert.deepEqual(forms.map(({ text }) => text), [
    'Литейный пр-т', 'Литейный пр-кт', 'Литейный просп.', 'Литейный просп', 'Литейный пр.', 'Литейный пр',
    'Литейный п-т',
  ]);
  assert.deepEqual(forms.find(({ text }) => text === 'Литейный пр')?.types, ['проспект', 'проезд']);
  assert.deepEqual(forms.find(({ text }) => text === 'Литейный пр-т')?.types, ['проспект']);
});

for (const [name, expected] of [
  ['улица Ленина', 'Ленина улица'],
  ['Садовая улица', 'улица Садовая'],
  ['Арбат', undefined],
  ['Абай даңғылы', undefined],
] as const) {
  test(`${name} turned around is ${expected ?? 'undefined'}`, () => {
    assert.equal(turned(toStreetName(name))?.text, expected);
  });
}

test('names that differ only in type, order and case have the same key', () => {
  const names = ['улица Льва Толстого', 'Толстого Льва переулок', 'льва толстого'];
  const keys = names.map((name) => bareKey(toStreetName(name)));
  assert.deepEqual(new Set(keys), new Set(['льва толстого']));
});
