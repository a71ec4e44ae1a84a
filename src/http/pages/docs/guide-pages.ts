import type { Lang } from '../../reply/problem-texts.ts';
import { escape } from '../html-page.ts';
import { chapters, guideNames } from './contents.ts';
import { framed } from './frame.ts';
import type { Guides } from './guides.ts';
import { DOCS_PATH, inLang } from './paths.ts';
import { texts } from './texts.ts';

/** A guide with links to the previous and the next one. */
export function guidePage(guides: Guides, name: string, lang: Lang): string {
  const { title, lead, html, headings } = guides.get(name, lang);
  const at = guideNames.indexOf(name);
  const step = (to: string | undefined, label: string, rel: string): string => (to === undefined
    ? ''
    : `<a rel="${rel}" class="${rel}" href="${inLang(`${DOCS_PATH}/${to}`, lang)}"><span>${label}</span> ` +
      `${escape(guides.get(to, lang).title)}</a>`);
  const { next, previous } = texts[lang];
  return framed(guides, {
    lang,
    path: `${DOCS_PATH}/${name}`,
    title,
    description: lead,
    headings,
    main: `${html}<nav class="steps" aria-label="${previous}, ${next.toLowerCase()}">
${step(guideNames[at - 1], previous, 'prev')}
${step(guideNames[at + 1], next, 'next')}</nav>
`,
  });
}

/** The start page: the chapters with a line about each guide. */
export function homePage(guides: Guides, lang: Lang): string {
  const text = texts[lang];
  const cards = chapters.map(({ name, guides: names }) => {
    const items = names.map((guide) => {
      const { title, lead } = guides.get(guide, lang);
      return `<li><a href="${inLang(`${DOCS_PATH}/${guide}`, lang)}">${escape(title)}</a><p>${escape(lead)}</p></li>`;
    });
    return `<section><h2>${name[lang]}</h2><ul class="cards">${items.join('\n')}</ul></section>`;
  });
  const doors = [
    ['/docs/quick-start', text.start], ['/docs/reference', text.operations], ['/docs/errors', text.errors],
    ['/docs/changelog', text.changelog],
  ].map(([path, name], at) => `<a class="door${at === 0 ? ' first' : ''}" href="${inLang(path, lang)}">${name}</a>`);
  return framed(guides, {
    lang,
    path: DOCS_PATH,
    title: text.docs,
    description: text.lead,
    main: `<div class="hero"><h1>${text.docs}</h1>
<p>${text.lead}</p>
<p class="doors">${doors.join(' ')}</p></div>
${cards.join('\n')}
<p class="small"><a href="/openapi.json">${text.contract}</a></p>
`,
  });
}
