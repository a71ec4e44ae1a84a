import { geocodeFile, type FileProgress } from '../../running/batch/geocode-file.ts';
import { readAtlas, type Atlas } from '../../store/files/atlas/read.ts';
import { withResultLock } from '../../store/files/lock-result.ts';
import { atlasOption, defineCommand, exits, jsonOption } from '../frame/frame.ts';
import type { Io } from '../frame/io.ts';
import { amount } from '../frame/progress.ts';
import { checkPlaces, describeCounted, INTERRUPTED, resultPath, tableOptions } from './options.ts';
import { readTableOptions } from './table-options.ts';

export const command = defineCommand({
  name: 'geocode',
  summary: 'geocode a table of addresses with an atlas, without a server',
  operands: { usage: 'FILE.csv', least: 1, most: 1 },
  options: {
    atlas: atlasOption,
    ...tableOptions,
    threads: { type: 'integer', value: 'N', summary: 'search threads', fallback: 'all cores', least: 1, most: 256 },
    json: jsonOption,
  },
  details: [
    'The result has the columns of the table, then geo_status, geo_lat, geo_lon and more; rows keep their order.',
    'If interrupted (Ctrl-C, a crash), the same call resumes where it stopped: finished rows are kept in a',
    'folder beside the result until all are done.',
  ].join('\n'),
  examples: [
    'geokod geocode addresses.csv --atlas kg.atlas',
    'geokod geocode clients.txt --column city,street,house --delimiter tab --out clients-with-places.csv',
  ],
  run: async ({ operands: [input], options: given, io }) => {
    const { stated, options } = readTableOptions(given);
    const output = resultPath(input, given.out);
    await checkPlaces(input, output);
    const result = await withResultLock(output, async () => {
      io.setFarewell(INTERRUPTED);
      const atlas = await readAtlas(given.atlas ?? io.readConfig().atlas, { progress: io.progress });
      io.progress.phase('reading the table');
      return geocodeFile({
        input, output, stated, options,
        atlas: { version: versionOf(atlas), tables: atlas.tables },
        excel: given.excel,
        threads: given.threads,
        log: logOf(io),
        onProgress: progressOf(io),
      });
    });
    io.progress.end();
    const { rows, succeeded: found, notFound, failed: invalid } = result;
    if (given.json) io.printJson({ output, ...result });
    else io.print(`${output}: ${describeCounted({ rows, found, notFound, invalid })}`);
    return exits.ok;
  },
});

/** Identifies an import: another import of the same map may answer differently. */
const versionOf = ({ facts, bytes }: Atlas): string => `${facts.geokodVersion} ${facts.builtAt} ${bytes}`;

const logOf = ({ note }: Io) => {
  const write = (fields: object, message = ''): void => note(`${message} ${JSON.stringify(fields)}`);
  return { info: write, error: write };
};

/** Shows the remaining work only, so that speed and time left are those of this run. */
function progressOf({ progress, note }: Io): (now: FileProgress) => void {
  let shown: number | undefined;
  return ({ rows, processed }) => {
    if (shown === undefined) {
      if (processed > 0) note(`resuming: ${amount(processed)} of ${amount(rows)} rows are done`);
      progress.phase('geocoding', rows - processed, 'objects');
    } else {
      progress.advance(processed - shown);
    }
    shown = processed;
  };
}
