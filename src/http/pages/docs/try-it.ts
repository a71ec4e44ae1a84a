import { htmlPage } from '../html-page.ts';

/** The contract in Swagger UI, where operations can be tried with the reader's own key or in the sandbox. */
export const tryPage = (): string =>
  htmlPage({
    lang: 'en',
    title: 'Geokod API: try it',
    head:
      '<link rel="stylesheet" href="/docs/swagger-ui.css">\n<link rel="stylesheet" href="/docs/own.css">\n' +
      '<script src="/docs/swagger-ui-bundle.js" defer></script>\n' +
      '<script src="/docs/start.js" defer></script>\n',
    body:
      '<nav class="back"><a href="/docs/reference">Geokod: the reference</a></nav>\n<div id="docs"></div>\n' +
      '<noscript>This page needs JavaScript. The contract itself: <a href="/openapi.json">/openapi.json</a>; ' +
      'the codes of errors: <a href="/docs/errors">/docs/errors</a></noscript>',
  });

/** A separate file, since the page's policy forbids inline scripts. */
export const tryScript = (): string => `const asText = (system) => (props) =>
  system.React.createElement(system.getComponent('JsonSchema_string'), props);
// Without a field of their own for these formats, it warns of each.
const fields = (system) => ({
  components: {
    JsonSchema_number_double: asText(system),
    JsonSchema_integer_int32: asText(system),
    JsonSchema_integer_int64: asText(system),
  },
});
SwaggerUIBundle({
  url: '/openapi.json',
  plugins: [fields],
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  persistAuthorization: false,
});
`;

/**
 * Style fixes for Swagger UI: nothing wider than a phone (table rows become blocks there), no columns that are always
 * empty, and a visible focus.
 */
export const tryStyle = (): string => `body { margin: 0; }
.back { padding: 12px 20px 0; font: 16px/1.5 system-ui, sans-serif; }
.back a { color: #1c5fb8; }
:focus-visible { outline: 3px solid #1c5fb8; outline-offset: 2px; }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui .responses-inner, .swagger-ui .opblock-body pre, .swagger-ui .microlight { overflow-wrap: anywhere; }
@media (max-width: 700px) {
  .swagger-ui .wrapper { padding: 0 10px; }
  .swagger-ui .opblock-summary-path { max-width: none; }
  .swagger-ui table, .swagger-ui tbody, .swagger-ui tr, .swagger-ui td { display: block; width: auto; }
  .swagger-ui table thead { display: none; }
  .swagger-ui table tbody tr td:first-of-type { padding: 10px 0 0; min-width: 0; width: auto; max-width: none; }
  .swagger-ui table tbody tr td { padding: 4px 0 0; min-width: 0; }
  .swagger-ui .responses-inner { padding: 10px; }
  .swagger-ui .opblock-body select, .swagger-ui .parameters-col_description input { max-width: 100%; min-width: 0; }
  .swagger-ui .scheme-container .schemes { display: block; }
  .swagger-ui .servers, .swagger-ui .servers label, .swagger-ui .servers select { margin: 0; max-width: 100%; }
  .swagger-ui .schemes .auth-wrapper { justify-content: flex-start; margin-top: 12px; }
  .swagger-ui .response-controls { display: block; }
  .swagger-ui .response-control-media-type { padding: 0 0 8px; }
}
`;
