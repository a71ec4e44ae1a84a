import { AbortMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';
import { isMissing } from './trouble.ts';

/** An upload in parts that is not completed. */
export interface Upload {
  readonly Bucket: string;
  readonly Key: string;
  readonly UploadId: string;
}

/** Removes uploads that will never be completed: their parts are invisible but cost money. */
export interface Unfinished {
  /** Removes an upload of this process, once its pending request has ended. Not awaited; retried on failure. */
  giveUp(upload: Upload, onItsWay?: Promise<unknown>): void;
  close(): Promise<void>;
}

export interface UnfinishedOptions {
  readonly note: (text: string) => void;
  /** A server does not record who began an upload: one of this age counts as abandoned. */
  readonly abandonedAfterMs: number;
  readonly lookEveryMs: number;
}

export function removeUnfinished(bucket: Bucket, options: UnfinishedOptions): Unfinished {
  const { note, abandonedAfterMs, lookEveryMs } = options;
  const given = new Set<Upload>();
  const working = new Set<Promise<void>>();
  let closed = false;

  const behind = (work: () => Promise<void>): void => {
    const done = work()
      .catch((error: Error) => note(`an unfinished upload is not removed yet: ${error.message}`))
      .finally(() => working.delete(done));
    working.add(done);
  };
  const remove = async (upload: Upload): Promise<void> => {
    const command = new AbortMultipartUploadCommand(upload);
    await bucket.ask('forget an upload', (client) => client.send(command), isMissing);
    given.delete(upload);
  };
  const look = async (): Promise<void> => {
    for (const upload of given) await remove(upload);
    for await (const upload of listBegunBefore(bucket, Date.now() - abandonedAfterMs)) {
      if (closed) return;
      await remove(upload);
    }
  };
  behind(look);
  const timer = setInterval(() => behind(look), lookEveryMs);
  timer.unref();
  return {
    giveUp(upload, onItsWay) {
      given.add(upload);
      behind(async () => {
        await onItsWay?.catch(() => undefined);
        await remove(upload);
      });
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await Promise.all(working);
    },
  };
}

async function* listBegunBefore(bucket: Bucket, moment: number): AsyncGenerator<Upload> {
  const { Bucket } = bucket.at('');
  let from: { KeyMarker?: string; UploadIdMarker?: string } = {};
  for (;;) {
    const command = new ListMultipartUploadsCommand({ Bucket, Prefix: bucket.prefix, ...from });
    const page = await bucket.ask('list its uploads', (client) => client.send(command));
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Key?.startsWith(bucket.prefix) && UploadId && Initiated && Initiated.getTime() < moment) {
        yield { Bucket, Key, UploadId };
      }
    }
    if (!page.IsTruncated || !page.NextKeyMarker) return;
    from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}
