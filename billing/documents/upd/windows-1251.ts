const decoder = new TextDecoder('windows-1251');

/** Character -> byte: the platform decodes windows-1251, but encodes only UTF-8. */
const byteOf: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
);

/** Encodes XML; characters missing from windows-1251 become numeric references: «Қ» is &#1178;. */
export const toWindows1251Xml = (xml: string): Uint8Array =>
  Uint8Array.from([...xml].flatMap((character) => byteOf.get(character) ?? reference(character)));

const reference = (character: string): number[] => [...Buffer.from(`&#${character.codePointAt(0)};`, 'ascii')];
