import { Pulse, within, type PulseLimits } from '../pulse.ts';
import { ServerLost, toAppError } from '../trouble.ts';
import { look, type Look } from './look.ts';
import { destroyConnection, greetWith, mysqlSource } from './source.ts';
import type { DataSource, QueryRunner } from 'typeorm';

/** Before reading, a server waits for the writes of others in its cluster that it has not seen yet. */
const WAIT_FOR_OTHERS = 'SET SESSION wsrep_sync_wait = 1';
const MOST_END_MS = 5_000;
/** The first word of a busy server may take its time; as long as a connection may. */
const MOST_START_MS = 10_000;

/** One database server with its connections. A frozen one blocks callers only until that is noticed. */
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

  /** Where the name of a cluster is given, as one of its servers, or not at all. */
  static async open(url: string, limits: PulseLimits, clusterId?: string): Promise<Server> {
    const source = await mysqlSource(url);
    try {
      const seen = await look(url, Math.max(limits.signMs, MOST_START_MS));
      if (clusterId !== undefined && seen.clusterId !== clusterId) throw new ServerLost('It is of another cluster.');
      await source.initialize();
      if (seen.belongsToCluster) await greetWith(source, WAIT_FOR_OTHERS, clusterId);
      return new Server(url, source, seen, limits);
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
      // a place in the queue for connections cannot be left: what comes after all is handed on at once
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

/** Of one that failed while it was opened its pool is there already. */
async function end(source: DataSource): Promise<void> {
  const ending = source.isInitialized ? source.destroy() : source.driver.disconnect();
  await within(MOST_END_MS, ending).catch(() => undefined);
}

/** A connection whose state is unknown is closed. */
async function discard(runner: QueryRunner, error: unknown): Promise<void> {
  if (error instanceof ServerLost) destroyConnection(runner);
  else await runner.release().catch(() => undefined);
}
