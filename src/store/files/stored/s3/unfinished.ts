import { AbortMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';
import { isMissing } from './trouble.ts';

/** Parts that wait to become a file. */
export interface Upload {
  readonly Bucket: string;
  readonly Key: string;
  readonly UploadId: string;
}

/** Uploads that will never be completed, whose parts are invisible but cost money. */
export interface Unfinished {
  /** One of this process, once nothing of it is on its way any more. Nobody waits; it is tried again when it fails. */
  giveUp(upload: Upload, onItsWay?: Promise<unknown>): void;
  close(): Promise<void>;
}

export interface UnfinishedOptions {
  readonly note: (text: string) => void;
  /** A server does not tell who began an upload: one this old is nobody's any more. */
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
