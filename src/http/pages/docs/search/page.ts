import type { Lang } from '../../../reply/problem-texts.ts';
import { escape } from '../../html-page.ts';
import { framed } from '../frame.ts';
import { inLang, SEARCH_PATH } from '../paths.ts';
import type { Guides } from '../guides.ts';
import { texts } from '../texts.ts';
import type { Finder, Found } from './finder.ts';

const MOST_FOUND = 20;
const MOST_LETTERS = 200;

/** The page of search results. The script of the search field takes its list from here, too. */
export function searchPage(guides: Guides, finder: Finder, lang: Lang, asked: string): string {
  const text = texts[lang];
  const query = asked.slice(0, MOST_LETTERS).trim();
  const found = finder.find(query, MOST_FOUND);
  const status = query === '' ? text.ask : found.length === 0 ? text.nothing : `${text.found}: ${found.length}`;
  return framed(guides, {
    lang,
    path: SEARCH_PATH,
    title: text.search,
    query,
    main: `<h1>${text.search}</h1>
<p role="status">${status}</p>
<ol class="hits">${found.map((one) => hit(one, lang)).join('\n')}</ol>
`,
  });
}

function hit({ place: { path, page, heading }, excerpt }: Found, lang: Lang): string {
  const trail = heading === page ? '' : `<span class="small">${escape(page)}</span>`;
  const words = excerpt.map(([text, isSought]) => (isSought ? `<mark>${escape(text)}</mark>` : escape(text)));
  return `<li><a href="${inLang(path, lang)}">${escape(heading)}</a> ${trail}<p>${words.join('')}</p></li>`;
}
