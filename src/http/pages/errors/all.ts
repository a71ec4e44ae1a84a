import type { Code } from '../../../contract.gen.ts';
import { accessErrors } from './access.ts';
import { jobErrors } from './jobs.ts';
import { requestErrors } from './requests.ts';
import { serviceErrors } from './service.ts';
import type { ErrorWords } from './words.ts';

/** Every code of the contract: without its words, a new one does not compile. */
export const errorWords: Readonly<Record<Code, ErrorWords>> = {
  ...accessErrors, ...requestErrors, ...jobErrors, ...serviceErrors,
};
