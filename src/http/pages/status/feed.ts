import type { Incident, Panel } from '../../../../ops/index.ts';
import type { Lang } from '../../reply/problem-texts.ts';
import { FEED_PATH, STATUS_PATH } from './page.ts';
import { durationText, escape, momentText, regionName, spanText, texts } from './texts.ts';

const SHOWN = 50;

/** An Atom feed of incidents. An entry changes when its incident ends or gets a note. */
export function statusFeed({ at, incidents }: Panel, lang: Lang, publicUrl: string): string {
  const shown = incidents.slice(0, SHOWN);
  const updatedAt = shown.length === 0 ? at : Math.max(...shown.map(changedAt));
  const self = `${publicUrl}${FEED_PATH}?lang=${lang}`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<title>Geokod: ${texts[lang].title}</title>
<id>${escape(self)}</id>
<link rel="self" href="${escape(self)}"/>
<link href="${escape(`${publicUrl}${STATUS_PATH}?lang=${lang}`)}"/>
<updated>${new Date(updatedAt).toISOString()}</updated>
<author><name>Geokod</name></author>
${shown.map((incident) => entry(incident, lang, publicUrl)).join('\n')}
</feed>
`;
}

const changedAt = ({ openedAt, closedAt = 0, notes }: Incident): number =>
  Math.max(openedAt, closedAt, ...notes.map(({ at }) => at));

function entry(incident: Incident, lang: Lang, publicUrl: string): string {
  const { id, region, openedAt, closedAt, notes } = incident;
  const text = texts[lang];
  const span = closedAt === undefined
    ? `${momentText(openedAt, lang)}, ${text.open}`
    : `${spanText(openedAt, closedAt, lang)}, ${durationText(closedAt - openedAt, lang)}`;
  const words = [span, ...notes.map((note) => note.text)].join('\n');
  return `<entry>
<title>${escape(`${regionName(region, lang)}, ${momentText(openedAt, lang)}`)}</title>
<id>${escape(`${publicUrl}${STATUS_PATH}#${id}`)}</id>
<link href="${escape(`${publicUrl}${STATUS_PATH}?lang=${lang}#${id}`)}"/>
<published>${new Date(openedAt).toISOString()}</published>
<updated>${new Date(changedAt(incident)).toISOString()}</updated>
<content type="text">${escape(words)}</content>
</entry>`;
}
