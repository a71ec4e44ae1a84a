const decoder = new TextDecoder('windows-1251');

/** Character -> byte: the platform reads windows-1251, but writes UTF-8 alone. */
const byteOf: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
);

/** Characters that windows-1251 has not are written as XML's numeric references: «Қ» is &#1178;. */
export const toWindows1251Xml = (xml: string): Uint8Array =>
  Uint8Array.from([...xml].flatMap((character) => byteOf.get(character) ?? reference(character)));

const reference = (character: string): number[] => [...Buffer.from(`&#${character.codePointAt(0)};`, 'ascii')];
