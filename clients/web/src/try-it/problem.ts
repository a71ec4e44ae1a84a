import type { TriedReply } from './request.ts';

/** A refusal of the service, in the reader's language. */
export interface TriedProblem {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly {
    readonly parameter?: string;
    /** A JSON Pointer into the body. */
    readonly pointer?: string;
    readonly detail: string;
  }[];
}

export function problemIn({ type, text }: TriedReply): TriedProblem | undefined {
  if (!type.startsWith('application/problem+json') || text === undefined) return undefined;
  return { errors: [], ...JSON.parse(text) as Omit<TriedProblem, 'errors'> & Partial<TriedProblem> };
}
