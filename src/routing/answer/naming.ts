import type { RouteLanguage } from '../steps/instruction.ts';

/** Returns the name in a set of tags, in the language requested; empty if there is none. */
export type Naming = (tags: number, language: RouteLanguage) => string;
