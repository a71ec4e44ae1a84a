import { readFile } from 'node:fs/promises';
import type { Fonts } from '../../../billing/index.ts';

/** PT Sans, by ParaType under the SIL Open Font License 1.1: all Cyrillic letters of Russia and its neighbours. */
const regular = import.meta.resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf');
const bold = import.meta.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf');

/** The fonts of PDF documents, from files of an installed package. */
export async function readDocumentFonts(): Promise<Fonts> {
  return { regular: await readFile(new URL(regular)), bold: await readFile(new URL(bold)) };
}
