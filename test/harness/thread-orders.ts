/** How long one order `block` holds up a further thread. */
export const BLOCKED_MS = 3000;
