/** A source of unpredictable bytes; an argument, so that functions stay pure. */
export type RandomBytes = (count: number) => Uint8Array;

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const ID_BYTES = 10;

/** A secret in the form of Standard Webhooks, which receivers pass to their library as it is. */
export const makeSecret = (random: RandomBytes): string =>
  PREFIX + Buffer.from(random(SECRET_BYTES)).toString('base64');

/** The bytes that sign. */
export const bytesOf = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

export const makeId = (prefix: 'wh' | 'evt', random: RandomBytes): string =>
  `${prefix}_${Buffer.from(random(ID_BYTES)).toString('hex')}`;
