import type { Described } from '../reference/read.ts';
import type { Sample } from '../code-blocks.ts';
import { questionOf } from './question.ts';
import { curlSample } from './curl.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { pythonSample } from './python.ts';
import { typescriptSample } from './typescript.ts';

/** The contract's example of an operation, as a call in each language that there is a client for. */
export function samplesOf(operation: Described): Sample[] {
  const question = questionOf(operation);
  const samples: Sample[] = [{ language: 'bash', text: curlSample(question) }];
  // Tables are sent and fetched by a part of the clients of its own, and sessions are the browser's.
  if (['submitBatch', 'getBatchResult'].includes(operation.id) || operation.tag === 'session') return samples;
  return [
    ...samples,
    { language: 'ts', text: typescriptSample(question) },
    { language: 'python', text: pythonSample(question) },
    { language: 'go', text: goSample(question) },
    { language: 'java', text: javaSample(question) },
  ];
}
