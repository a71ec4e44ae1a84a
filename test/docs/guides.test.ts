import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { doubtTable } from '../../src/geocoding/query/doubts.ts';
import { doubtTexts } from '../../src/http/engines/doubt-texts.ts';
import { guideNames } from '../../src/http/pages/docs/contents.ts';
import { Guides } from '../../src/http/pages/docs/guides.ts';
import { blocksOf, differenceOf, readGuide } from './guide-samples.ts';

const guides = new Guides();
const langs = ['en', 'ru'] as const;

/** Languages of blocks in guides; those of programs and commands are run by tests. */
const languages = new Set(['bash', 'ts', 'python', 'go', 'java', 'sh', 'json', 'text', 'http', 'ini', 'nginx']);

describe('the guides in both languages', () => {
  test('are the same, and all of them are in the list', () => {
    for (const lang of langs) {
      const files = readdirSync(new URL(`../../docs/guides/${lang}`, import.meta.url)).map((file) => file.slice(0, -3));
      assert.deepEqual(files.sort(), [...guideNames].sort(), lang);
    }
  });

  for (const name of guideNames) {
    test(`${name} has the same headings and samples, and says first what it is about`, () => {
      const [english, russian] = langs.map((lang) => guides.get(name, lang));
      const shape = ({ headings }: typeof english) => headings.map(({ depth, anchor }) => [depth, anchor]);
      assert.deepEqual(shape(russian), shape(english));
      assert.deepEqual(blocksOf(readGuide('ru', name)), blocksOf(readGuide('en', name)));
      for (const { title, lead } of [english, russian]) {
        assert.ok(title.length > 3 && title.length < 60, title);
        assert.ok(lead.length > 40 && lead.length < 260, lead);
      }
      assert.match(russian.title + russian.lead, /[а-я]/i);
      assert.doesNotMatch(english.title, /[а-я]/i);
    });

    test(`${name} shows no marks of Markdown in its title and headings`, () => {
      for (const lang of langs) {
        const { title, headings } = guides.get(name, lang);
        for (const text of [title, ...headings.map((heading) => heading.text)]) {
          assert.doesNotMatch(text, /\{|\}|#|\*|\]\(/, `${lang}: ${text}`);
        }
      }
    });

    test(`${name} has anchors that can be typed, and blocks whose language is known`, () => {
      for (const { anchor } of guides.get(name, 'ru').headings) assert.match(anchor, /^[a-z0-9-]+$/);
      for (const { language, mark, text } of blocksOf(readGuide('en', name))) {
        assert.ok(languages.has(language), `${language}: ${text.slice(0, 60)}`);
        assert.ok(['', 'json reply', 'sh elsewhere'].includes(mark && `${language} ${mark}`), `${language} ${mark}`);
      }
    });
  }
});

describe('the guide to explained answers', () => {
  for (const lang of langs) {
    test(`lists all doubts of the engine, each with its example: ${lang}`, () => {
      const names = Object.keys(doubtTexts) as (keyof typeof doubtTexts)[];
      const rows = names.map((name) => {
        const { why, example } = doubtTable[name];
        const { code, ru } = doubtTexts[name];
        return `| \`${code}\` | ${lang === 'ru' ? ru : why} | ${example} |`;
      });
      const written = readGuide(lang, 'explain').split('\n').filter((line) => /^\| `\w+_?\w+` \|/.test(line));
      assert.deepEqual(written, rows);
    });
  }
});

describe('what is shown of an answer', () => {
  for (const [shown, answered, difference] of [
    [{ a: 1 }, { a: 1, b: 2 }, undefined],
    [{ a: { b: '…' } }, { a: { b: null } }, undefined],
    [{ a: '…' }, {}, 'answer.a: is not there'],
    [{ a: 1 }, { a: 2 }, 'answer.a: is 2, not 1'],
    [[1, '…'], [1, 2, 3], undefined],
    [[1, '…'], [], 'answer: has 0 items, not 1'],
    [[1], [1, 2], 'answer: has 2 items, not 1'],
    [{ a: [{ b: 1 }] }, { a: [{ b: 3 }] }, 'answer.a[0].b: is 3, not 1'],
    [[], {}, 'answer: is no list'],
  ] as const) {
    test(`${JSON.stringify(shown)} of ${JSON.stringify(answered)}: ${difference ?? 'is so'}`, () =>
      assert.equal(differenceOf(shown, answered), difference));
  }
});
