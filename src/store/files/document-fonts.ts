import { readFile } from 'node:fs/promises';
import type { Fonts } from '../../../billing/index.ts';

/** PT Sans, by ParaType under the SIL Open Font License 1.1: all letters of Russia's and its neighbours' Cyrillic. */
const regular = import.meta.resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf');
const bold = import.meta.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf');

/** What PDF documents are set in: a file each of an installed package. */
export async function readDocumentFonts(): Promise<Fonts> {
  return { regular: await readFile(new URL(regular)), bold: await readFile(new URL(bold)) };
}
