/** Other characters cannot be sent in a header, and would fail later with an obscure error. */
const PRINTABLE = /^[\x21-\x7e]*$/;

/** Refuses a malformed key, naming the offending character but never the key itself. */
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

/** Reads a variable of the environment, if there is one: browsers have none. */
export function ofEnvironment(name: 'GEOKOD_KEY' | 'GEOKOD_URL'): string | undefined {
  const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };
  return process?.env?.[name] || undefined;
}
