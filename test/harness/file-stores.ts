import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import type { FileStore } from '../../src/kernel/file-store.ts';
import { toFilesPlace, type FilesPlace, type S3Place } from '../../src/kernel/files/place.ts';
import { openFiles } from '../../src/store/files/stored/open.ts';
import { openS3Files, type S3Options } from '../../src/store/files/stored/s3/open.ts';
import { findServer, skipReason, type Found } from './servers.ts';

/** The smallest part that a server accepts, so that small test files have several parts too. */
export const PART_BYTES = 5 * 1024 * 1024;

/** The number of names per page of a listing. */
export const PAGE_KEYS = 10;

export interface FilesStand {
  readonly name: 'folder' | 's3';
  /** Opens an empty store for one scenario or, given a place, the store that was there before. */
  open(place?: FilesPlace): Promise<{ files: FileStore; place: FilesPlace }>;
}

/** Runs the same scenarios over every file store available here. */
export function describeFiles(title: string, scenarios: (stand: FilesStand) => void): void {
  const opened: FileStore[] = [];
  let count = 0;
  const closeAll = async (): Promise<void> => {
    for (const files of opened.splice(0)) await files.close();
  };
  const keep = (files: FileStore, place: FilesPlace) => {
    opened.push(files);
    return { files, place };
  };
  describe(`${title}, in a folder`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'geokod-files-'));
    after(async () => {
      await closeAll();
      rmSync(folder, { recursive: true, force: true });
    });
    scenarios({
      name: 'folder',
      async open(place = { kind: 'folder', folder: join(folder, `${(count += 1)}`, 'files') }) {
        return keep(await openFiles(place), place);
      },
    });
  });
  describe(`${title}, on an S3 server`, { skip: skipReason('s3') }, () => {
    let server: Found | undefined;
    before(async () => {
      server = await findServer('s3');
    });
    after(async () => {
      await closeAll();
      await server?.stop();
    });
    scenarios({
      name: 's3',
      async open(place = cornerOf(server!.url, (count += 1))) {
        return keep(openS3Files(place as S3Place, { partBytes: PART_BYTES, pageKeys: PAGE_KEYS }), place);
      },
    });
  });
}

/** A prefix that no other scenario uses, in this run or in another on the same server. */
export function cornerOf(url: string, number: number): S3Place {
  const place = toFilesPlace(url);
  if (place?.kind !== 's3') throw new Error('TEST_S3_URL is no place on an S3 server; see FILES_URL');
  return { ...place, prefix: `${place.prefix}test-${process.pid}-${Date.now().toString(36)}-${number}/` };
}

export const openCorner = (url: string, options: S3Options): FileStore =>
  openS3Files(cornerOf(url, 0), { partBytes: PART_BYTES, ...options });
