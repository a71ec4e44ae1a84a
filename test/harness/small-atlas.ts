import { seededRandom } from '../../src/kernel/random.ts';
import { writeAtlas } from '../../src/store/files/atlas/write.ts';
import type { AtlasFacts } from '../../src/store/files/atlas/format.ts';
import { atlasSchema } from '../../src/store/files/atlas/schema.ts';
import { randomTables, someFacts } from '../../src/store/files/atlas/random-tables.test-data.ts';

/** A valid atlas file with meaningless contents, for tests that do not look inside. */
export async function writeSmallAtlas(
  path: string, houses: number, facts: Partial<AtlasFacts> = {}, others = 3,
): Promise<void> {
  const tables = randomTables(atlasSchema, (table) => (table === 'houses' ? houses : others), seededRandom(1));
  await writeAtlas(path, tables, { ...someFacts, ...facts });
}
