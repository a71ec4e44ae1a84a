import type { Lang } from '../../../reply/problem-texts.ts';
import { problems } from '../../../reply/problem-texts.ts';
import { escape } from '../../html-page.ts';
import { codeBlock, sampleTabs } from '../code-blocks.ts';
import { coloured } from '../colours.ts';
import { framed } from '../frame.ts';
import { inLang, REFERENCE_PATH } from '../paths.ts';
import type { Guides } from '../guides.ts';
import { render, type Heading } from '../markdown.ts';
import { samplesOf } from '../samples/samples.ts';
import { fieldsOf, typeOf } from './fields.ts';
import type { Described, Json, Reply } from './read.ts';
import { inLanguage } from './russian.ts';
import { russianTitles, tagNames } from './titles.ts';
import { tryPanel } from './try-panel.ts';
import { words } from './words.ts';

export const titleOf = ({ id, summary }: Described, lang: Lang): string =>
  (lang === 'ru' ? russianTitles[id] : summary);

export const pathOf = ({ id }: Described): string => `${REFERENCE_PATH}/${id}`;

/** The list of operations, grouped by tag. */
export function referencePage(guides: Guides, operations: readonly Described[], lang: Lang, title: string): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const headings = tags.map((tag) => ({ depth: 2, text: tagNames[tag][lang], anchor: tag }));
  const parts = headings.map(({ text, anchor }) => {
    const items = operations.filter(({ tag }) => tag === anchor).map((operation) =>
      `<li><a href="${inLang(pathOf(operation), lang)}">${address(operation)}</a> ` +
      `<span>${escape(titleOf(operation, lang))}</span></li>`);
    return `<h2 id="${anchor}">${text}</h2>\n<ul class="operations">${items.join('\n')}</ul>`;
  });
  return framed(guides, {
    lang, path: REFERENCE_PATH, title, headings,
    main: `<h1>${title}</h1>\n<p>${words[lang].about}</p>\n` +
      '<p class="doors"><a class="door" href="/openapi.json">OpenAPI</a></p>\n' +
      `${parts.join('\n')}\n`,
  });
}

const address = ({ method, path }: Described): string =>
  `<code class="method ${method.toLowerCase()}">${method}</code> <code>${path.replaceAll('/', '/<wbr>')}</code>`;

/** The page of an operation: parameters, body, replies and samples. */
export function operationPage(guides: Guides, document: Json, operation: Described, lang: Lang): string {
  const text = words[lang];
  const title = titleOf(operation, lang);
  const parts: (readonly [anchor: string, heading: string, html: string])[] = [
    ['sample', text.samples, `<p class="small">${text.keyHint}</p>\n${sampleTabs(samplesOf(operation), lang, 'call')}`],
    ['parameters', text.parameters, parametersTable(document, operation, lang)],
    ['body', text.body, bodyPart(document, operation, lang)],
    ['reply', text.reply, operation.replies.filter(isSuccess).map((one) => replyPart(document, one, lang)).join('')],
    ['errors', text.errors, errorsTable(operation, lang)],
  ];
  const shown = parts.filter(([, , html]) => html !== '');
  const headings: Heading[] = shown.map(([anchor, heading]) => ({ depth: 2, text: heading, anchor }));
  return framed(guides, {
    lang, path: pathOf(operation), title, headings, description: title,
    main: `<p class="small"><a href="${inLang(REFERENCE_PATH, lang)}#${operation.tag}">${text.all}</a></p>
<h1>${escape(title)}</h1>
<p class="call">${address(operation)}</p>
<p class="facts"><span>${operation.id}</span> <span>${accessText(operation, lang)}</span>
<span>${priceText(operation, lang)}</span></p>
${described(operation.description, lang)}
${tryPanel(document, operation, lang)}
${shown.map(([anchor, heading, part]) => `<h2 id="${anchor}">${heading}</h2>\n${part}`).join('\n')}
`,
  });
}

function accessText({ access }: Described, lang: Lang): string {
  const text = words[lang];
  if (access.length === 0) return text.open;
  if (access.length > 1) return text.either;
  return access[0] === 'key' ? text.key : text.session;
}

const priceText = ({ units, unitsEach }: Described, lang: Lang): string =>
  (units === 0 ? words[lang].free : unitsEach === undefined ? words[lang].unit : words[lang].each);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (one: readonly string[], tag: string): string => one.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  return `<div class="wide" tabindex="0"><table><thead><tr>${cells(head, 'th')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}</tbody></table></div>
`;
}

/** Renders a description of the contract, which is Markdown. */
function described(english: string, lang: Lang): string {
  const passage = inLanguage(english, lang);
  return `<div lang="${passage.lang}">${render(passage.text, { lang: passage.lang }).html}</div>`;
}

/** A description inline, without Markdown. */
function shortly(english: string, lang: Lang): string {
  const passage = inLanguage(english, lang);
  return `<span lang="${passage.lang}">${escape(passage.text)}</span>`;
}

function parametersTable(document: Json, { parameters }: Described, lang: Lang): string {
  if (parameters.length === 0) return '';
  const { name, type, what, required, places } = words[lang];
  return table([name, type, what], parameters.map((one) => [
    `<code>${escape(one.name)}</code> <span class="small">${places[one.in as keyof typeof places]}` +
      `${one.required ? `, ${required}` : ''}</span>`,
    escape(typeOf(document, one.schema, lang)), described(one.description, lang),
  ]));
}

function bodyPart(document: Json, { body }: Described, lang: Lang): string {
  if (!body) return '';
  const types = `<p>${body.types.map((type) => `<code>${type}</code>`).join(', ')}</p>\n`;
  return types + exampleBlock(body.example) + fieldsTable(document, body.schema, lang);
}

const isSuccess = ({ status }: Reply): boolean => Number(status) < 400;

function replyPart(document: Json, { status, description, type, schema, example }: Reply, lang: Lang): string {
  const head = `<h3 id="reply-${status}"><code>${status}</code> ${shortly(description, lang)}</h3>\n`;
  if (type === undefined) return `${head}<p>${words[lang].noBody}</p>\n`;
  const fields = schema && type.endsWith('json') ? fieldsTable(document, schema, lang) : '';
  const folded = fields && `<details><summary>${words[lang].fields}</summary>\n${fields}</details>\n`;
  return `${head}<p><code>${type}</code></p>\n${exampleBlock(example)}${folded}`;
}

function exampleBlock(example: unknown): string {
  if (example === undefined) return '';
  if (typeof example === 'string') return codeBlock(escape(example));
  return codeBlock(coloured(JSON.stringify(example, null, 2), 'json'));
}

function fieldsTable(document: Json, schema: Json, lang: Lang): string {
  const fields = fieldsOf(document, schema, lang);
  if (fields.length === 0) return '';
  const { name, type, what, required } = words[lang];
  return table([name, type, what], fields.map((field) => [
    `<code>${escape(field.path).replaceAll('.', '.<wbr>')}</code>` +
      (field.required ? ` <span class="small">${required}</span>` : ''),
    escape(field.type), described(field.description, lang),
  ]));
}

/** The error codes of each status; which codes a status may have comes from the list of codes. */
function errorsTable({ replies }: Described, lang: Lang): string {
  const { status, what, codes } = words[lang];
  const rows = replies.filter(({ status: one }) => Number(one) >= 400).map((reply) => {
    const links = Object.entries(problems).filter(([, { status: one }]) => String(one) === reply.status)
      .map(([code]) => `<a href="${inLang(`/docs/errors#${code}`, lang)}"><code>${code}</code></a>`);
    return [reply.status, shortly(reply.description, lang), links.join(', ')];
  });
  return table([status, what, codes], rows);
}
