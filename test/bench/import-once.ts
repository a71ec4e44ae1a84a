import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { outside } from '../harness/outside.ts';
import { makeAtlas } from '../../src/commands/make-atlas.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';

/** Imports a file in a process of its own, so that its memory can be determined, and prints the figures. */
const [file, folder] = process.argv.slice(2);
const io = outside({ DATA_DIR: folder });
const out = join(folder, 'bench.atlas');
const start = performance.now();
const { rows, bytes, facts } = await makeAtlas({ sources: [file], out, stated: {} }, io.readConfig(), io);
const importSeconds = (performance.now() - start) / 1000;
const peakMib = process.resourceUsage().maxRSS / 1024;
const loading = performance.now();
await readAtlas(out);
const loadSeconds = (performance.now() - loading) / 1000;
const fileBytes = (await stat(file)).size;
const { dropped } = facts;
console.log(JSON.stringify({ fileBytes, importSeconds, peakMib, loadSeconds, atlasBytes: bytes, rows, dropped }));
