/** Bytes nobody can foresee: an argument, so that this stays a function of what it is given. */
export type RandomBytes = (count: number) => Uint8Array;

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const ID_BYTES = 10;

/** In the form of Standard Webhooks: what receivers give to their library as it is. */
export const makeSecret = (random: RandomBytes): string =>
  PREFIX + Buffer.from(random(SECRET_BYTES)).toString('base64');

/** The bytes that sign. */
export const bytesOf = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

export const makeId = (prefix: 'wh' | 'evt', random: RandomBytes): string =>
  `${prefix}_${Buffer.from(random(ID_BYTES)).toString('hex')}`;
