import { failureOf } from '../../service/failure.ts';
import type { say } from '../../words/playground.ts';

export type RefusalName = Extract<
  Parameters<typeof say>[0],
  'tableEmpty' | 'tableNotText' | 'tableHeaderOnly' | 'tableNoAddress' | 'tableSeveralAddresses' | 'tableEncoding' |
  'jobUnknown' | 'jobCancelled' | 'jobExpired' | 'jobFailed'
>;

/** A table or a job that is of no use here, by the name of the text that says why. */
export class TableRefusal extends Error {
  readonly words: RefusalName;

  constructor(words: RefusalName) {
    super(words);
    this.words = words;
  }
}

/** The text for the final state of a job without a result. */
export const refusedBy = (status: string): RefusalName =>
  (status === 'cancelled' ? 'jobCancelled' : status === 'expired' ? 'jobExpired' : 'jobFailed');

/** Reasons of the service whose texts name parameters of the API, which this page does not show. */
const reasons: Readonly<Record<string, RefusalName>> = {
  no_rows: 'tableEmpty', header_only: 'tableHeaderOnly', not_text: 'tableNotText', not_found: 'tableNoAddress',
  several: 'tableSeveralAddresses', byte_order_mark: 'tableEncoding', bytes: 'tableEncoding', unknown: 'tableEncoding',
};

/** The page's own text for a refusal; undefined where the service's text serves. */
export function tableRefusalIn(error: unknown): RefusalName | undefined {
  if (error instanceof TableRefusal) return error.words;
  const { code, errors } = failureOf(error);
  if (!['batch_empty', 'batch_encoding', 'batch_columns'].includes(code)) return undefined;
  const [reason] = errors.map(({ code: own }) => own).filter((own) => Object.hasOwn(reasons, own));
  return reason === undefined ? undefined : reasons[reason];
}
