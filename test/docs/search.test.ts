import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { guideNames } from '../../src/http/pages/docs/contents.ts';
import { Guides } from '../../src/http/pages/docs/guides.ts';
import { call } from '../harness/call.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const guides = new Guides();
let platform: Platform;
before(async () => {
  platform = await startPlatform();
});
after(() => platform.close());

interface Hit {
  readonly path: string;
  readonly excerpt: string;
}

async function search(query: string, lang: 'ru' | 'en'): Promise<Hit[]> {
  const { text } = await call(platform.service.address, `/docs/search?lang=${lang}&q=${encodeURIComponent(query)}`);
  const hits = [...text.matchAll(/<li><a href="([^"]+)">[^<]*<\/a> (?:<span[^>]*>[^<]*<\/span>)?<p>(.*?)<\/p><\/li>/g)];
  return hits.map(([, path, excerpt]) => ({ path, excerpt: excerpt.replaceAll(/<[^>]+>/g, '') }));
}

describe('the search of the documentation', () => {
  for (const [query, lang, first] of [
    ['webhook', 'en', '/docs/webhooks'],
    ['webhooks', 'en', '/docs/webhooks'],
    ['вебхук', 'ru', '/docs/webhooks'],
    ['вебхуки', 'ru', '/docs/webhooks'],
    ['пробки', 'ru', '/docs/traffic'],
    ['traffic', 'en', '/docs/traffic'],
    ['песочница', 'ru', '/docs/sandbox'],
    ['sandbox', 'en', '/docs/sandbox'],
    ['регионы', 'ru', '/docs/regions'],
    ['карта', 'ru', '/docs/map'],
    ['limits', 'en', '/docs/limits'],
    ['rate_limited', 'en', '/docs/errors#rate_limited'],
    ['no_route', 'ru', '/docs/errors#no_route'],
    ['max_snap_m', 'en', '/docs/routes'],
    ['rollWebhookSecret', 'en', '/docs/reference/rollWebhookSecret'],
    ['getInvoiceDocument', 'ru', '/docs/reference/getInvoiceDocument'],
  ] as const) {
    test(`for "${query}" has ${first} first`, async () => {
      const [found] = await search(query, lang);
      assert.equal(found?.path.replace(`?lang=${lang}`, '').replace(first.includes('#') ? /^$/ : /#.*/, ''), first);
    });
  }

  test('has a guide first for its own title, in both languages', async () => {
    const others: string[] = [];
    for (const lang of ['ru', 'en'] as const) {
      for (const name of guideNames) {
        const { title } = guides.get(name, lang);
        const [first] = await search(title, lang);
        if (!first?.path.startsWith(`/docs/${name}?`)) others.push(`${lang}, "${title}": ${first?.path}`);
      }
    }
    assert.deepEqual(others, []);
  });

  test('has the changelog behind everything else that is about a word', async () => {
    for (const [query, lang] of [['webhook', 'en'], ['маршрут', 'ru'], ['batch', 'en'], ['адрес', 'ru']] as const) {
      const paths = (await search(query, lang)).map(({ path }) => path);
      const at = paths.findIndex((path) => path.startsWith('/docs/changelog'));
      assert.ok(at === -1 || at > 2, `${query}: ${at}`);
    }
  });

  test('shows Russian readers excerpts in Russian, unless they are of a program', async () => {
    for (const query of ['вебхук', 'webhook', 'счёт', 'geocode', 'Idempotency-Key', 'ключ']) {
      for (const { path, excerpt } of await search(query, 'ru')) {
        if (!/^\/docs\/(reference|changelog|errors)/.test(path)) continue;
        const [latin, cyrillic] = [/[a-z]/gi, /[а-я]/gi].map((letters) => excerpt.match(letters)?.length ?? 0);
        assert.ok(cyrillic > latin / 3, `${query}: ${path}: ${excerpt}`);
      }
    }
  });
});
