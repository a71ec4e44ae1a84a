import type { BatchReservations, UnitsOwner } from '../jobs/batch/ports.ts';
import type { OpenedQuota } from './open-quota.ts';

/** How often units reserved for a batch by a dead process are looked for. */
const LOOK_MS = 15_000;

/** Reservations that notify the quota, and are returned soon after their process has died. */
export function openReservations(
  reservations: BatchReservations, { hasReturned }: Pick<OpenedQuota, 'hasReturned'>, { beside = false },
): { store: BatchReservations; close(): Promise<void> } {
  const notifyAll = async (owners: UnitsOwner[]): Promise<UnitsOwner[]> => {
    for (const owner of owners) await hasReturned(owner).catch(() => undefined);
    return owners;
  };
  const store: BatchReservations = {
    ...reservations,
    giveBack: async (batchId) => notifyAll(await reservations.giveBack(batchId)),
    giveBackOld: async () => notifyAll(await reservations.giveBackOld()),
  };
  if (beside) return { store, close: async () => undefined };
  let looking: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    // a database that is unavailable is asked again with the next look
    looking = store.giveBackOld().catch(() => undefined);
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    store,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
