import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refusalOf, sent, takenIn } from '../intake.test-data.ts';
import { readRows } from '../read-rows.ts';
import { all } from '../drawn-tables.test-data.ts';

describe('rows are split by', () => {
  for (const [what, text, delimiter, columns] of [
    ['commas', 'id,адрес\n1,Тула\n', ',', 2],
    ['semicolons, although addresses have commas', '1;Тула, Мира, 5\n2;Пермь, Ленина, 7\n', ';', 2],
    ['semicolons, although numbers have commas', 'id;широта;адрес\n1;54,2;Тула\n2;58,0;Пермь\n', ';', 3],
    ['tabs', 'адрес\tтелефон\nТула, Мира 5\t1\nПермь, Мира 7\t2\n', '\t', 2],
    ['bars', 'адрес|телефон\nТула, Мира 5|1;2\n', '|', 2],
    ['bars with spaces', ' 1 | Тула, Мира 5 | x\n 2 | Пермь, Мира 7 | y\n', '|', 3],
    ['commas, if semicolons are in quotes', '1,"Тула; Мира 5",x\n2,"Пермь; Мира 7",y\n', ',', 3],
    ['commas with spaces, if the header has them', 'id, name, address\n1, Anna, "Tula, Mira 5"\n', ',', 3],
    ['commas with spaces before quotes', '1, "Тула, Мира 5"\n2, "Пермь, Мира 7"\n', ',', 2],
    ['semicolons, although lines are empty', '1;Тула\n\n\n\n2;Пермь\n', ';', 2],
    ['commas that addresses have too, if the header has them', 'id,адрес\n1,Тула, Мира, 5\n2,Тула\n', ',', 2],
    ['semicolons, if rows omit empty cells at the end', 'id;адрес;a;b\n1;Тула 5\n2;Тула 6;x\n3;Тула 7\n', ';', 4],
    ['nothing, in a list of addresses', 'Тула, Мира, 5\nПермь, Ленина, 7\nОмск, Мира, 9\n', '\t', 1],
    ['nothing, in a list of uneven addresses', 'Тула, Мира, 5\nПермь\nТверь, Мира, 9, кв. 5\n', '\t', 1],
    ['nothing, in a list with a header', 'адрес\nТула,Мира,5\nПермь,Ленина,7\n', '\t', 1],
    ['nothing, in a list with tabs and bars somewhere', 'адрес\nТула,\tМира,5\nПермь,|Ленина,7\n', ';', 1],
    ['nothing, in a single row', 'Тула, Мира, 5', '\t', 1],
    ['nothing, in a single word', 'Тула', '\t', 1],
  ] as const) {
    test(what, async () => {
      const { shape } = await takenIn(sent(text));
      assert.deepEqual([shape.delimiter, shape.columns.length], [delimiter, columns]);
    });
  }

  test('the customer’s delimiter', async () => {
    const { shape } = await takenIn(sent('a;b,Тула 5\nc;d,Тула 6\n'), { delimiter: ',', column: '2' });
    assert.deepEqual(shape.columns, ['1', '2']);
  });
});

describe('the first row', () => {
  for (const [what, text, hasHeader] of [
    ['is a header if it has a known name', 'адрес;x\nТула 5;1\n', true],
    ['is a header in capitals, with underscores', 'ID;FULL_ADDRESS\n1;Tula 5\n', true],
    ['is a header in Kazakh', 'аты;мекенжай\nАлия;Алматы, Абай даңғылы, 10\n', true],
    ['is a header if words are above numbers', 'foo;bar\n1;Тула, Мира 5\n2;Тула, Мира 6\n', true],
    ['is data if it has numbers', '1;Тула, Мира 5\n2;адрес\n', false],
    ['is data if it has numbers beside a known name', '1;Дом\n2;Тула, Мира 5\n', false],
    ['is data if its words recur below', 'город;Тула, Мира 5\nгород;Пермь, Мира 6\n', false],
    ['is data if it is an address', 'Красная площадь\nТула, Мира 5\n', false],
    ['is data if it is the only row', 'Красная площадь', false],
    ['is data in doubt', 'Анна;Тула, улица Мира, 5\nИван;Пермь, улица Мира, 7\n', false],
  ] as const) {
    test(what, async () => assert.equal((await takenIn(sent(text), lastColumn(text))).shape.hasHeader, hasHeader));
  }

  test('is what the customer states', async () => {
    assert.deepEqual((await takenIn(sent('адрес\nТула\n'), { header: false })).shape.columns, ['1']);
    assert.deepEqual((await takenIn(sent('Москва\nТула\n'), { header: true })).shape.columns, ['Москва']);
    assert.equal((await takenIn(sent('адрес\n'), { header: false })).rows, 1);
  });

  test('is a header if the customer names one of its columns', async () => {
    const { shape } = await takenIn(sent('a,b\nТула,Мира\n'), { column: 'B' });
    assert.deepEqual([shape.hasHeader, shape.address], [true, { kind: 'whole', column: 1 }]);
  });

  test('defines no columns without a header: most rows do', async () => {
    const { shape } = await takenIn(sent('1;Тула 5\n2;Пермь 6;a\n3;Омск 7;b\n'), { delimiter: ';', column: '2' });
    assert.deepEqual(shape.columns, ['1', '2', '3']);
  });
});

const lastColumn = (text: string): { column: string } => ({ column: text.includes(';') ? '2' : '1' });

describe('the address is found', () => {
  const row = '1;Анна;Тула, ул. Мира, 5;a@b.ru;+7 487 1\n2;Иван;Пермь, ул. Ленина, 7;c@d.ru;+7 342 2\n';
  for (const [what, text, address] of [
    ['in the column of that name', `id;имя;адрес;mail;тел\n${row}`, 2],
    ['in the column of exactly that name', 'адрес сайта;адрес регистрации;Адрес\na;b;Тула 5\n', 2],
    ['in a column of a similar name', 'id;адрес регистрации (по паспорту)\n1;Тула 5\n', 1],
    ['not in columns of other kinds of addresses', 'ip address;email address;Ship Address\n1;2;Tula 5\n', 2],
    ['not in the answer columns of an earlier result', 'Адрес места;geo_address\nТула 5;Тула, 5\n', 0],
    ['in the only address of several kinds', 'тел;Почтовый адрес\n1;Тула 5\n', 1],
    ['in the only address of several kinds, in English', 'tel;postal address\n1;Tula 5\n', 1],
    ['in the only address of several kinds, in Ukrainian', 'тел;Поштова адреса\n1;Киев 5\n', 1],
    ['in the column of that name in English', 'a;fullAddress\n1;Tula 5\n', 1],
    ['in the column of that name in Ukrainian', 'тел;Повна адреса\n1;Киев 5\n', 1],
    ['in the column of that name in Kyrgyz', 'тел;Дареги\n1;Бишкек 5\n', 1],
    ['in the column of that name in Uzbek', 'tel;To‘liq manzil\n1;Toshkent 5\n', 1],
    ['in the column of that name in Armenian', 'tel;Հասցե\n1;Yerevan 5\n', 1],
    ['by its contents, without a header', row, 2],
    ['by its contents, under an unknown header', `a;b;c;d;e\n${row}`, 2],
    ['in the only column with words', '1;Тула;5\n2;Пермь;6\n', 1],
    ['in the only column', 'foo\nbar\n', 0],
    ['in the only column, whatever its contents', '5\n6\n', 0],
    ['where type words of addresses are', 'цех номер 5;улица Мира 5\nцех номер 6;улица Мира 6\n', 1],
    ['not in links', 'https://a.ru/дом 5;Тула, Мира 5\nhttps://a.ru/дом 6;Тула, Мира 6\n', 1],
  ] as const) {
    test(what, async () => {
      const { shape } = await takenIn(sent(text));
      assert.deepEqual(shape.address, { kind: 'whole', column: address });
    });
  }

  for (const [what, text, columns] of [
    ['town, street and house', 'Город,Улица,Дом\nТула,Мира,5\n', { city: 0, street: 1, house: 2 }],
    ['all parts in English', 'zip,country,state,county,city,street_name,house number\n1,a,b,c,d,e,5\n',
      { postal_code: 0, country: 1, region: 2, district: 3, city: 4, street: 5, house: 6 }],
    ['parts with a prefix', 'id;address_city;address_street\n1;Tula;Mira 5\n', { city: 1, street: 2 }],
    ['the first column of each part', 'Город;Улица;Город\nТула;Мира;Пермь\n', { city: 0, street: 1 }],
    ['towns only', 'id;город\n1;Тула\n', { city: 1 }],
    ['town, and an address without it', 'Город;Адрес\nТула;ул. Мира, 5\nПермь;Ленина, 7\n', { city: 0, street: 1 }],
    ['region, town, and an address without them', 'Индекс;Регион;Город;Адрес\n300000;Тульская;Тула;Мира, 5\n',
      { postal_code: 0, region: 1, city: 2, street: 3 }],
    ['town and street, and an address without them', 'Город;Улица;Дом;Адрес\nТула;Мира;5;кв. 7\n',
      { city: 0, street: 1, house: 2 }],
  ] as const) {
    test(`in parts: ${what}`, async () => {
      const { shape } = await takenIn(sent(text));
      assert.deepEqual(shape.address, { kind: 'parts', columns });
    });
  }

  test('in one column, if it includes the town of the other', async () => {
    const { shape } = await takenIn(sent('Город;Адрес\nг. Тула;Тула, Мира, 5\nПермь;г.Пермь, Ленина, 7\n'));
    assert.deepEqual(shape.address, { kind: 'whole', column: 1 });
  });

  for (const [what, text, reason] of [
    ['two addresses are equally good', 'Юридический адрес;Фактический адрес\nТула;Пермь\n', 'several'],
    ['two addresses are of different kinds', 'Адрес доставки;Адрес прописки\nТула;Пермь\n', 'several'],
    ['one of two addresses is for mail', 'Юридический адрес;Почтовый адрес\nТула;Пермь\n', 'several'],
    ['two addresses are equally good in English', 'Billing address,Mailing address\nTula,Perm\n', 'several'],
    ['no column looks like an address', 'a,b\n1,2\n3,4\n', 'not_found'],
    ['two columns look like an address', 'Тула, Мира, 5;Пермь, Мира, 7\nОмск, Мира, 1;Орёл, Мира, 2\n', 'not_found'],
    ['neither people nor places look like an address', 'Анна Иванова;Тула\nИван Петров;Пермь\n', 'not_found'],
  ] as const) {
    test(`nowhere, but refused, if ${what}`, async () => {
      const refusal = await refusalOf(sent(text));
      assert.deepEqual([refusal.code, refusal.reason], ['batch_columns', reason]);
      assert.ok((refusal.columns as string[]).length === 2);
    });
  }
});

test('a list of addresses with commas is read row by row, unsplit', async () => {
  const { kept, shape } = await takenIn(sent('Тула, "Заря", 5\n"Пермь, Ленина, 7"\n'));
  const rows = await all(readRows(sent(kept), shape, { offset: 0, number: 1 }, { rows: 9, bytes: 999 }));
  assert.deepEqual(rows.flat().map(({ cells }) => cells), [['Тула, "Заря", 5'], ['Пермь, Ленина, 7']]);
});
