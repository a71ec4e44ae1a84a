import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { all, inPieces, rowOf, shapeWith, someCell } from './drawn-tables.test-data.ts';
import { readRows } from './read-rows.ts';
import { headerLine, resultColumns, rowLine } from './write-rows.ts';

const own = resultColumns.join(',');

describe('the header of a result names', () => {
  for (const [what, columns, line] of [
    ['the columns of the input first', ['id', 'адрес'], `id,адрес,${own}\n`],
    ['columns without names by their numbers', ['1', '2'], `1,2,${own}\n`],
    ['columns whose names need quotes', ['a,b', 'c "d"'], `"a,b","c ""d""",${own}\n`],
    ['its own columns, renamed if the input has the same names', ['geo_lat', ' GEO_LON', 'geo_lon_2'],
      `geo_lat, GEO_LON,geo_lon_2,${own.replace('geo_lat', 'geo_lat_2').replace('geo_lon', 'geo_lon_3')}\n`],
  ] as const) {
    test(what, () => assert.equal(headerLine(shapeWith({ columns })), line));
  }
});

describe('a row of a result is', () => {
  const shape = shapeWith({ columns: ['id', 'адрес', 'x'], delimiter: ';' });
  const found = {
    status: 'ok', lat: 55.75, lon: -37.6176543219, precision: 'house', confidence: 0.98765, postalCode: '101000',
    postalCodeSource: 'street', address: 'Москва, Тверская, 7',
  } as const;
  const missed = { status: 'not_found' } as const;
  for (const [what, cells, answer, line] of [
    ['the cells of the input and the answer', ['1', 'Тверская 7', ''], found,
      '1,Тверская 7,,ok,55.75,-37.6176543,house,0.988,101000,"Москва, Тверская, 7",,street\n'],
    ['only the cells if nothing was found', ['1', 'a,b', 'c'], missed, '1,"a,b",c,not_found,,,,,,,,\n'],
    ['padded if cells are missing', ['1'], missed, '1,,,not_found,,,,,,,,\n'],
    ['as wide as the others if there are surplus cells', ['1', 'a', 'b', 'c;"d"'], missed,
      '1,a,"b;c;""d""",not_found,,,,,,,,\n'],
    ['without trailing delimiters', ['1', 'a', 'b', ';; '], missed, '1,a,b,not_found,,,,,,,,\n'],
    ['given the reason why it is invalid', ['', '', ''], { status: 'invalid', problem: 'empty, "so"' } as const,
      ',,,invalid,,,,,,,"empty, ""so""",\n'],
    ['written without exponents', ['', '', ''], { ...missed, lat: 1e-7, lon: -1e-9, confidence: 1 } as const,
      ',,,not_found,0.0000001,0,,1,,,,\n'],
    ['written with whole degrees', ['', '', ''], { ...missed, lat: 60, lon: -100, confidence: 0 } as const,
      ',,,not_found,60,-100,,0,,,,\n'],
  ] as const) {
    test(what, () => assert.equal(rowLine(rowOf(...cells), answer, shape), line));
  }

  test('read back unchanged, whatever the cells', () => fc.assert(fc.asyncProperty(
    fc.array(someCell, { minLength: 3, maxLength: 3 }), someCell,
    async (cells, address) => {
      const line = rowLine(rowOf(...cells), { status: 'ok', lat: 1.5, lon: -2, address }, shape);
      const columns = [...shape.columns, ...resultColumns];
      const place = { offset: 0, number: 1 };
      const kept = inPieces(Buffer.from(line), []);
      const [rows] = await all(readRows(kept, shapeWith({ columns }), place, { rows: 9, bytes: 999 }));
      assert.deepEqual(rows.map((row) => row.cells), [[...cells, 'ok', '1.5', '-2', '', '', '', address, '', '']]);
    },
  )));
});
