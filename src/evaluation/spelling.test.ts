import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whereSettlement, whereStreet } from './case-endings.ts';
import { chanceOf } from './chance.ts';
import { junk } from './junk.ts';
import { keysAround, onWrongKeyboard } from './keyboard.ts';
import { toStreetName } from './street-name.ts';
import { transliterate } from './transliteration.ts';

for (const [text, language, expected] of [
  ['Москва Тверская 7', 'ru', 'Vjcrdf Ndthcrfz 7'],
  ['Большая', 'ru', ',jkmifz'],
  ['Королёва', 'ru', 'Rjhjk`df'],
  ['Савецкая', 'be', 'Cfdtwrfz'],
  ['Київська', 'uk', 'Rb]dcmrf'],
  ['Мәңгілік', 'kk', undefined],
  ['Amir Temur', 'uz', 'Фьшк Еуьгк'],
  ['küçəsi', 'az', undefined],
] as const) {
  test(`${text} on the wrong keyboard is ${expected ?? 'not typed'}`, () => {
    assert.equal(onWrongKeyboard(text, language), expected);
  });
}

for (const [key, around] of [['ф', 'йцыяч'], ['f', 'dgrcv'], ['а', 'впкум'], ['q', 'wa'], ['ш', 'гщло']] as const) {
  test(`around ${key} are letters of its rows`, () => {
    const found = keysAround(key);
    assert.ok(found.every((near) => /\p{L}/u.test(near) && near !== key));
    assert.ok([...around].filter((near) => found.includes(near)).length >= 2, found.join(''));
  });
}

for (const [text, scheme, language, expected] of [
  ['Елизарово, улица Щорса', 'bgn', 'ru', 'Yelizarovo, ulitsa Shchorsa'],
  ['Тверская улица', 'gost', 'ru', 'Tverskaja ulica'],
  ['Чайковского', 'gost', 'ru', 'Čajkovskogo'],
  ['Хрещатик', 'bgn', 'uk', 'Khreshchatyk'],
  ['Қабанбай батыр', 'bgn', 'kk', 'Qabanbay batyr'],
  ['Աբովյան', 'bgn', 'hy', 'Abovyan'],
  ['რუსთაველის', 'bgn', 'ka', 'rustavelis'],
  ['Nizami küçəsi', 'bgn', 'az', 'Nizami kuchasi'],
  ['Nizami küçəsi', 'gost', 'az', undefined],
  ['Main Street', 'bgn', 'other', undefined],
] as const) {
  test(`${text} in Latin letters (${scheme}) is ${expected ?? 'not written'}`, () => {
    assert.equal(transliterate(text, scheme, language, chanceOf(1, '')), expected);
  });
}

test('a text in chat spelling writes each letter in one way', () => {
  for (let seed = 0; seed < 40; seed++) {
    const [first, second] = transliterate('Яя Яя', 'chat', 'ru', chanceOf(seed, ''))!.split(' ');
    assert.equal(first, second);
  }
});

for (const [name, expected] of [
  ['Москва', 'Москве'], ['Тверь', 'Твери'], ['Ветроград', 'Ветрограде'], ['Нижний Новгород', 'Нижнем Новгороде'],
  ['Ростов-на-Дону', 'Ростове-на-Дону'], ['Росстань-На-Тихой', 'Росстани-На-Тихой'], ['Ярославль', 'Ярославле'],
  ['Грозный', 'Грозном'], ['Чебоксары', 'Чебоксарах'],
  ['Верея', 'Верее'], ['Лосиный Остров', 'Лосином Острове'], ['Череповец', 'Череповце'], ['Ақтөбе', undefined],
  ['Арсаки-3', undefined],
] as const) {
  test(`where is it? in ${expected ?? `${name}: undefined`}`, () => assert.equal(whereSettlement(name), expected));
}

for (const [name, expected] of [
  ['улица Ленина', 'на улице Ленина'], ['Садовая улица', 'на Садовой улице'], ['улица Садовая', 'на улице Садовой'],
  ['Лесной переулок', 'в Лесном переулке'], ['Невский проспект', 'на Невском проспекте'],
  ['2-е Охотское шоссе', 'на 2-м Охотском шоссе'], ['2-я Парковая улица', 'на 2-й Парковой улице'],
  ['набережная реки Тихой', 'на набережной реки Тихой'], ['улица Толстого', 'на улице Толстого'],
  ['площадь Ленина', 'на площади Ленина'], ['Казачья улица', 'на Казачьей улице'], ['Арбат', undefined],
  ['вуліца Леніна', undefined],
] as const) {
  test(`where is it? ${expected ?? `${name}: undefined`}`, () => {
    assert.equal(whereStreet(toStreetName(name)), expected);
  });
}

test('junk is in the language of the address, and is not an address', () => {
  for (let seed = 0; seed < 100; seed++) {
    assert.match(junk('uz', chanceOf(seed, '')), /^(xonadon|kv\.|ofis) \d+$/);
    assert.doesNotMatch(junk('ru', chanceOf(seed, '')), /(^|\s)(д|дом|ул|стр|корп)\.?\s/);
  }
});
