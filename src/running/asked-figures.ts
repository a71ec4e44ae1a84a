import { statfs } from 'node:fs/promises';
import { askNowAndThen, type Asked } from './asked.ts';
import { mapKnown, sinceMoment } from './gauges.ts';
import type { Closing } from './process-gauges.ts';
import type { Metrics } from '../../ops/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { Stores } from '../store/open.ts';

/** Rarely: each node counts over whole tables by itself. */
const COUNT_EVERY_MS = 60_000;
const COUNT_INVOICES_EVERY_MS = 300_000;

/** Gauges of batches and money from the database. Overdue months are reported only where a seller is configured. */
export function watchBooks({ batchStore, billing }: Stores, { clock, log }: Around, metrics: Metrics): Closing {
  const ask = <Answer>(what: string, everyMs: number, question: () => Promise<Answer>): Asked<Answer> =>
    askNowAndThen({ what, everyMs, ask: question, log });
  const batches = ask('batches', COUNT_EVERY_MS, async () =>
    ({ states: await batchStore.countStates(), oldestAt: await batchStore.findOldestQueued() }));
  const invoices = ask('invoices', COUNT_INVOICES_EVERY_MS, () => billing.invoices.countStates(clock.now()));
  const month = ask('months', COUNT_EVERY_MS, async () =>
    (billing.seller.isSample ? undefined : { dueSince: await billing.months.findDueSince() }));
  const { watches } = metrics;
  watches.watchList('batches', () => batches.last()?.states);
  watches.watchList('invoices', () => invoices.last());
  watches.watch({
    batchesOldest: () => mapKnown(batches.last(), ({ oldestAt }) => sinceMoment(oldestAt)),
    monthOverdue: () => mapKnown(month.last(), ({ dueSince }) => sinceMoment(dueSince)),
  });
  return { close: async () => void (await Promise.all([batches.close(), invoices.close(), month.close()])) };
}

interface Around {
  readonly clock: Clock;
  readonly log: Log;
}

const LOOK_AT_DISK_EVERY_MS = 30_000;

/** Gauges of the disk that holds the journal, batch files and the embedded database. */
export function watchDisk(folder: string, log: Log, metrics: Metrics): Closing {
  const ask = async (): Promise<Record<'free' | 'size', number>> => {
    const { bsize, bavail, blocks } = await statfs(folder);
    return { free: bsize * bavail, size: bsize * blocks };
  };
  const disk = askNowAndThen({ what: 'free bytes of the disk', everyMs: LOOK_AT_DISK_EVERY_MS, ask, log });
  metrics.watches.watch({ diskFree: () => disk.last()?.free, diskSize: () => disk.last()?.size });
  return disk;
}
