import type { BatchJob, BatchList, Problem } from '../../src/contract.gen.ts';
import { inputName } from '../../src/jobs/batch/files.ts';
import { call, type Call } from './call.ts';
import { assertConforms, contract, type SeenReply } from './conformance.ts';
import type { Platform } from './platform.ts';

export const TABLE = 'id,адрес\n1,"Ветроград, Посадская 11"\n2,Ветроград\n';
/** Lines of the result, with a word about what was found; `workOff` writes them. */
export const lines = ['1,x,ok\n', '2,y,not_found\n', '3,я,ok\n'];
export const CSV = { 'content-type': 'text/csv' };
export type Asked = Call & { readonly key?: string };

export const jobIn = ({ text }: SeenReply): BatchJob => JSON.parse(text) as BatchJob;
export const listIn = ({ text }: SeenReply): BatchList => JSON.parse(text) as BatchList;
export const problemIn = ({ text }: SeenReply): Problem => JSON.parse(text) as Problem;
export const jobOf = (reply: SeenReply): string => jobIn(reply).job;

/** Calls of the batch API over HTTP; each answer is checked against the contract. */
export function openBatchCalls(platform: () => Platform) {
  async function ask(id: string, path: string, { key = platform().key, ...how }: Asked = {}): Promise<SeenReply> {
    const headers = { authorization: `Bearer ${key}`, ...how.headers };
    const reply = await call(platform().service.address, path, { ...how, headers });
    if (how.method !== 'HEAD') assertConforms(contract.operations.find(({ operationId }) => operationId === id), reply);
    return reply;
  }
  const submit = (how: Asked = {}, query = ''): Promise<SeenReply> => {
    const sent = { method: 'POST', body: TABLE, ...how, headers: { ...CSV, ...how.headers } };
    return ask('submitBatch', `/v2/batch${query}`, sent);
  };
  return {
    ask,
    submit,

    /** Submits a batch with nothing else in the queue. */
    async fresh(): Promise<string> {
      await platform().stores.sql.write((transaction) => transaction.run('DELETE FROM batch'));
      return jobOf(await submit());
    },

    async keptOf(job: string): Promise<string> {
      let text = '';
      for await (const piece of platform().files.read(inputName(job))) text += Buffer.from(piece).toString();
      return text;
    },

    filesNow: (): Promise<string[]> => Array.fromAsync(platform().files.list('batches/')),

    async usedBy(key: string): Promise<number> {
      const { stores: { quota, keys } } = platform();
      return (await quota.look(await keys.authenticate(key, Date.now()), Date.now())).used;
    },
  };
}
