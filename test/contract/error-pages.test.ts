import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { AppError } from '../../src/errors.ts';
import type { Code, Problem } from '../../src/contract.gen.ts';
import { errorWords } from '../../src/http/pages/errors/all.ts';
import { problems, type Lang } from '../../src/http/reply/problem-texts.ts';
import { toProblem } from '../../src/http/reply/problem.ts';
import { call } from '../harness/call.ts';
import { PUBLIC_URL, startPlatform, type Platform } from '../harness/platform.ts';

const codes = Object.keys(problems) as Code[];
const langs: readonly Lang[] = ['ru', 'en'];

let platform: Platform;
before(async () => {
  platform = await startPlatform();
});
after(() => platform.close());
const get = (path: string, headers: Record<string, string> = {}) => call(platform.service.address, path, { headers });
const plain = (html: string): string =>
  html.replace(/<[^>]+>/g, ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The section of a page with this id. */
function sectionOf(html: string, id: string): string {
  const section = new RegExp(`<section id="${id}">([^]*?)</section>`).exec(html)?.[1];
  assert.ok(section, `nothing stands at #${id}`);
  return section;
}

/** The reply that a section shows, and its request. */
function shownIn(section: string): { asked: string | undefined; head: string; problem: Problem } {
  const blocks = [...section.matchAll(/<pre>([^]*?)<\/pre>/g)].map(([, text]) => plain(text));
  const [head, body] = blocks.at(-1)!.split('\n\n');
  return { asked: blocks.length > 1 ? blocks[0] : undefined, head, problem: JSON.parse(body) as Problem };
}

describe('the type of a problem', () => {
  for (const lang of langs) {
    test(`leads to the explanation of its code, for every code, in ${lang}`, async () => {
      for (const code of codes) {
        const { type } = toProblem(new AppError(code, ''), lang, '', PUBLIC_URL);
        assert.ok(type.startsWith(`${PUBLIC_URL}/`), type);
        const { pathname, hash } = new URL(type);
        const reply = await get(pathname, { 'accept-language': lang });
        assert.equal(reply.status, 200);
        const section = plain(sectionOf(reply.text, hash.slice(1)));
        const { means, remedy } = errorWords[code];
        for (const words of [code, problems[code].title[lang], means[lang], remedy[lang]]) {
          assert.ok(section.includes(words), `${code}: says nothing of "${words}"`);
        }
      }
    });
  }

  test('is the same in a live reply', async () => {
    const problem = JSON.parse((await get('/v2/nowhere')).text) as Problem;
    assert.equal(problem.type, `${PUBLIC_URL}/docs/errors#not_found`);
  });
});

describe('the reply that the page shows', () => {
  for (const lang of langs) {
    test(`has the form of every problem, in ${lang}`, async () => {
      const { text } = await get(`/docs/errors?lang=${lang}`);
      assert.doesNotMatch(plain(text), /undefined|NaN|\[object/);
      for (const code of codes) {
        const { head, problem } = shownIn(sectionOf(text, code));
        assert.match(head, new RegExp(`^HTTP/1.1 ${problems[code].status} [A-Z]`));
        assert.deepEqual([problem.code, problem.status], [code, problems[code].status]);
        assert.equal(problem.title, problems[code].title[lang]);
      }
    });

    for (const code of codes.filter((one) => errorWords[one].asked !== undefined)) {
      test(`is the actual reply to the request shown: ${code}, in ${lang}`, async () => {
        const { text } = await get(`/docs/errors?lang=${lang}`);
        const { asked, head, problem } = shownIn(sectionOf(text, code));
        const [lines, body] = asked!.split('\n\n');
        const [first, ...fields] = lines.split('\n');
        const [method, path] = first.split(' ');
        const needsKey = !/^key_|^session_/.test(code);
        const reply = await call(platform.service.address, path, {
          method,
          body,
          headers: {
            'accept-language': lang,
            ...(needsKey && { authorization: `Bearer ${platform.key}` }),
            ...Object.fromEntries(fields.map((line) => line.split(': ') as [string, string])),
          },
        });
        const live = JSON.parse(reply.text) as Problem;
        assert.deepEqual({ ...live, request_id: problem.request_id }, problem);
        for (const line of head.split('\n').slice(1)) {
          const [name, value] = line.split(': ');
          assert.equal(reply.headers.get(name), value, `${name} of ${code}`);
        }
      });
    }
  }
});

describe('the language of the page', () => {
  for (const [path, accept, lang] of [
    ['/docs/errors', undefined, 'ru'],
    ['/docs/errors', 'ru-RU,ru;q=0.9', 'ru'],
    ['/docs/errors', 'en-GB,en;q=0.9,ru;q=0.5', 'en'],
    ['/docs/errors', 'de', 'en'],
    ['/docs/errors?lang=en', 'ru', 'en'],
    ['/docs/errors?lang=ru', 'en', 'ru'],
    ['/docs/errors?lang=de', 'en', 'en'],
    ['/docs/errors?lang=__proto__', 'en', 'en'],
  ] as const) {
    test(`${path} with ${accept ?? 'no preference'}: ${lang}`, async () => {
      const { status, headers, text } = await get(path, accept === undefined ? {} : { 'accept-language': accept });
      assert.deepEqual([status, headers.get('content-language')], [200, lang]);
      assert.match(headers.get('vary') ?? '', /Accept-Language/);
      assert.match(text, new RegExp(`^<!doctype html>\n<html lang="${lang}" data-lang="${lang}">`));
      assert.ok(text.includes(`href="/docs/errors?lang=${lang === 'ru' ? 'en' : 'ru'}"`), 'no way to the other');
    });
  }

  test('decides which version is cached', async () => {
    const [ru, en] = await Promise.all(langs.map((lang) => get(`/docs/errors?lang=${lang}`)));
    assert.notEqual(ru.headers.get('etag'), en.headers.get('etag'));
    const again = await get('/docs/errors?lang=en', { 'if-none-match': en.headers.get('etag')! });
    assert.equal(again.status, 304);
  });
});
