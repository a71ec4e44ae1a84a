import type { Lang } from '../../reply/problem-texts.ts';
import { readChangelog } from '../../changelog.ts';
import { framed } from './frame.ts';
import { CHANGELOG_PATH } from './paths.ts';
import type { Guides } from './guides.ts';
import { render, type Rendered } from './markdown.ts';
import { texts } from './texts.ts';

/** The changelog as a page. */
export function changelogPage(guides: Guides, lang: Lang): string {
  const title = texts[lang].changelog;
  const { html, headings } = renderChangelog(lang);
  return framed(guides, {
    lang, path: CHANGELOG_PATH, title, headings: headings.filter(({ depth }) => depth === 2 || headings.length < 30),
    main: `<h1>${title}</h1>\n${html}`,
  });
}

export function renderChangelog(lang: Lang): Rendered {
  const releases = readChangelog(lang).releases.map(({ version, released_on: day, changes }) => {
    const topics = Map.groupBy(changes, ({ topic }) => topic);
    const parts = [...topics].map(([topic, points]) =>
      `### ${topic}\n\n${points.map(({ text }) => `- ${text}`).join('\n')}`);
    return `## ${version}${day === null ? '' : ` (${day})`}\n\n${parts.join('\n\n')}`;
  });
  const anchors = lang === 'en' ? undefined : renderChangelog('en').headings.map(({ anchor }) => anchor);
  return render(`${releases.join('\n\n')}\n`, { lang, anchors });
}
