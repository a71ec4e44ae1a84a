import type { Problem } from '../../contract.gen.ts';
import type { AppError } from '../../errors.ts';
import { languageOf, toProblem } from './problem.ts';
import { problemHeaders } from './reply.ts';

export interface BareProblem {
  readonly problem: Problem;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An error as answered without an exchange: before a request is parsed, or when its thread has failed. */
export function bareProblem(
  error: AppError, acceptLanguage: string | undefined, requestId: string, publicUrl: string,
): BareProblem {
  const lang = languageOf(acceptLanguage);
  const problem = toProblem(error, lang, requestId, publicUrl);
  const text = JSON.stringify(problem);
  const headers = {
    ...problemHeaders(problem, error.details, lang),
    'Content-Length': String(Buffer.byteLength(text)), 'X-Request-Id': requestId,
  };
  return { problem, text, headers };
}
