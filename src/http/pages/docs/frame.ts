import type { Lang } from '../../reply/problem-texts.ts';
import { servedScript, themeScript } from '../app.ts';
import { escape, htmlPage, otherThan } from '../html-page.ts';
import { chapters } from './contents.ts';
import type { Guides } from './guides.ts';
import type { Heading } from './markdown.ts';
import { CHANGELOG_PATH, DOCS_PATH, ERRORS_PATH, inLang, REFERENCE_PATH, SEARCH_PATH } from './paths.ts';
import { texts } from './texts.ts';

export interface Framed {
  readonly lang: Lang;
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** HTML of the page's main part. */
  readonly main: string;
  readonly headings?: readonly Heading[];
  /** The current search query. */
  readonly query?: string;
}

/** A page with its frame: side list, search and language switch. It needs no script. */
export function framed(guides: Guides, page: Framed): string {
  const { lang, path, main, headings = [], query = '' } = page;
  const text = texts[lang];
  const other = otherThan(lang);
  const elsewhere = `${path}?lang=${other}${query && `&amp;q=${encodeURIComponent(query)}`}`;
  const description = page.description ? `<meta name="description" content="${escape(page.description)}">\n` : '';
  return htmlPage({
    lang,
    title: path === DOCS_PATH ? `Geokod: ${text.docs}` : `${escape(page.title)} · Geokod`,
    head: `${description}<link rel="stylesheet" href="/docs/docs.css">
<link rel="alternate" hreflang="${other}" href="${elsewhere}">
${themeScript()}${servedScript()}<script src="/docs/docs.js" defer></script>
`,
    body: `<a class="skip" href="#main">${text.skip}</a>
<header class="top">
<a class="brand" href="${inLang(DOCS_PATH, lang)}">
<img src="/favicon.ico" alt="" width="24" height="24">Geokod <span>${text.docs}</span></a>
<form class="search" role="search" action="${SEARCH_PATH}">
<input type="hidden" name="lang" value="${lang}">
<input type="search" name="q" value="${escape(query)}" maxlength="200" autocomplete="off" aria-label="${text.search}"
placeholder="${text.search}"><button>${text.searchShort}</button>
</form>
<nav class="places"><a class="contents" href="#contents">${text.contents}</a>
<a href="/status?lang=${lang}">${text.status}</a> <a href="/dashboard?lang=${lang}">${text.dashboard}</a>
<span class="theme"></span>
<a class="language" href="${elsewhere}" hreflang="${other}" lang="${other}">${text.other}</a></nav>
</header>
<div class="columns">
<nav class="side" id="contents" aria-label="${text.pages}">
${sideList(guides, lang, path)}</nav>
<main id="main" tabindex="-1">
${main}</main>
${onThisPage(headings, lang)}</div>`,
  });
}

/** The list of all pages, with the current one marked. */
function sideList(guides: Guides, lang: Lang, path: string): string {
  const text = texts[lang];
  const item = (target: string, name: string, isHere = target === path): string =>
    `<li><a href="${inLang(target, lang)}"${isHere ? ' aria-current="page"' : ''}>${escape(name)}</a></li>`;
  const parts = chapters.map(({ name, guides: names }) => {
    const items = names.map((guide) => item(`${DOCS_PATH}/${guide}`, guides.get(guide, lang).title));
    return `<h2>${name[lang]}</h2>\n<ul>${items.join('\n')}</ul>`;
  });
  const reference = [
    item(REFERENCE_PATH, text.operations, path.startsWith(REFERENCE_PATH)), item(ERRORS_PATH, text.errors),
    item(CHANGELOG_PATH, text.changelog),
  ];
  return `${parts.join('\n')}\n<h2>${text.reference}</h2>\n<ul>${reference.join('\n')}</ul>\n`;
}

function onThisPage(headings: readonly Heading[], lang: Lang): string {
  const shown = headings.filter(({ depth }) => depth <= 3);
  if (shown.length < 2) return '';
  const items = shown.map(({ depth, text, anchor }) =>
    `<li class="depth-${depth}"><a href="#${anchor}">${escape(text)}</a></li>`);
  return `<nav class="toc" aria-label="${texts[lang].onPage}"><h2>${texts[lang].onPage}</h2>
<ul>${items.join('\n')}</ul></nav>
`;
}
