/** Six digits, as of Russia, Belarus and Kazakhstan: no house has such a number. */
export const isPostcodeLike = (key: string): boolean => key.length === 6 && /^\d+$/u.test(key);
