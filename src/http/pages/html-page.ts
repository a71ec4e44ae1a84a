import type { Lang } from '../reply/problem-texts.ts';

interface HtmlPage {
  readonly lang: Lang;
  readonly title: string;
  readonly head: string;
  readonly body: string;
}

/** Builds a page from parts that are already HTML. */
export const htmlPage = ({ lang, title, head, body }: HtmlPage): string => `<!doctype html>
<html lang="${lang}" data-lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.ico">
${head}</head>
<body>
${body}
</body>
</html>
`;

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const otherThan = (lang: Lang): Lang => (lang === 'ru' ? 'en' : 'ru');
