import { toBytes, type Bytes } from './bytes.ts';

/** A field that is JSON already, as ASCII bytes, whose value is a `T`. */
export class Written<T> {
  declare readonly valueType?: T;
  readonly json: Uint8Array;

  constructor(json: Uint8Array) {
    this.json = json;
  }
}

/** A body with the named fields as JSON already. */
export type WrittenIn<Body, Names extends keyof Body> = Omit<Body, Names> & {
  readonly [Name in Names]: Written<Body[Name]>;
};
export type MayBeWritten<Body> = { [Name in keyof Body]: Body[Name] | Written<Body[Name]> };

/** Serialises a body; fields that are JSON already are copied. */
export function jsonOf(body: object): Bytes {
  const fields = Object.entries(body);
  if (!fields.some(([, value]) => value instanceof Written)) return toBytes(JSON.stringify(body));
  const parts = fields.flatMap(([name, value]: [string, unknown]) =>
    (value === undefined ? [] : `"${name}":${jsonOfField(value)}`));
  return `{${parts.join()}}` as Bytes;
}

function jsonOfField(value: unknown): Bytes {
  if (!(value instanceof Written)) return toBytes(JSON.stringify(value));
  const { buffer, byteOffset, byteLength } = value.json;
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1') as Bytes;
}
