import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { drawAddresses } from './asked-addresses.ts';
import type { Bench } from './bench.ts';
import { ADDRESSES, measureIdleAndBusy, ROWS_PER_TURN, TURNS } from './idle-and-busy.ts';
import { drawMisspelt, writeRows } from './misspelt-rows.ts';
import { machineLoad, startWholeService } from './whole-service.ts';

/** The part of `batch` about requests beside a batch, on a service that has not answered any row before. */
export const besideBatch: Bench = async ({ atlasPath, houses }) => {
  const path = atlasPath ?? (await demoAtlasPath(houses));
  const { tables } = await readAtlas(path);
  const folder = await mkdtemp(join(tmpdir(), 'geokod-bench-beside-'));
  const texts = drawMisspelt(tables, TURNS * ROWS_PER_TURN);
  const files = Array.from({ length: TURNS }, (_, turn) =>
    writeRows(join(folder, `${turn}.csv`), texts.splice(0, ROWS_PER_TURN)));
  const facts: Record<string, string> = {};
  const report = (what: string, figure: string): void => console.error(`${what}: ${(facts[what] = figure)}`);
  report('load of the machine before', machineLoad());
  const service = await startWholeService(path, { program: './batch-server.ts' });
  const addresses = drawAddresses(tables, ADDRESSES);
  await measureIdleAndBusy({ service, files, addresses }, report);
  report('load of the machine after', machineLoad());
  await service.close();
  await rm(folder, { recursive: true, force: true });
  return { facts, trials: [] };
};
