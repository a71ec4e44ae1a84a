import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordCalls } from '../http/sandbox/record.ts';
import { atlasRoads } from '../http/engines/roads.ts';
import { OpenRoads } from '../serving/open-roads.ts';
import { atlasGeocoder } from '../http/engines/geocoder.ts';
import { openEngines } from '../serving/engines.ts';
import { readAtlas } from '../store/files/atlas/read.ts';
import { AppError } from '../errors.ts';
import { atlasOption, defineCommand, exits, noOperands } from './frame/frame.ts';

const FOLDER = 'openapi/recordings';

export const command = defineCommand({
  name: 'record',
  summary: "record the sandbox's answers from the demonstration country",
  operands: noOperands,
  options: {
    atlas: atlasOption,
    calls: { type: 'text', value: 'FILE', summary: 'calls to record, one per line', fallback: `${FOLDER}/calls.txt` },
    out: {
      type: 'text',
      value: 'FOLDER',
      summary: 'where the answers go, one file per operation',
      fallback: FOLDER,
    },
  },
  details:
    'Answers come from the engine itself. Only a fictional atlas will do: recordings are published with the source.',
  examples: ['geokod record', 'geokod record --atlas var/demo.atlas'],
  run: async ({ options, io }) => {
    const atlas = await readAtlas(options.atlas ?? io.readConfig().atlas, { progress: io.progress });
    io.progress.end();
    if (!atlas.facts.fictional) {
      throw new AppError(
        'bad_argument',
        `${atlas.path} shows a real country: only the demonstration country is recorded`,
      );
    }
    const engines = openEngines(atlas.tables, 'record');
    const lines = (await readFile(options.calls ?? `${FOLDER}/calls.txt`, 'utf8'))
      .split('\n')
      .map((line) => line.trim());
    const calls = lines.filter((line) => line !== '' && !line.startsWith('#'));
    const roads = new OpenRoads(atlas.tables, { workers: 0, mostTasks: 1 });
    const recordings = await recordCalls(calls, {
      geocoder: atlasGeocoder(() => engines),
      roads: atlasRoads(() => roads),
    });
    const out = options.out ?? FOLDER;
    await mkdir(out, { recursive: true });
    for (const [operation, ofOperation] of Map.groupBy(recordings, (recording) => recording.operation)) {
      await writeFile(join(out, `${operation}.json`), `${JSON.stringify(ofOperation, null, 2)}\n`);
      io.print(`${operation}: ${ofOperation.length} recorded`);
    }
    return exits.ok;
  },
});
