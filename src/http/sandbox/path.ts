const SANDBOX = '/sandbox';

/** The path of the same thing outside of the sandbox; undefined for one that is not in it. */
export const pathInSandbox = (path: string): string | undefined =>
  path === SANDBOX || path.startsWith(`${SANDBOX}/`) ? path.slice(SANDBOX.length) || '/' : undefined;
