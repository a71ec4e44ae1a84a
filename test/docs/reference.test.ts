import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fieldsOf } from '../../src/http/pages/docs/reference/fields.ts';
import { describeOperations } from '../../src/http/pages/docs/reference/read.ts';
import { inLanguage, readTexts, russianTexts } from '../../src/http/pages/docs/reference/russian.ts';
import { contract } from '../harness/conformance.ts';

const { document } = contract;

/** All texts of the contract that the reference shows. */
const shown = new Set(describeOperations(contract).flatMap(({ description, parameters, body, replies }) => {
  const schemas = [body?.schema, ...replies.map(({ schema }) => schema)].filter((schema) => schema !== undefined);
  const fields = schemas.flatMap((schema) => fieldsOf(document, schema, 'en'));
  return [description, ...[...parameters, ...replies, ...fields].map((one) => one.description)];
}).map((text) => text.trim()).filter((text) => text !== ''));

const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code).toSorted();

describe('the reference in Russian', () => {
  const texts = russianTexts();

  test('has every text that is shown, and none of which the contract knows nothing', () => {
    const known = [...texts.keys()].filter((text) => text !== '');
    assert.deepEqual([...shown].filter((text) => !texts.has(text)), [], 'these lack their Russian');
    assert.deepEqual(known.filter((text) => !shown.has(text)), [], 'the contract no longer says these');
  });

  for (const [english, russian] of texts) {
    if (english === '') continue;
    const translated = new Set(codesIn(russian));
    test(`names the same codes: ${english.slice(0, 60).replaceAll('\n', ' ')}`, () => {
      assert.deepEqual(codesIn(english).filter((code) => !translated.has(code)), []);
      const known = new Set(codesIn(english));
      assert.deepEqual([...translated].filter((code) => !known.has(code)), []);
    });
  }
});

test('a text without its Russian is shown as English, and says so', () => {
  assert.deepEqual(inLanguage('Nobody wrote this.', 'ru'), { text: 'Nobody wrote this.', lang: 'en' });
  assert.deepEqual(inLanguage('The key.', 'en'), { text: 'The key.', lang: 'en' });
  assert.deepEqual(inLanguage('The key.', 'ru'), { text: 'Ключ.', lang: 'ru' });
});

test('texts are read from several lines, with quotes in them', () => {
  const file = '# what it is\nmsgid ""\n"one \\"two\\"\\n"\n"three"\nmsgstr "раз"\n\nmsgid "a"\nmsgstr ""\n"б "\n"в"\n';
  assert.deepEqual([...readTexts(file)], [['one "two"\nthree', 'раз'], ['a', 'б в']]);
});
