import { problems } from './problem-texts.ts';

const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/docs/favicon-32x32.png">
${head}</head>
<body>
${body}
</body>
</html>
`;

export const docsPage = (): string =>
  page(
    'Geokod API',
    '<link rel="stylesheet" href="/docs/swagger-ui.css">\n<script src="/docs/swagger-ui-bundle.js" defer></script>\n' +
      '<script src="/docs/start.js" defer></script>\n',
    '<div id="docs"></div>\n' +
      '<noscript>This page needs JavaScript. The contract itself: <a href="/openapi.json">/openapi.json</a></noscript>',
  );

/** In a file of its own, since the page's policy allows no inline script. */
export const docsScript = (): string => `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
});
`;

/** Where the `type` of a problem leads: every code, in both languages. */
export function errorsPage(): string {
  const items = Object.entries(problems).map(
    ([code, { status, title }]) =>
      `<dt id="${code}"><code>${code}</code> (${status})</dt>\n` +
      `<dd lang="ru">${title.ru}</dd>\n<dd lang="en">${title.en}</dd>`,
  );
  return page('Geokod: errors', '', `<h1>Коды ошибок</h1>\n<dl>\n${items.join('\n')}\n</dl>`);
}
