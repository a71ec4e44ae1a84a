import { Marked, type Token, type Tokens } from 'marked';
import type { Lang } from '../../reply/problem-texts.ts';
import { escape } from '../html-page.ts';
import { coloured } from './colours.ts';
import { codeBlock, sampleTabs } from './code-blocks.ts';
import { sampleLanguages, texts } from './texts.ts';

export interface Heading {
  readonly depth: number;
  readonly text: string;
  /** The same in both languages, so that switching the language keeps the reader's place. */
  readonly anchor: string;
}

/** The unit of search results: the part of a page below a heading. */
export interface Section {
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
}

export interface Rendered {
  readonly title: string;
  /** The first paragraph, as plain text. */
  readonly lead: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
}

interface RenderOptions {
  readonly lang: Lang;
  /** Anchors of the headings, in order; derived from their texts if absent. */
  readonly anchors?: readonly string[];
  /** Converts a link's target to a path of the site. */
  readonly link?: (href: string) => string;
  /** Prepended to anchors, so that several texts on one page do not clash. */
  readonly prefix?: string;
}

/** Renders our Markdown: raw HTML is escaped, headings get anchors, samples in several languages become tabs. */
export function render(
  markdown: string, { lang, anchors, link = (href) => href, prefix = '' }: RenderOptions,
): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escape(text),
      link({ href, tokens }) {
        const target = escape(link(href));
        return `<a href="${target}">${this.parser.parseInline(tokens)}</a>`;
      },
      code: ({ text, lang: language = '' }) => codeBlock(coloured(text, language.split(' ')[0])),
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${inner}</h1>\n`;
        const text = plainOf(tokens);
        const anchor = prefix + (anchors?.[headings.length] ?? anchorOf(text, headings));
        headings.push({ depth, text, anchor });
        const label = escape(`${texts[lang].anchor}: ${text}`);
        const mark = `<a class="anchor" href="#${anchor}" aria-label="${label}">#</a>`;
        return `<h${depth} id="${anchor}">${inner} ${mark}</h${depth}>\n`;
      },
      table(token) {
        const row = (cells: Tokens.TableCell[], tag: string): string =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const head = token.header.some(({ text }) => text !== '')
          ? `<thead>${row(token.header, 'th')}</thead>`
          : '';
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="wide" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const tokens = marked.lexer(markdown);
  const title = plainOf(tokens.filter(isHeading).find(({ depth }) => depth === 1)?.tokens ?? []);
  const lead = plainOf((tokens.find(({ type }) => type === 'paragraph') as Tokens.Paragraph | undefined)?.tokens ?? []);
  const blocks = grouped(tokens).map((group, at) => {
    if (group.length === 1) return marked.parser(group);
    const samples = (group as Tokens.Code[]).map(({ text, lang: language = '' }) => ({ text, language }));
    return sampleTabs(samples, lang, `${prefix}samples-${at}`);
  });
  // The sections need the anchors that rendering assigns.
  return { title, lead, html: blocks.join(''), headings, sections: sectionsOf(tokens, headings, title) };
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isCode = (token: Token): token is Tokens.Code => token.type === 'code';

/** Groups consecutive code blocks in different languages, which are one sample. */
function grouped(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    if (token.type === 'space') continue;
    const last = groups.at(-1);
    if (isProgram(token) && last?.every(isProgram) && languageOf(last.at(-1)!) !== languageOf(token)) last.push(token);
    else groups.push([token]);
  }
  return groups;
}

const languageOf = (token: Token): string => (isCode(token) ? (token.lang ?? '').split(' ')[0] : '');
const isProgram = (token: Token): boolean => sampleLanguages.has(languageOf(token));

function plainOf(tokens: readonly Token[]): string {
  return tokens.map((token) => {
    if ('tokens' in token && token.tokens) return plainOf(token.tokens);
    return 'text' in token ? (token.text as string) : ' ';
  }).join('');
}

function anchorOf(text: string, before: readonly Heading[]): string {
  const plain = text.toLowerCase().replaceAll(/[^\p{L}\p{N}_]+/gu, '-').replaceAll(/^-|-$/g, '');
  const same = before.filter(({ anchor }) => anchor === plain || anchor.startsWith(`${plain}--`)).length;
  return same === 0 ? plain : `${plain}--${same + 1}`;
}

function sectionsOf(tokens: readonly Token[], headings: readonly Heading[], title: string): Section[] {
  const sections: { heading: string; anchor: string; text: string }[] = [{ heading: title, anchor: '', text: '' }];
  let seen = 0;
  for (const token of tokens) {
    if (isHeading(token)) {
      if (token.depth === 1) continue;
      const { text, anchor } = headings[seen++];
      sections.push({ heading: text, anchor, text: '' });
    } else {
      sections.at(-1)!.text += ` ${wordsOf(token)}`;
    }
  }
  return sections.map((section) => ({ ...section, text: section.text.replaceAll(/\s+/g, ' ').trim() }));
}

/** The searchable text of a block. */
function wordsOf(token: Token): string {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].map((cells) => cells.map((cell) => plainOf(cell.tokens)).join(' ')).join(' ');
  }
  if (token.type === 'list') {
    return (token as Tokens.List).items.map((item) => item.tokens.map(wordsOf).join(' ')).join(' ');
  }
  if (isCode(token)) return token.text;
  return 'tokens' in token && token.tokens ? plainOf(token.tokens) : 'text' in token ? (token.text as string) : '';
}
