/** Six digits, as in Russia, Belarus and Kazakhstan: no house number is that long. */
export const isPostcodeLike = (key: string): boolean => key.length === 6 && /^\d+$/u.test(key);
