import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseChangelog, readChangelog } from './changelog.ts';

test('a release has its date, or null while unreleased, and its points by topic', () => {
  const text = [
    '# Changelog', '', 'For users.', '', '## 2.5.0', '', '### Routes', '', '- First', '  and `second`.', '- Third.', '',
    '### Files', '', '- Fourth.', '', '## 2.4.0 (2026-11-23)', '',
  ];
  for (const end of ['\n', '\r\n']) {
    assert.deepEqual(parseChangelog(text.join(end)).releases, [
      {
        version: '2.5.0', released_on: null,
        changes: [
          { topic: 'Routes', text: 'First and `second`.' }, { topic: 'Routes', text: 'Third.' },
          { topic: 'Files', text: 'Fourth.' },
        ],
      },
      { version: '2.4.0', released_on: '2026-11-23', changes: [] },
    ]);
  }
});

for (const [what, lines] of [
  ['a point before any topic', ['## 2.4.0', '- x']],
  ['a continuation line without a point', ['## 2.4.0', '### Routes', '  x']],
  ['a topic of the previous release', ['## 2.5.0', '### Routes', '- x', '## 2.4.0', '- y']],
  ['a paragraph between points', ['## 2.4.0', '### Routes', '- x', 'y']],
  ['a version of two numbers', ['## 2.5', '### Routes', '- x']],
  ['a date in another format', ['## 2.4.0 (23 November)']],
] as const) {
  test(`${what} is an error that names its line`, () => {
    const wrong = lines.length;
    assert.throws(() => parseChangelog(lines.join('\n')), (error: Error) =>
      new RegExp(`line (?:${what.startsWith('a version') ? 1 : wrong}):`, 'u').test(error.message));
  });
}

test('no release of our changelog repeats a point', () => {
  const { releases } = readChangelog();
  assert.equal(releases.length > 0, true);
  for (const { changes } of releases) {
    assert.equal(new Set(changes.map(({ topic, text }) => `${topic}: ${text}`)).size, changes.length);
  }
});

test('the Russian changelog has the same releases, topics and numbers of points, in Russian', () => {
  const shapeOf = (lang: 'en' | 'ru') => readChangelog(lang).releases.map(({ version, released_on: day, changes }) => ({
    version, day, points: [...Map.groupBy(changes, ({ topic }) => topic).values()].map((points) => points.length),
  }));
  assert.deepEqual(shapeOf('ru'), shapeOf('en'));
  for (const { topic, text } of readChangelog('ru').releases.flatMap(({ changes }) => changes)) {
    assert.match(topic, /[а-я]/i);
    assert.match(text, /[а-я]{3}/i);
  }
});

test('what stands in code marks is the same in both changelogs, point by point', () => {
  const marksOf = (lang: 'en' | 'ru'): string[][] =>
    readChangelog(lang).releases.flatMap(({ changes }) => changes.map(({ text }) =>
      (text.match(/`[^`]+`/g) ?? []).sort()));
  const russian = marksOf('ru');
  const differing = marksOf('en').flatMap((marks, at) => {
    const other = new Set(russian[at]);
    const missing = marks.filter((mark) => !other.has(mark));
    return missing.length === 0 ? [] : [`point ${at + 1}: ${missing.join(' ')} is not in ${russian[at].join(' ')}`];
  });
  assert.deepEqual(differing, []);
});
