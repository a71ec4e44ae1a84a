import type { BatchReservations, UnitsOwner } from '../jobs/batch/ports.ts';
import type { OpenedQuota } from './open-quota.ts';

/** How often units are looked for that a dead process took for a batch. */
const LOOK_MS = 15_000;

/** Reservations of which the quota hears, and which outlive no process for long. */
export function openReservations(
  reservations: BatchReservations, { hasReturned }: Pick<OpenedQuota, 'hasReturned'>, { beside = false },
): { told: BatchReservations; close(): Promise<void> } {
  const tellAll = async (owners: UnitsOwner[]): Promise<UnitsOwner[]> => {
    for (const owner of owners) await hasReturned(owner).catch(() => undefined);
    return owners;
  };
  const told: BatchReservations = {
    ...reservations,
    giveBack: async (batchId) => tellAll(await reservations.giveBack(batchId)),
    giveBackOld: async () => tellAll(await reservations.giveBackOld()),
  };
  if (beside) return { told, close: async () => undefined };
  let looking: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    // a database that is away is asked again at the next look
    looking = told.giveBackOld().catch(() => undefined);
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    told,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
