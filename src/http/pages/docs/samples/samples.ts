import type { Described } from '../reference/read.ts';
import type { Sample } from '../code-blocks.ts';
import { questionOf } from './question.ts';
import { curlSample } from './curl.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { pythonSample } from './python.ts';
import { typescriptSample } from './typescript.ts';

/** The contract's example of an operation as a call in each language that has a client. */
export function samplesOf(operation: Described): Sample[] {
  const question = questionOf(operation);
  const samples: Sample[] = [{ language: 'bash', text: curlSample(question) }];
  // Clients send and fetch tables by separate functions, and sessions are for browsers only.
  if (['submitBatch', 'getBatchResult'].includes(operation.id) || operation.tag === 'session') return samples;
  return [
    ...samples,
    { language: 'ts', text: typescriptSample(question) },
    { language: 'python', text: pythonSample(question) },
    { language: 'go', text: goSample(question) },
    { language: 'java', text: javaSample(question) },
  ];
}
