import type { Writer } from './call.ts';
import { toCurl } from './curl.ts';
import { toGo } from './go.ts';
import { toJava } from './java.ts';
import { toPython } from './python.ts';
import { toTypeScript } from './typescript.ts';

export interface Language {
  readonly id: LanguageId;
  readonly name: string;
  readonly write: Writer;
}

export type LanguageId = 'curl' | 'typescript' | 'python' | 'go' | 'java';

/** All languages in which a request can be shown, curl first. */
export const languages: readonly Language[] = [
  { id: 'curl', name: 'curl', write: toCurl },
  { id: 'typescript', name: 'TypeScript', write: toTypeScript },
  { id: 'python', name: 'Python', write: toPython },
  { id: 'go', name: 'Go', write: toGo },
  { id: 'java', name: 'Java', write: toJava },
];
