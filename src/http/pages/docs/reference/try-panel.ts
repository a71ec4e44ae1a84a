import type { Lang } from '../../../reply/problem-texts.ts';
import { webApp } from '../../app.ts';
import { escape } from '../../html-page.ts';
import { jsonText } from '../samples/question.ts';
import { typeOf } from './fields.ts';
import { listOf, resolve, type Described, type Json, type Parameter } from './read.ts';
import { words } from './words.ts';

const SOURCE = 'src/try-it/start.tsx';

/** A field of the form, for one parameter. `clients/web/src/try-it/form.ts` reads this. */
interface FormField {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly kind: 'text' | 'number' | 'choice' | 'choices';
  /** What can be chosen. */
  readonly values: readonly string[];
  readonly value: string;
  /** Sent as nothing. */
  readonly byDefault: string;
  readonly hint: string;
}

/** The panel in which an operation is tried. Its script and style are loaded when a reader opens it. */
export function tryPanel(document: Json, operation: Described, lang: Lang): string {
  const app = webApp();
  const script = app?.pathOf(SOURCE);
  if (app === undefined || script === undefined) return '';
  const styles = app.stylesOf(SOURCE).join(' ');
  const form = escape(JSON.stringify(formOf(document, operation, lang)));
  const { tryIt, tryNeedsScript } = words[lang];
  return `<details class="try" id="try" data-script="${script}" data-styles="${styles}" data-form="${form}">
<summary>${tryIt}</summary>
<div class="panel"><noscript><p>${tryNeedsScript}</p></noscript></div>
</details>
`;
}

function formOf(document: Json, operation: Described, lang: Lang): object {
  const { id, method, path, access, units, parameters, body } = operation;
  return {
    id, method, path, access, units,
    fields: parameters.map((one) => fieldOf(document, one, lang)),
    ...(body && {
      body: {
        types: [body.exampleType, ...body.types.filter((type) => type !== body.exampleType)],
        example: typeof body.example === 'string' ? body.example : jsonText(body.example),
        file: fileIn(body.schema),
      },
    }),
  };
}

function fieldOf(document: Json, { name, in: place, required, schema, example }: Parameter, lang: Lang): FormField {
  const items = resolve(document, schema.items ?? {});
  const isList = schema.type === 'array';
  const values = schema.type === 'boolean' ? ['true', 'false']
    : listOf((isList ? items : schema).enum ?? (isList ? items : schema)['x-extensible-enum']).map(String);
  const byDefault = textOfValue(schema.default);
  const kind = values.length > 0 ? (isList ? 'choices' : 'choice')
    : schema.type === 'number' || schema.type === 'integer' ? 'number' : 'text';
  return {
    name, in: place, required, kind, values, byDefault,
    value: textOfValue(example) || byDefault,
    hint: values.length > 0 ? '' : typeOf(document, schema, lang),
  };
}

/** A value as it stands in a query: lists with commas. */
function textOfValue(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : listOf(value).map(String).join(',') || JSON.stringify(value);
}

/** The name of the part that is a file, in a form with one. */
function fileIn({ properties }: Json): string | undefined {
  return Object.entries((properties ?? {}) as Readonly<Record<string, Json>>)
    .find(([, { format }]) => format === 'binary')?.[0];
}
