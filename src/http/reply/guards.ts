/**
 * Headers of everything but files. Answers are private to the key's owner, and their quota changes with every
 * request; sandbox answers and errors are treated alike, so that the sandbox behaves like the API.
 */
export const GUARDS = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' } as const;
