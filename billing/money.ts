/**
 * Money is held in 1/100,000 of a rouble, as bigint: one request costs 40, 25 or 12 of them. Documents speak of
 * kopecks, and these are the only ways there.
 */
export const MONEY_PER_ROUBLE = 100_000n;

const KOPECKS_PER_ROUBLE = 100n;

const MONEY_PER_KOPECK = MONEY_PER_ROUBLE / KOPECKS_PER_ROUBLE;

/** For what customers owe; of amounts that are not negative. */
export const floorToKopecks = (money: bigint): bigint => money / MONEY_PER_KOPECK;
