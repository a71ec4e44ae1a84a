export { createGeokod, type CallOptions, type Geokod, type GeokodOptions } from './client.ts';
export { eachItem } from './pages.ts';
export { ProblemError } from './problem-error.ts';
export type * from './gen/types.gen.ts';
