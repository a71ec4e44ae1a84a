import { setTimeout as sleep } from 'node:timers/promises';
import { toFilesPlace } from '../../src/kernel/files/place.ts';
import { openFiles } from '../../src/store/files/stored/open.ts';

/**
 * A process to be killed: `file-writer.ts FILES_URL`. Stores `a/done`, prints `done`, begins to replace it with 20
 * MiB, prints `half` when half of them are written, and never finishes.
 */
const files = await openFiles(toFilesPlace(process.argv[2])!);
const MEBIBYTE = Buffer.alloc(1024 * 1024, 'new');

async function* endless(): AsyncGenerator<Uint8Array> {
  for (let taken = 0; ; taken += 1) {
    if (taken === 20) process.stdout.write('half\n');
    if (taken >= 20) await sleep(1000);
    yield MEBIBYTE;
  }
}

async function* old(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('as it was');
}

await files.put('a/done', old());
process.stdout.write('done\n');
await files.put('a/done', endless());
