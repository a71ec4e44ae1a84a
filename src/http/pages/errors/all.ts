import type { Code } from '../../../contract.gen.ts';
import { accessErrors } from './access.ts';
import { jobErrors } from './jobs.ts';
import { requestErrors } from './requests.ts';
import { serviceErrors } from './service.ts';
import type { ErrorWords } from './words.ts';

/** The words for every code of the contract; a code without them does not compile. */
export const errorWords: Readonly<Record<Code, ErrorWords>> = {
  ...accessErrors, ...requestErrors, ...jobErrors, ...serviceErrors,
};
