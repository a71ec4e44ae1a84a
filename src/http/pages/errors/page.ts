import { STATUS_CODES } from 'node:http';
import type { Code } from '../../../contract.gen.ts';
import { AppError } from '../../../errors.ts';
import { problems, type Lang } from '../../reply/problem-texts.ts';
import { toProblem } from '../../reply/problem.ts';
import { problemHeaders } from '../../reply/reply.ts';
import { framed } from '../docs/frame.ts';
import type { Guides } from '../docs/guides.ts';
import { ERRORS_PATH } from '../docs/paths.ts';
import type { Place } from '../docs/search/finder.ts';
import { escape, otherThan } from '../html-page.ts';
import { errorWords } from './all.ts';

/** The request id in the examples, in the format of real ones. */
const SHOWN_REQUEST_ID = '01K9Q3T5ZJ8W2N4X6Y7A0B1C2D';

const texts = {
  ru: {
    title: 'Коды ошибок',
    about:
      'Любой отказ сервиса — это application/problem+json с полем code. Код предназначен для программ и не меняется; ' +
      'detail говорит, что случилось именно сейчас. Новые коды могут появиться: незнакомый читайте по его статусу. ' +
      'Обращаясь за помощью, назовите request_id.',
    remedy: 'Что делать',
    asked: 'Пример запроса',
    reply: 'Пример ответа',
    other: 'In English',
  },
  en: {
    title: 'Error codes',
    about:
      'Every refusal of the service is application/problem+json with a field code. The code is for programs and ' +
      'stays the same; detail says what happened this time. New codes may come: treat one that you do not know as ' +
      'its status says. Quote request_id when you ask for help.',
    remedy: 'What to do',
    asked: 'A request',
    reply: 'The reply',
    other: 'По-русски',
  },
} as const;

/** The page that the `type` of a problem links to, with an anchor for each code. It needs no script. */
export function errorsPage(guides: Guides, lang: Lang, publicUrl: string): string {
  const text = texts[lang];
  const list = codes.map(
    (code) => `<li><a href="#${code}"><code>${code}</code></a> <span>${escape(problems[code].title[lang])}</span></li>`,
  );
  return framed(guides, {
    lang,
    path: ERRORS_PATH,
    title: text.title,
    description: text.about,
    main: `<h1>${text.title}</h1>
<p>${text.about}</p>
<ul class="codes">
${list.join('\n')}
</ul>
${codes.map((code) => explain(code, lang, publicUrl)).join('\n')}
`,
  });
}

/** Search results for the codes. */
export const errorPlaces = (lang: Lang): Place[] =>
  codes.map((code) => {
    const { means, remedy } = errorWords[code];
    const { status, title } = problems[code];
    const text = `${status} ${title[lang]} ${means[lang]} ${remedy[lang]}`;
    return { path: `${ERRORS_PATH}#${code}`, page: texts[lang].title, heading: code, text, weight: 1 };
  });

const codes = Object.keys(problems) as Code[];

function explain(code: Code, lang: Lang, publicUrl: string): string {
  const text = texts[lang];
  const { means, remedy, asked } = errorWords[code];
  const { status, title } = problems[code];
  const request = asked === undefined ? '' : `<h3>${text.asked}</h3>\n<pre>${escape(asked)}</pre>\n`;
  return `<section id="${code}">
<h2><a href="#${code}"><code>${code}</code></a> <span class="status">${status}</span></h2>
<p class="figure">${escape(title[lang])}</p>
<p>${escape(means[lang])}</p>
<h3>${text.remedy}</h3>
<p>${escape(remedy[lang])}</p>
${request}<h3>${text.reply}</h3>
<pre>${escape(replyOf(code, lang, publicUrl))}</pre>
<p class="small">${switchTo(otherThan(lang), `#${code}`)}</p>
</section>`;
}

/** The reply exactly as the service makes it. */
function replyOf(code: Code, lang: Lang, publicUrl: string): string {
  const { details } = errorWords[code];
  const problem = toProblem(new AppError(code, code, details), lang, SHOWN_REQUEST_ID, publicUrl);
  const headers = Object.entries(problemHeaders(problem, details, lang)).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`;
  return [first, ...headers, '', JSON.stringify(problem, null, 2)].join('\n');
}

const switchTo = (lang: Lang, anchor: string): string =>
  `<a href="${ERRORS_PATH}?lang=${lang}${anchor}" hreflang="${lang}" lang="${lang}">` +
  `${texts[otherThan(lang)].other}</a>`;
