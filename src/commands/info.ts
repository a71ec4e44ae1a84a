import { atlasInfo } from '../store/files/atlas/info.ts';
import { renderAtlasInfo } from '../store/files/atlas/info-text.ts';
import { readAtlas, readAtlasHeader } from '../store/files/atlas/read.ts';
import { defineCommand, exits, jsonOption } from './frame/frame.ts';

export const command = defineCommand({
  name: 'info',
  summary: 'show what an atlas holds: counts, extent, dates, sizes, what was left out',
  operands: { usage: '[X.atlas]', least: 0, most: 1 },
  options: {
    json: jsonOption,
    verify: { type: 'flag', summary: 'read all of it and check every checksum and bound' },
  },
  details: 'Without a file, the atlas of the environment is used: $ATLAS, else $DATA_DIR/demo.atlas.',
  examples: ['geokod info var/demo.atlas', 'geokod info kg.atlas --json'],
  run: async ({ operands, options, io }) => {
    const path = operands[0] ?? io.readConfig().atlas;
    const header = options.verify ? await readAtlas(path, { progress: io.progress }) : await readAtlasHeader(path);
    const info = atlasInfo(header);
    io.progress.end();
    if (options.json) io.printJson(info);
    else io.print(renderAtlasInfo(info).trimEnd());
    return exits.ok;
  },
});
