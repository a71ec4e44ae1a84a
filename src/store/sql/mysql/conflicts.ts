import { setTimeout as sleep } from 'node:timers/promises';
import { Turns } from '../../turns.ts';
import { isConflict, toAppError } from '../trouble.ts';

const MOST_ATTEMPTS = 8;

/**
 * Runs a transaction again that went against another one. A single server lets both wait for the row. In a cluster,
 * where a conflict is known at the COMMIT only, those of this process that lost once run one after the other: a hundred
 * that want the same row would go on hindering each other.
 */
export class Conflicts {
  private readonly losers = new Turns();
  private readonly belongsToCluster: boolean;

  constructor(belongsToCluster: boolean) {
    this.belongsToCluster = belongsToCluster;
  }

  async outlast<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw toAppError(error);
      return this.belongsToCluster ? this.losers.run(() => tryAgain(work)) : tryAgain(work);
    }
  }
}

async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 2; ; attempt += 1) {
    await sleep(5 * 2 ** (attempt - 1) * (0.5 + Math.random()));
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === MOST_ATTEMPTS) throw toAppError(error);
    }
  }
}
