import { uptimeShare, type DayPanel, type RegionPanel } from '../../../../ops/index.ts';
import type { Lang } from '../../reply/problem-texts.ts';
import { dayClass, latencyLines, uptimeBars } from './charts.ts';
import { dayText, durationText, escape, msText, percentText, regionName, texts } from './texts.ts';

const MINUTE_MS = 60_000;

/** A region's state, days and latencies. */
export function regionPart(panel: RegionPanel, lang: Lang): string {
  const text = texts[lang];
  const { region, state, uptime, days } = panel;
  const name = escape(regionName(region, lang));
  const share = percentText(uptimeShare(uptime), lang);
  const bad = days.filter(isBad).toReversed();
  const dark = days.filter((day) => dayClass(day) === 'unknown').length;
  const label = `${name}, ${text.days}. ${text.badDays}: ${bad.length}. ${text.darkDays}: ${dark}.`;
  return `<section>
<h2>${name} <code>${escape(region)}</code> <span class="state ${state}">${text[state]}</span></h2>
<p><span class="figure">${share}</span> ${text.uptime}
${uptime.unknown > 0 ? small(`(${text.noData} ${durationText(uptime.unknown * MINUTE_MS, lang, 2)})`) : ''}</p>
${uptimeBars(days, label, lang)}
<p class="ends small"><span>${escape(dayText(days[0].day, lang))}</span><span>${text.today}</span></p>
${badDays(bad, lang)}
${latencyTable(panel, lang)}
</section>`;
}

const isBad = (day: DayPanel): boolean => ['poor', 'down'].includes(dayClass(day));

/** The bars in words, for readers who cannot hover over them. */
function badDays(bad: readonly DayPanel[], lang: Lang): string {
  if (bad.length === 0) return '';
  const text = texts[lang];
  const rows = bad.map(({ day, minutes }) => `<tr><th scope="row">${escape(dayText(day, lang))}</th>
<td class="number">${percentText(uptimeShare(minutes), lang)}</td><td class="number">${minutes.down}</td></tr>`);
  return `<details><summary>${text.badDays}: ${bad.length}</summary>
<table class="days"><thead><tr><th scope="col">${text.day}</th><th scope="col" class="number">${text.share}</th>
<th scope="col" class="number">${text.downMinutes}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></details>`;
}

function latencyTable({ latencies, days }: RegionPanel, lang: Lang): string {
  if (latencies.length === 0) return '';
  const text = texts[lang];
  const rows = latencies.map(({ operation, p50Ms, p99Ms, measured }) => `<tr>
<th scope="row"><code>${escape(operation)}</code>${measured === 'probes' ? ` ${small(text.probes)}` : ''}</th>
<td>${msText(p50Ms, lang)}</td><td>${msText(p99Ms, lang)}</td>
<td class="course">${latencyLines(days, operation, lang)}</td>
</tr>`);
  return `<table class="times">
<caption>${text.now}</caption>
<thead><tr><th scope="col">${text.operation}</th>
<th scope="col">${key('p50')}${text.p50}</th><th scope="col">${key('p99')}${text.p99}</th>
<th scope="col" class="course">${text.history}</th></tr>
</thead>
<tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** The colour of a line, shown in its column's heading. */
const key = (line: 'p50' | 'p99'): string =>
  `<svg class="key" viewBox="0 0 12 10" aria-hidden="true"><rect class="${line}" y="4" width="9" height="3"/></svg>`;

const small = (words: string): string => `<span class="small">${words}</span>`;
