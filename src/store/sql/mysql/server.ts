import { Pulse, within, type PulseLimits } from '../pulse.ts';
import { ServerLost, toAppError } from '../trouble.ts';
import { look, type Look } from './look.ts';
import { destroyConnection, greetWith, mysqlSource } from './source.ts';
import type { DataSource, QueryRunner } from 'typeorm';

/** Before reading, a server of a cluster applies the pending writes of the others. */
const WAIT_FOR_OTHERS = 'SET SESSION wsrep_sync_wait = 1';
const MOST_END_MS = 5_000;
/** A busy server may be slow to answer first; as slow as a connection may be. */
const MOST_START_MS = 10_000;

/** One database server with its connections. A frozen one blocks callers only until that is detected. */
export class Server {
  readonly url: string;
  readonly belongsToCluster: boolean;
  readonly source: DataSource;
  private readonly pulse: Pulse;

  private constructor(url: string, source: DataSource, { belongsToCluster }: Look, limits: PulseLimits) {
    this.url = url;
    this.source = source;
    this.belongsToCluster = belongsToCluster;
    this.pulse = new Pulse(async () => void (await look(url, limits.signMs)), limits);
  }

  /** Opens a server; if `clusterId` is given, it must belong to that cluster. */
  static async open(url: string, limits: PulseLimits, clusterId?: string): Promise<Server> {
    const source = await mysqlSource(url);
    try {
      const status = await look(url, Math.max(limits.signMs, MOST_START_MS));
      if (clusterId !== undefined && status.clusterId !== clusterId) throw new ServerLost('It is of another cluster.');
      await source.initialize();
      if (status.belongsToCluster) await greetWith(source, WAIT_FOR_OTHERS, clusterId);
      return new Server(url, source, status, limits);
    } catch (error) {
      await end(source);
      throw error;
    }
  }

  async withRunner<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    let connecting: Promise<unknown> | undefined;
    try {
      await this.pulse.guardQuiet(() => (connecting = runner.connect()));
    } catch (error) {
      // a place in the queue for connections cannot be given up: a late connection is released at once
      connecting?.then(() => runner.release()).catch(() => undefined);
      throw toAppError(error);
    }
    try {
      const result = await this.pulse.guard(() => work(runner));
      await runner.release();
      return result;
    } catch (error) {
      await discard(runner, error);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.pulse.close();
    await end(this.source);
  }
}

/** Closes the source; after a failed opening its pool exists already. */
async function end(source: DataSource): Promise<void> {
  const ending = source.isInitialized ? source.destroy() : source.driver.disconnect();
  await within(MOST_END_MS, ending).catch(() => undefined);
}

/** Releases a connection, or closes it if its state is unknown. */
async function discard(runner: QueryRunner, error: unknown): Promise<void> {
  if (error instanceof ServerLost) destroyConnection(runner);
  else await runner.release().catch(() => undefined);
}
