import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '../../clients/web/src');
const areas = globSync('words/**/*.ru.ts', { cwd: folder }).map((file) => file.replace('.ru.ts', ''));
type Words = Readonly<Record<string, string>>;

async function wordsOf(area: string, lang: 'ru' | 'en'): Promise<Words> {
  const module = (await import(pathToFileURL(join(folder, `${area}.${lang}.ts`)).href)) as Record<string, Words>;
  return module[lang];
}

const code = globSync('**/*.{ts,tsx}', { cwd: folder })
  .filter((file) => !/words\/.*\.(ru|en)\.ts$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');
// states of jobs are named as in the API
const used = new Set([...code.matchAll(/'(\w+)'|\b(\w+): (?=')/g)].map(([, quoted, name]) => quoted ?? name));

for (const area of areas) {
  test(`the pages say everything of ${area} in both languages, and nothing that nobody asks for`, async () => {
    const [ru, en] = [await wordsOf(area, 'ru'), await wordsOf(area, 'en')];
    assert.deepEqual(Object.keys(ru), Object.keys(en));
    const holes = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
    for (const [name, text] of Object.entries(ru)) {
      assert.deepEqual(holes(text), holes(en[name]), name);
      if (name === 'otherLanguage' || !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) continue;
      assert.match(text, /[а-яё]/i, name);
      assert.doesNotMatch(en[name], /[а-яё]/i, name);
    }
    assert.deepEqual(Object.keys(ru).filter((name) => !used.has(name)), []);
  });
}

test('no two areas of the dashboard have a word of one name', async () => {
  const names = await Promise.all(areas.filter((area) => area.startsWith('words/dashboard/'))
    .map(async (area) => Object.keys(await wordsOf(area, 'ru'))));
  const all = names.flat();
  assert.deepEqual(all.filter((name, at) => all.indexOf(name) !== at), []);
});
