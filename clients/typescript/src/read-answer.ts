import { UnexpectedAnswerError } from './errors.ts';
import { isFile, textOf } from './bytes.ts';
import type { AnswerFields, AnswerForm } from './gen/operations.gen.ts';

/**
 * Reads the answer of a 2xx by the contract: the body of a JSON, a file, or undefined without a body. Anything
 * else, such as a network's login page or a proxy's empty 200, is an `UnexpectedAnswerError`.
 */
export async function readAnswer(response: Response, content: Blob, form: AnswerForm | undefined): Promise<unknown> {
  if (form !== undefined && 'fileTypes' in form) {
    if (content.size > 0 && isFile(response, form.fileTypes)) return content;
    throw new UnexpectedAnswerError(response, await content.text());
  }
  const text = textOf(new Uint8Array(await content.arrayBuffer()));
  if (text === undefined) throw new UnexpectedAnswerError(response, await content.text(), 'its text is no UTF-8');
  if (form !== undefined) return readJson(response, text, form.fields);
  if (response.status === 204) return undefined;
  throw new UnexpectedAnswerError(response, text);
}

/**
 * Requires one of the promised fields, since a service older than this package may lack the others; those present
 * must have the promised type. Their contents are not checked, so that a matrix takes no longer than a point.
 */
function readJson(response: Response, text: string, fields: AnswerFields): unknown {
  const body = parse(text);
  if (typeof body !== 'object' || body === null) throw new UnexpectedAnswerError(response, text);
  const there = Object.entries(fields).filter(([field]) => Object.hasOwn(body, field));
  const wrong = there.find(([field, types]) => !isOneOf(types, (body as Record<string, unknown>)[field]));
  if (wrong) throw new UnexpectedAnswerError(response, text, `"${wrong[0]}" is no ${wrong[1].join(' or ')}`);
  if (there.length === 0) throw new UnexpectedAnswerError(response, text);
  return body;
}

function isOneOf(types: readonly string[], value: unknown): boolean {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return types.length === 0 || types.includes(type);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
