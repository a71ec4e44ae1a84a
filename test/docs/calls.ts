import { describeOperations } from '../../src/http/pages/docs/reference/read.ts';
import { samplesOf } from '../../src/http/pages/docs/samples/samples.ts';
import { contract } from '../harness/conformance.ts';

const operations = describeOperations(contract);

/** The reference's samples in one language, by operation. */
export const callsIn = (language: string): { name: string; text: string }[] =>
  operations.flatMap((operation) => {
    const found = samplesOf(operation).find((sample) => sample.language === language);
    return found ? [{ name: operation.id, text: found.text }] : [];
  });
