import type { RouteLanguage } from '../steps/instruction.ts';

/** The name of what has such tags, in the language asked; empty where it has none. */
export type Naming = (tags: number, language: RouteLanguage) => string;
