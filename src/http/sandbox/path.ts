const SANDBOX = '/sandbox';

/** The path without `/sandbox`; undefined for a path outside the sandbox. */
export const pathInSandbox = (path: string): string | undefined =>
  path === SANDBOX || path.startsWith(`${SANDBOX}/`) ? path.slice(SANDBOX.length) || '/' : undefined;
