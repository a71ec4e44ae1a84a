import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '../../clients/web/dashboard');

test('the dashboard says everything in both languages, and nothing that nobody asks for', async () => {
  const { texts } = (await import(pathToFileURL(join(folder, 'texts.js')).href)) as {
    texts: Record<'ru' | 'en', Record<string, string>>;
  };
  assert.deepEqual(Object.keys(texts.ru), Object.keys(texts.en));
  const holes = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
  for (const [name, text] of Object.entries(texts.ru)) {
    assert.deepEqual(holes(text), holes(texts.en[name]), name);
    if (name !== 'otherLanguage') assert.match(text, /[а-яё]/i, name);
    if (name !== 'otherLanguage') assert.doesNotMatch(texts.en[name], /[а-яё]/i, name);
  }
  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.js') && name !== 'texts.js')
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const used = new Set([...code.matchAll(/'(\w+)'/g)].map(([, name]) => name));
  const modes = ['live', 'test', 'legacy']; // said by what the API calls them
  assert.deepEqual(Object.keys(texts.ru).filter((name) => !used.has(name) && !modes.includes(name)), []);
  for (const [, name] of code.matchAll(/\bsay\('(\w+)'/g)) assert.ok(Object.hasOwn(texts.ru, name), name);
});
