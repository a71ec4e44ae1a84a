import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Interner } from '../../kernel/text.ts';
import { openNamesIn, type Language } from './names-in.ts';
import { romanizeName } from '../language/romanize.ts';
import { inUsualOrder } from '../language/word-order.ts';

const both: Record<string, string> = { name: 'Абай даңғылы', 'name:ru': 'проспект Абая', 'name:en': 'Abay Ave' };

const chosen: readonly (readonly [string, Record<string, string>, Language, string])[] = [
  ['Russian where it is', both, 'ru', 'проспект Абая'],
  ['the local name', both, 'local', 'Абай даңғылы'],
  ['English, short forms in full', both, 'en', 'Abay Avenue'],
  ['the local name without a Russian one', { name: 'вуліца Няміга' }, 'ru', 'вуліца Няміга'],
  ['the international name without an English one', { name: 'вуліца Няміга', int_name: 'Niamiha' }, 'en', 'Niamiha'],
  ['a name in Latin letters', { name: 'Няміга', 'name:be-Latn': 'Niamiha' }, 'en', 'Niamiha'],
  ['a Latin local name as it is', { name: 'Bahnhofstraße' }, 'en', 'Bahnhofstraße'],
  ['transliteration as the last resort', { name: 'улица Чаплыгина' }, 'en', 'Chaplygina Street'],
  ['the first of several', { name: 'Санжыра; Ой-Терекен' }, 'local', 'Санжыра'],
  ['nothing where there is none', { ref: 'M4' }, 'ru', ''],
];
for (const [what, tags, language, expected] of chosen) {
  test(`an address shows ${what}`, () => {
    const text = new Interner();
    const set = text.tagSet(Object.entries(tags));
    const names = openNamesIn(text.finish());
    assert.equal(names.name(set, language), expected);
    assert.equal(names.name(set, language), expected, 'and again, remembered');
  });
}

const ordered: readonly (readonly [string, string])[] = [
  ['Шабдан Баатыра улица', 'улица Шабдан Баатыра'],
  ['Советская улица', 'Советская улица'],
  ['Девяткин переулок', 'Девяткин переулок'],
  ['Путепроводная ул.', 'Путепроводная улица'],
  ['пр-т Мира', 'проспект Мира'],
  ['1 Мая улица', 'улица 1 Мая'],
  ['40 лет Победы улица', 'улица 40 лет Победы'],
  ['7-я линия', '7-я линия'],
  ['4-й мкр', '4-й микрорайон'],
  ['Восток-5 микрорайон', 'микрорайон Восток-5'],
  ['улица Серебряный бульвар', 'улица Серебряный бульвар'],
  ['улица Малая Лубянка', 'улица Малая Лубянка'],
  ['Невский', 'Невский'],
  ['', ''],
];
for (const [written, expected] of ordered) {
  test(`"${written}" is shown as "${expected}"`, () => {
    assert.equal(inUsualOrder(written), expected);
    assert.equal(inUsualOrder(expected), expected, 'what is in order stays');
  });
}

const latin: readonly (readonly [string, string])[] = [
  ['улица Ленина', 'Lenina Street'],
  ['Мясницкая улица', 'Myasnitskaya Street'],
  ['3-й Лесной проезд', '3rd Lesnoy Drive'],
  ['11-я Парковая улица', '11th Parkovaya Street'],
  ['Набережная улица', 'Naberezhnaya Street'], ['Набережная площадь', 'Naberezhnaya Square'],
  ['Набережная аллея', 'Naberezhnaya Alley'], ['Набережная көчөсү', 'Naberezhnaya Street'],
  ['улица Набережная', 'Naberezhnaya Street'], ['Улица Набережная', 'Naberezhnaya Street'],
  ['Набережная Улица', 'Naberezhnaya Street'],
  ['1-я Набережная улица', '1st Naberezhnaya Street'], ['Дворцовая набережная', 'Dvortsovaya Embankment'],
  ['1-я улица Строителей', '1st Stroiteley Street'],
  ['2-й Заводской тупик', '2nd Zavodskoy Cul-de-sac'], ['Лефортовский тоннель', 'Lefortovskiy Tunnel'],
  ['Северная дорога', 'Severnaya Road'], ['дорога Жизни', 'Zhizni Road'], ['Дорога Жизни', 'Doroga Zhizni'],
  ['дорога на Пулково', 'road to Pulkovo'], ['Дорога в Иваново', 'Road to Ivanovo'],
  ['дорога от Иваново до Кинешмы', 'doroga ot Ivanovo do Kineshmy'], ['Садовое кольцо', 'Sadovoye Ring'],
  ['Андреевский спуск', 'Andreyevskiy Descent'], ['Волоколамская эстакада', 'Volokolamskaya Overpass'],
  ['мост Александра Невского', 'Aleksandra Nevskogo Bridge'], ['Мост Поцелуев', 'Most Potseluyev'],
  ['4-я линия В.О.', '4th Line V.O.'],
  ['Щёлковское шоссе', 'Shchyolkovskoye Highway'],
  ['Екатеринбург', 'Yekaterinburg'],
  ['Край Света', 'Kray Sveta'],
  ['Республика Кедрия', 'Kedriya Republic'],
  ['СНТ «Ветеран-2»', 'SNT «Veteran-2»'],
  ['Երևան', 'Yerevan'],
  ['რუსთაველის გამზირი', 'Rustavelis Avenue'],
  ['Chișinău', 'Chișinău'],
];
for (const [name, expected] of latin) {
  test(`${name} is shown as ${expected}`, () => assert.equal(romanizeName(name), expected));
}
