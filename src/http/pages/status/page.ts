import { uptimeShare, type Incident, type Panel, type RegionPanel } from '../../../../ops/index.ts';
import type { Lang } from '../../reply/problem-texts.ts';
import { htmlPage } from '../docs.ts';
import { latencyLines, uptimeBars } from './charts.ts';
import { escape, momentText, msText, percentText, regionName, texts, type DayClass } from './texts.ts';

export const STATUS_PATH = '/status';
export const FEED_PATH = '/status/feed.atom';
const SHOWN_INCIDENTS = 20;

/** The status as people read it. It needs no script; what is not known is said. */
export function statusPage(panel: Panel, isStale: boolean, lang: Lang): string {
  const text = texts[lang];
  const other = lang === 'ru' ? 'en' : 'ru';
  const moment = escape(momentText(panel.at, lang));
  return htmlPage({
    lang,
    title: `Geokod: ${text.title}`,
    head:
      '<link rel="stylesheet" href="/dashboard/style.css">\n<link rel="stylesheet" href="/status/status.css">\n' +
      `<link rel="alternate" type="application/atom+xml" href="${FEED_PATH}?lang=${lang}" title="${text.title}">\n` +
      `<link rel="alternate" hreflang="${other}" href="${STATUS_PATH}?lang=${other}">\n`,
    body: `<header>
<a class="brand" href="${STATUS_PATH}">Geokod</a>
<nav><a href="/docs">${text.docs}</a> <a href="${FEED_PATH}?lang=${lang}">${text.feed}</a>
<a href="${STATUS_PATH}?lang=${other}" hreflang="${other}" lang="${other}">${text.other}</a></nav>
</header>
<main>
<h1>${text.title}</h1>
${isStale ? `<p class="warning" role="status">${text.stale} ${moment}.</p>` : ''}
<p class="${summaryOf(panel).kind}">${text[summaryOf(panel).words]}</p>
${panel.regions.map((region) => regionPart(region, lang)).join('\n')}
${legend(lang)}
<section>
<h2>${text.incidents}</h2>
${incidentList(panel.incidents.slice(0, SHOWN_INCIDENTS), lang)}
</section>
<p class="small">${isStale ? '' : `${text.asOf} ${moment}. `}${text.moscow}</p>
</main>`,
  });
}

interface Summary {
  readonly kind: 'note' | 'alert' | 'warning';
  readonly words: 'well' | 'ill' | 'dark' | 'nothing';
}

function summaryOf({ regions }: Panel): Summary {
  if (regions.length === 0) return { kind: 'warning', words: 'nothing' };
  if (regions.some(({ state }) => state === 'down')) return { kind: 'alert', words: 'ill' };
  if (regions.some(({ state }) => state === 'unknown')) return { kind: 'warning', words: 'dark' };
  return { kind: 'note', words: 'well' };
}

function regionPart(panel: RegionPanel, lang: Lang): string {
  const text = texts[lang];
  const { region, state, uptime, days } = panel;
  const name = regionName(region, lang);
  const share = percentText(uptimeShare(uptime), lang);
  return `<section>
<h2>${escape(name)} <code>${escape(region)}</code> <span class="state ${state}">${text[state]}</span></h2>
<p><span class="figure">${share}</span> ${text.uptime}
${uptime.unknown > 0 ? `<span class="small">(${text.unknownMinutes} ${uptime.unknown})</span>` : ''}</p>
${uptimeBars(days, `${name}, ${text.days}`, lang)}
<p class="ends small"><span>${escape(days[0].day)}</span><span>${text.today}</span></p>
${latencyTable(panel, lang)}
</section>`;
}

function latencyTable({ latencies, days }: RegionPanel, lang: Lang): string {
  if (latencies.length === 0) return '';
  const text = texts[lang];
  const rows = latencies.map(({ operation, p50Ms, p99Ms, measured }) => `<tr>
<th scope="row"><code>${escape(operation)}</code>${measured === 'probes' ? ` ${small(text.probes)}` : ''}</th>
<td>${msText(p50Ms, lang)}</td><td>${msText(p99Ms, lang)}</td>
<td class="course">${latencyLines(days, operation, `${operation}: ${text.p50}, ${text.p99}, ${text.history}`)}</td>
</tr>`);
  return `<table>
<thead><tr><th scope="col">${text.operation} ${small(text.now)}</th>
<th scope="col">${key('p50')}${text.p50}</th><th scope="col">${key('p99')}${text.p99}</th>
<th scope="col" class="course">${text.history}</th></tr>
</thead>
<tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** The colour of a line, at the head of its column. */
const key = (line: 'p50' | 'p99'): string =>
  `<svg class="key" viewBox="0 0 12 10" aria-hidden="true"><rect class="${line}" y="4" width="9" height="3"/></svg>`;

const small = (words: string): string => `<span class="small">${words}</span>`;

function legend(lang: Lang): string {
  const kinds = Object.entries(texts[lang].legend) as [DayClass, string][];
  const items = kinds.map(([kind, words]) => {
    const square = `<rect class="${kind}" width="10" height="10"/>`;
    return `<li><svg viewBox="0 0 10 10" aria-hidden="true">${square}</svg> ${words}</li>`;
  });
  return `<ul class="legend small">${items.join('')}</ul>`;
}

function incidentList(incidents: readonly Incident[], lang: Lang): string {
  if (incidents.length === 0) return `<p>${texts[lang].none}</p>`;
  return `<ul class="incidents">${incidents.map((incident) => incidentPart(incident, lang)).join('\n')}</ul>`;
}

function incidentPart({ id, region, openedAt, closedAt, notes }: Incident, lang: Lang): string {
  const until = closedAt === undefined ? `<strong>${texts[lang].open}</strong>` : escape(momentText(closedAt, lang));
  const told = notes.map(({ at, text }) =>
    `<p><span class="small">${escape(momentText(at, lang))}</span> ${escape(text)}</p>`);
  return `<li id="${escape(id)}"><h3>${escape(regionName(region, lang))}</h3>
<p class="small">${escape(momentText(openedAt, lang))} — ${until}</p>
${told.join('\n')}</li>`;
}
