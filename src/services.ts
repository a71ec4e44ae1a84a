import { Health, type Metrics } from '../ops/index.ts';
import type { Config } from './config.ts';
import { AppError } from './errors.ts';
import { systemClock } from './http/clock.ts';
import { openLog, type LogStream } from './http/log.ts';
import { atlasGeocoder, openEngines, type Engines } from './http/atlas-geocoder.ts';
import type { Services } from './http/services.ts';
import type { AtlasHolder } from './store/files/atlas-holder.ts';
import type { Atlas } from './store/files/atlas-read.ts';
import { openStores, type Stores } from './store/open.ts';

export interface Surroundings {
  readonly note: (text: string) => void;
  readonly logTo?: LogStream;
  readonly metrics: Metrics;
}

export interface Opened {
  readonly services: Services;
  readonly stores: Stores;
  readonly health: Health;
  /** Books the usage that is recorded and lets go of everything. */
  close(): Promise<void>;
}

/** Makes of a configuration everything that handlers work with. */
export async function openServices(config: Config, atlas: AtlasHolder, surroundings: Surroundings): Promise<Opened> {
  const log = openLog(surroundings.logTo);
  const stores = await openStores({ ...config, note: surroundings.note });
  const journal = stores.journal!;
  const { metrics } = surroundings;
  metrics.gauge('geokod_journal_waiting_lines', 'Usage that is not on disk yet.', () => journal.state.waiting);
  metrics.gauge(
    'geokod_journal_unbooked_lines',
    'Usage on disk that is not in the ledger yet.',
    () => journal.state.unbooked,
  );
  metrics.gauge('geokod_journal_lost_lines', "Usage given up, in the customers' favour.", () => journal.state.lost);
  metrics.gauge('geokod_shared_cache', '1 while the shared cache answers, else 0.', () =>
    stores.cache.shared ? 1 : 0,
  );
  const services: Services = {
    ...stores,
    journal,
    metrics,
    log,
    clock: systemClock,
    region: config.region,
    publicUrl: config.publicUrl,
    geocoder: atlasGeocoder(enginesOf(atlas)),
  };
  const health = new Health([
    { name: 'database', check: async () => void (await stores.sql.all('SELECT 1 AS one')) },
    { name: 'journal', check: () => refuseTrouble(journal.state.trouble) },
  ]);
  return {
    services,
    stores,
    health,
    async close() {
      await stores.close();
      log.flush();
    },
  };
}

function refuseTrouble(trouble: string | undefined): void {
  if (trouble !== undefined) throw new AppError('temporarily_unavailable', trouble);
}

/** The indexes over an atlas are opened once for each that comes to be served. */
function enginesOf(holder: AtlasHolder): () => Engines {
  let atlas: Atlas | undefined;
  let engines: Engines;
  return () => {
    const current = holder.current();
    if (current !== atlas) {
      atlas = current;
      engines = openEngines(current.tables, `${current.facts.builtAt} ${current.bytes}`);
    }
    return engines;
  };
}
