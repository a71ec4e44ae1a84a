import type { Incident, Panel, RegionPanel } from '../../../../ops/index.ts';
import type { Lang } from '../../reply/problem-texts.ts';
import { servedScript, themeScript } from '../app.ts';
import { htmlPage } from '../html-page.ts';
import { regionPart } from './region.ts';
import { durationText, escape, momentText, regionName, spanText, texts, type DayClass } from './texts.ts';

export const STATUS_PATH = '/status';
export const FEED_PATH = '/status/feed.atom';
const SHOWN_INCIDENTS = 20;

/** The status page. It has the header of the other pages, needs no script, and says so when data is missing. */
export function statusPage(panel: Panel, isStale: boolean, lang: Lang): string {
  const text = texts[lang];
  const other = lang === 'ru' ? 'en' : 'ru';
  return htmlPage({
    lang,
    title: `Geokod: ${text.title}`,
    head:
      '<link rel="stylesheet" href="/status/status.css">\n' +
      `<link rel="alternate" type="application/atom+xml" href="${FEED_PATH}?lang=${lang}" title="${text.title}">\n` +
      `<link rel="alternate" hreflang="${other}" href="${STATUS_PATH}?lang=${other}">\n` +
      themeScript() + servedScript(),
    body: `<header>
<a class="brand" href="/"><img src="/favicon.ico" alt="" width="24" height="24">Geokod</a>
<nav><a href="/dashboard">${text.dashboard}</a> <a href="/docs?lang=${lang}">${text.docs}</a>
<a href="${STATUS_PATH}?lang=${lang}" aria-current="page">${text.here}</a>
<span class="theme"></span>
<a class="language" href="${STATUS_PATH}?lang=${other}" hreflang="${other}" lang="${other}" data-short="${other}">
<span>${text.other}</span></a></nav>
</header>
<main>
<h1>${text.title}</h1>
${isStale && panel.regions.length === 0 ? `<p class="warning">${text.away}</p>` : known(panel, isStale, lang)}
</main>`,
  });
}

function known(panel: Panel, isStale: boolean, lang: Lang): string {
  const text = texts[lang];
  const moment = escape(momentText(panel.at, lang));
  const past = panel.incidents.filter((incident) => !isOpen(incident)).slice(0, SHOWN_INCIDENTS);
  return `${isStale ? staleSummary(panel, lang) : summary(panel, lang)}
${openIncidents(panel, isStale ? text.thatTime : text.happening, lang)}
${panel.regions.length > 0 ? legend(lang) : ''}
${panel.regions.map((region) => regionPart(region, lang)).join('\n')}
<section>
<div class="title"><h2>${text.incidents}</h2> <a href="${FEED_PATH}?lang=${lang}">${text.feed}</a></div>
${panel.incidents.length === 0 ? `<p>${text.none}</p>` : incidentList(past, panel.at, lang)}
</section>
<p class="small">${isStale ? '' : `${text.asOf} ${moment}. `}${text.moscow}</p>`;
}

type State = 'well' | 'troubled' | 'ill' | 'dark' | 'nothing';
const looks: Readonly<Record<State, string>> = {
  well: 'note', troubled: 'warning', ill: 'alert', dark: 'warning', nothing: 'warning',
};

const isOpen = ({ closedAt }: Incident): boolean => closedAt === undefined;

function stateOf({ regions, incidents }: Panel): State {
  if (regions.length === 0) return 'nothing';
  if (regions.some(({ state }) => state === 'down')) return 'ill';
  if (regions.some(({ state }) => state === 'unknown')) return 'dark';
  // people report what probes cannot see
  return incidents.some((incident) => isOpen(incident) && incident.origin === 'reported') ? 'troubled' : 'well';
}

function summary(panel: Panel, lang: Lang): string {
  const state = stateOf(panel);
  const text = texts[lang];
  const listed = (wanted: RegionPanel['state'], words: string): string => {
    const found = panel.regions.filter((region) => region.state === wanted);
    return found.length === 0 ? '' : ` ${words}: ${found.map(({ region }) => nameOf(region, panel, lang)).join(', ')}.`;
  };
  const [down, dark] = [listed('down', text.downNow), listed('unknown', text.unknownNow)];
  return `<p class="${looks[state]}"><strong>${text[state]}.</strong>${down}${dark}</p>`;
}

/** A region's name, linked to its open incident if there is one. */
function nameOf(region: string, { incidents }: Panel, lang: Lang): string {
  const open = incidents.find((incident) => incident.region === region && isOpen(incident));
  const name = escape(regionName(region, lang));
  return open ? `<a href="#${escape(open.id)}">${name}</a>` : name;
}

/** The summary for stale data: it describes the past and makes no claim about the present. */
function staleSummary(panel: Panel, lang: Lang): string {
  const text = texts[lang];
  const moment = escape(momentText(panel.at, lang));
  return `<p class="warning">${text.stale} ${moment}. ${text.thatTime}: ${text.past[stateOf(panel)]}.</p>`;
}

function legend(lang: Lang): string {
  const kinds = Object.entries(texts[lang].legend) as [DayClass, string][];
  const items = kinds.map(([kind, words]) => {
    const square = `<rect class="${kind}" width="10" height="10"/>`;
    return `<li><svg viewBox="0 0 10 10" aria-hidden="true">${square}</svg> ${words}</li>`;
  });
  return `<ul class="legend small">${items.join('')}</ul>`;
}

/** Open incidents, before everything else: who comes here now wants to know of them. */
function openIncidents({ incidents, at }: Panel, title: string, lang: Lang): string {
  const open = incidents.filter(isOpen);
  return open.length === 0
    ? ''
    : `<section><h2>${title}</h2>\n${incidentList(open, at, lang)}\n</section>`;
}

function incidentList(incidents: readonly Incident[], now: number, lang: Lang): string {
  return incidents.length === 0
    ? ''
    : `<ul class="incidents">${incidents.map((incident) => incidentPart(incident, now, lang)).join('\n')}</ul>`;
}

function incidentPart({ id, region, openedAt, closedAt, notes }: Incident, now: number, lang: Lang): string {
  const duration = durationText((closedAt ?? now) - openedAt, lang);
  const span = closedAt === undefined
    ? `${escape(momentText(openedAt, lang))}, ${duration}, <strong>${texts[lang].open}</strong>`
    : `${escape(spanText(openedAt, closedAt, lang))}, ${duration}`;
  const noteItems = notes.map(({ at, text }) =>
    `<p class="told"><span class="small">${escape(momentText(at, lang))}</span> ${escape(text)}</p>`);
  return `<li id="${escape(id)}"><h3>${escape(regionName(region, lang))}</h3>
<p class="small">${span}</p>
${noteItems.join('\n')}</li>`;
}
