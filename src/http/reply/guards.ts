/**
 * On everything but files. What is asked with a key is its owner's alone, and carries a quota that the next request
 * changes; recorded answers and errors are treated alike, so that what is tried in the sandbox behaves as it will.
 */
export const GUARDS = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' } as const;
