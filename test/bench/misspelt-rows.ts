import { writeFileSync } from 'node:fs';
import { drawTexts } from '../../src/evaluation/queries.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { AtlasTables } from '../../src/store/files/atlas/schema.ts';

/** Variants of the address of one house; not all houses have all of them. */
export const WAYS = 14;

/** About `count` distinct addresses: misspelt, shortened and reordered; shuffled, since files have no order. */
export function drawMisspelt(tables: AtlasTables, count: number): string[] {
  const texts = drawTexts(tables, { sample: Math.ceil(count / WAYS), seed: 3 });
  const random = seededRandom(11);
  for (let last = texts.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [texts[last], texts[other]] = [texts[other], texts[last]];
  }
  return texts;
}

/** Writes a table of addresses; returns its path. */
export function writeRows(path: string, addresses: readonly string[]): string {
  const lines = addresses.map((text, at) => `${at + 1};${text.replaceAll(/[;"\n]/gu, ' ')}\n`);
  writeFileSync(path, `номер;адрес\n${lines.join('')}`);
  return path;
}
