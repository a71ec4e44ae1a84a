import { readFileSync } from 'node:fs';
import type { Lang } from '../../reply/problem-texts.ts';
import { guideNames } from './contents.ts';
import { render, type Rendered } from './markdown.ts';
import { DOCS_PATH, inLang } from './paths.ts';

const folder = new URL('../../../../docs/guides/', import.meta.url);
const langs = ['en', 'ru'] as const;

/** Every guide in both languages. */
export class Guides {
  private readonly rendered = new Map<string, Rendered>();

  constructor(read = (lang: Lang, name: string) => readFileSync(new URL(`${lang}/${name}.md`, folder), 'utf8')) {
    for (const name of guideNames) {
      let anchors: string[] | undefined;
      for (const lang of langs) {
        const page = render(read(lang, name), { lang, anchors, link: (href) => placeOf(href, lang) });
        anchors = page.headings.map(({ anchor }) => anchor);
        this.rendered.set(`${lang} ${name}`, page);
      }
    }
  }

  get(name: string, lang: Lang): Rendered {
    const found = this.rendered.get(`${lang} ${name}`);
    if (!found) throw new Error(`there is no guide ${name}`);
    return found;
  }
}

/** Where a link of a guide leads on the site: `batch.md#states`, a file in the sources, is a page here. */
function placeOf(href: string, lang: Lang): string {
  const [, file, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (file !== undefined) return inLang(`${DOCS_PATH}/${file}${anchor}`, lang);
  return href.startsWith(DOCS_PATH) ? inLang(href, lang) : href;
}
