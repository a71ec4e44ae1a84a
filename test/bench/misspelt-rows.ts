import { writeFileSync } from 'node:fs';
import { drawTexts } from '../../src/evaluation/queries.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { AtlasTables } from '../../src/store/files/atlas/schema.ts';

/** Ways in which one house is asked for; not all houses can be asked for in all of them. */
export const WAYS = 14;

/** About so many addresses, each once: misspelt, shortened and turned around. A file has its houses in no order. */
export function drawMisspelt(tables: AtlasTables, count: number): string[] {
  const texts = drawTexts(tables, { sample: Math.ceil(count / WAYS), seed: 3 });
  const random = seededRandom(11);
  for (let last = texts.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [texts[last], texts[other]] = [texts[other], texts[last]];
  }
  return texts;
}

/** A table of these addresses. Answers its path. */
export function writeRows(path: string, addresses: readonly string[]): string {
  const lines = addresses.map((text, at) => `${at + 1};${text.replaceAll(/[;"\n]/gu, ' ')}\n`);
  writeFileSync(path, `номер;адрес\n${lines.join('')}`);
  return path;
}
