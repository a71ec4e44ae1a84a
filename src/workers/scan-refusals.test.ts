import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { silent } from '../kernel/progress.ts';
import { seededRandom } from '../kernel/random.ts';
import { openPool } from './scan-pool.ts';
import { scratch, someElements, toXml } from './scan.test-data.ts';
import { scanFiles } from './scan.ts';

const files = scratch();
const good = files.pbf('good.pbf', someElements(1), { elementsPerBlock: 100 });
const bytes = readFileSync(good);
const xml = toXml(someElements(1));
const random = seededRandom(1);

/** A file with correct framing, but with damaged bytes in the middle. */
function spoiled(): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const inBlob = bytes.indexOf('OSMData', bytes.length >> 1) + 60;
  copy.fill(0xff, inBlob, inBlob + 30);
  return copy;
}

const refusals: [string, string, RegExp][] = [
  ['a file that is not there', join(files.folder, 'nowhere.pbf'), /nowhere\.pbf: there is no such file/],
  ['a folder', files.folder, /at byte 0: a directory/],
  ['an empty file', files.put('empty.pbf', ''), /empty\.pbf: at byte 0: the file is empty/],
  ['a text file', files.put('text.pbf', 'Dear reader,\n'), /at byte 0: no OSM file: .*text: "Dear reader/],
  ['a picture', files.put('png.pbf', Buffer.from('89504e470d0a1a0a0000000d', 'hex')), /a PNG picture/],
  ['a zip archive', files.put('zip.pbf', Buffer.from('504b030414000000', 'hex')), /a zip archive/],
  ['bytes by chance', files.put('chance.pbf', Uint8Array.from({ length: 5000 }, () => random() * 256)), /no OSM file/],
  ['a PBF file cut in a blob', files.put('cut.pbf', bytes.subarray(0, -7)),
    /cut\.pbf: at byte \d{4,}: the file is cut off/],
  ['a PBF file cut in a blob header', files.put('cut2.pbf', Buffer.concat([bytes, bytes.subarray(0, 7)])),
    new RegExp(`at byte ${bytes.length}: the file is cut off`)],
  ['a PBF file cut in a length', files.put('cut3.pbf', Buffer.concat([bytes, Buffer.alloc(2)])),
    new RegExp(`at byte ${bytes.length}: the file is cut off`)],
  ['a PBF file spoiled in the middle', files.put('spoiled.pbf', spoiled()),
    /spoiled\.pbf: at byte \d{4,}: a PBF blob that cannot be unpacked/],
  ['XML that is cut off', files.put('cut.osm', xml.slice(0, -30)),
    /cut\.osm: at byte \d{4,}: broken XML .*, in line \d+/],
  ['packed XML that is cut off', files.put('cut.osm.gz', gzipSync(xml).subarray(0, -900)),
    /at byte \d{4,}: the file is cut off/],
  ['packed text', files.put('text.gz', gzipSync('Dear reader')), /no OSM file: .*text: "Dear reader/],
  ['packed PBF', files.put('good.pbf.gz', gzipSync(bytes)), /a gzip file, but not of OSM XML; unpack it/],
  ['gzip that is broken', files.put('broken.gz', Buffer.from('1f8b0800000000000003ffffffff', 'hex')),
    /cannot be unpacked/],
];

for (const [what, path, expected] of refusals) {
  test(`refused by name and offset: ${what}`, async () => {
    for (const workers of [0, 2]) {
      // Between good files, so that workers are busy when the bad one is reached.
      await assert.rejects(scanFiles([good, path, good], { workers, progress: silent }), (error: Error) => {
        assert.equal(error.name, 'AppError', error.stack);
        assert.match(error.message, expected);
        assert.ok(error.message.startsWith(path), error.message);
        return true;
      });
    }
  });
}

const crashes: [string, string, RegExp][] = [
  ['ends at once', 'process.exit(3)', /a reading worker ended with code 3/],
  ['throws', 'throw new Error("out of luck")', /out of luck/],
  ['ends when there is work', `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => process.exit(4))`, /a reading worker ended with code 4/],
];

for (const [what, script, expected] of crashes) {
  test(`a worker that ${what} ends the scan`, async () => {
    const pool = openPool(2, new URL(`data:text/javascript,${encodeURIComponent(script)}`));
    const job = { path: good, format: 'pbf', offset: 0, bytes: bytes.length } as const;
    const receiver = { output: () => {}, done: () => {} };
    const task = { round: 'objects', choice: 'addresses', countUnused: false } as const;
    const run = () => pool.run([job, job, job, job], task, receiver);
    await assert.rejects(run(), expected);
    await assert.rejects(run(), expected, 'and does not come back');
    await pool.close();
  });
}
