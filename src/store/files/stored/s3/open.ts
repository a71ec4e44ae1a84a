import { DeleteObjectCommand, HeadObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { FileStore } from '../../../../kernel/file-store.ts';
import type { S3Place } from '../../../../kernel/files/place.ts';
import { checkName, checkPrefix } from '../names.ts';
import { openBucket, type BucketOptions, type Bucket } from './bucket.ts';
import { putObject } from './put.ts';
import { readObject } from './read.ts';
import { isMissing } from './trouble.ts';
import { removeUnfinished, type UnfinishedOptions } from './unfinished.ts';

export type S3Options = Partial<BucketOptions & UnfinishedOptions>;

const HOUR_MS = 3_600_000;
const usual = {
  note: () => {},
  silenceMs: 5_000,
  partBytes: 8 * 1024 * 1024,
  pageKeys: 1000,
  abandonedAfterMs: 24 * HOUR_MS,
  lookEveryMs: HOUR_MS,
};

/** Concurrent deletions: no command for many files is supported by all servers. */
const REMOVALS = 8;

/**
 * Files in a bucket of an S3 server. The server need not be available now: if it is not, or refuses us, the calls that
 * use it fail.
 */
export function openS3Files(place: S3Place, options: S3Options = {}): FileStore {
  const chosen = { ...usual, ...options };
  const bucket = openBucket(place, chosen);
  const unfinished = removeUnfinished(bucket, chosen);
  return {
    async put(name, content) {
      checkName(name);
      return putObject(bucket, unfinished, name, content);
    },
    read(name, range) {
      checkName(name);
      return readObject(bucket, name, range);
    },
    async findSize(name) {
      checkName(name);
      const command = new HeadObjectCommand(bucket.at(name));
      const found = await bucket.ask('look for a file', (client) => client.send(command), isMissing);
      return found?.ContentLength;
    },
    async removeAll(prefix) {
      checkPrefix(prefix);
      for await (const names of listPages(bucket, prefix)) await removeEach(bucket, names);
    },
    async *list(prefix) {
      checkPrefix(prefix);
      for await (const names of listPages(bucket, prefix)) yield* names;
    },
    async close() {
      await unfinished.close();
      bucket.close();
    },
  };
}

async function* listPages(bucket: Bucket, prefix: string): AsyncGenerator<string[]> {
  const { Bucket, Key } = bucket.at(prefix);
  const MaxKeys = bucket.pageKeys;
  let token: string | undefined;
  do {
    const command = new ListObjectsV2Command({ Bucket, Prefix: Key, MaxKeys, ContinuationToken: token });
    const page = await bucket.ask('list its files', (client) => client.send(command));
    yield (page.Contents ?? []).flatMap((object) => object.Key?.slice(bucket.prefix.length) ?? []);
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
}

async function removeEach(bucket: Bucket, names: readonly string[]): Promise<void> {
  const waiting = names.values();
  const removeNext = async (): Promise<void> => {
    for (const name of waiting) {
      const command = new DeleteObjectCommand(bucket.at(name));
      await bucket.ask('remove a file', (client) => client.send(command), isMissing);
    }
  };
  await Promise.all(Array.from({ length: REMOVALS }, removeNext));
}
