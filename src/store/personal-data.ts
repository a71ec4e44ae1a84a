import { openPersonalData, type PersonalSurroundings } from '../accounts/personal-data.ts';
import { eraseTraces, followForgotten } from './forgotten.ts';
import { listOtherPlaces, placeOf } from './live-nodes.ts';
import { openKeptMails } from './mail/kept-mails.ts';
import { openPersonalStore } from './sql/personal-store.ts';
import { exportBatches } from './sql/batch/forgetting.ts';
import { exportWebhooks } from './sql/webhook-export.ts';
import type { PersonalData } from '../accounts/ports.ts';
import { exportInvoices, type UsageLedger } from '../../billing/index.ts';
import type { Cache } from '../kernel/cache.ts';
import type { Sql } from '../kernel/sql.ts';

type Asked = 'mailsOf' | 'usageOf' | 'otherPlaces' | 'webhooksOf' | 'batchesOf' | 'invoicesOf';
type Given = Omit<PersonalSurroundings, 'store' | 'erase' | Asked>;

export interface PersonalParts extends Given {
  readonly sql: Sql;
  readonly cache: Cache;
  readonly usage: UsageLedger;
  readonly dataDir: string;
  /** For commands that run beside the server, which follows the deletions of other nodes. */
  readonly beside?: boolean;
}

/** Personal data in all stores: exported, deleted, and removed here when another node deletes it. */
export async function openPersonal(parts: PersonalParts): Promise<PersonalData & { close(): Promise<void> }> {
  const { sql, cache, usage, dataDir, beside, digest, note } = parts;
  const mails = openKeptMails(dataDir);
  const places = { store: openPersonalStore(sql), cache, mails, digest };
  const noteTrouble = (error: Error): void => note(`forgotten addresses: ${error.message}`);
  const follower = beside ? undefined : await followForgotten(places, noteTrouble);
  const personalData = openPersonalData({
    ...parts,
    store: places.store,
    erase: (gone) => eraseTraces(places, gone),
    mailsOf: (address, accountIds) =>
      mails.list(({ to, accountId }) => to === address || (accountId !== undefined && accountIds.includes(accountId))),
    otherPlaces: () => listOtherPlaces(sql, placeOf(dataDir)),
    webhooksOf: (accountId) => exportWebhooks(sql, accountId),
    batchesOf: (accountId) => exportBatches(sql, accountId),
    invoicesOf: (accountId) => exportInvoices(sql, accountId),
    usageOf: (accountId) => usage.getUsage(accountId, '0001-01-01', '9999-12-31', ['day', 'operation', 'key']),
  });
  return { ...personalData, close: async () => follower?.close() };
}
