/** Anything else cannot be sent in a header, and would fail later with words about bytes. */
const PRINTABLE = /^[\x21-\x7e]*$/;

/** Refuses a key that cannot be one, and says which of its characters is to blame; the key itself is not repeated. */
export function checkKey(key: string): void {
  if (PRINTABLE.test(key)) return;
  const before = /^[\x21-\x7e]*/.exec(key)![0];
  const strange = key.codePointAt(before.length)!;
  const number = `U+${strange.toString(16).toUpperCase().padStart(4, '0')}`;
  const shown = strange > 0xa0 ? `"${String.fromCodePoint(strange)}" (${number})` : number;
  throw new TypeError(
    `The key has ${shown} as its character ${before.length + 1}; keys have Latin letters, digits and "_" only. ` +
      'Copy it again, whole and with nothing around it.',
  );
}

/** Where there is an environment: a browser has none. */
export function ofEnvironment(name: 'GEOKOD_KEY' | 'GEOKOD_URL'): string | undefined {
  const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };
  return process?.env?.[name] || undefined;
}
