import { openAsBlob } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BatchJob } from '../../src/contract.gen.ts';
import type { WholeService } from './whole-service.ts';

type Asked = Pick<WholeService, 'full' | 'key'>;

const LOOK_MS = 50;

/** Batches as a customer sees them. */
export const sentBatches = ({ full, key }: Asked) => {
  const base = `http://127.0.0.1:${full}`;
  const headers = { authorization: `Bearer ${key}` };
  const jobIn = async (reply: Response): Promise<BatchJob> => {
    if (!reply.ok) throw new Error(await reply.text());
    return (await reply.json()) as BatchJob;
  };
  return {
    send: async (file: string): Promise<BatchJob> => {
      const body = await openAsBlob(file, { type: 'text/csv' });
      return jobIn(await fetch(`${base}/v2/batch`, { method: 'POST', headers, body }));
    },
    cancel: async ({ job }: BatchJob): Promise<BatchJob> =>
      jobIn(await fetch(`${base}/v2/batch/${job}`, { method: 'DELETE', headers })),
    /** Polls a job until the condition holds. */
    until: async ({ job }: BatchJob, holds: (seen: BatchJob) => boolean): Promise<BatchJob> => {
      for (;;) {
        const seen = await jobIn(await fetch(`${base}/v2/batch/${job}`, { headers }));
        if (holds(seen)) return seen;
        if (seen.status === 'failed') throw new Error(`the batch failed: ${seen.error?.detail}`);
        await sleep(LOOK_MS);
      }
    },
    read: async ({ result_url: path }: BatchJob): Promise<void> => {
      const result = await fetch(base + path!, { headers: { ...headers, 'accept-encoding': 'identity' } });
      for await (const _ of result.body!);
    },
  };
};
