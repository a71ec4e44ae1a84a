import { gzipSync } from 'node:zlib';
import { openTrafficFiles } from '../../src/store/files/traffic-files.ts';

/**
 * A process to be killed: `traffic-writer.ts FOLDER`. Stores one file of speeds after another, of at least half a
 * megabyte each, dated 1, 2, 3 … milliseconds, with as many rows beyond a hundred thousand. Prints which one is
 * stored.
 */
const files = await openTrafficFiles(process.argv[2], (fields, message) => {
  throw new Error(message, { cause: fields });
});
const rows = '1,2,30\n'.repeat(100_000);
const last = (await files.readAll())[0]?.cameAtMs ?? 0;
for (let number = last + 1; ; number++) {
  const text = `from_osm_node,to_osm_node,speed_kmh\n${rows}${'1,2,30\n'.repeat(number)}`;
  await files.write('live', number, gzipSync(text, { level: 0 }));
  process.stdout.write(`kept ${number}\n`);
}
