import type { UsageJournal } from '../../billing/index.ts';
import type { Metrics } from '../../ops/index.ts';
import { uploadKinds, type UploadKind } from '../routing/traffic/upload-columns.ts';
import { statesByName, type ThreadState, type ThreadStates } from '../workers/thread-state.ts';
import type { Engines } from '../serving/engines.ts';
import type { LoadedTraffic } from '../serving/loaded-traffic.ts';
import type { ServedRoads } from '../serving/served-roads.ts';
import type { ClockWatch } from '../store/clock-watch.ts';
import type { AtlasHolder } from '../store/files/atlas/holder.ts';
import { atlasInfo } from '../store/files/atlas/info.ts';
import type { Stores } from '../store/open.ts';
import { systemClock } from '../store/system-clock.ts';

interface OtherThreads {
  readonly roads: ServedRoads;
  readonly rows: { readonly states: (ThreadState | undefined)[] } | undefined;
  readonly httpThreads: () => { readonly states: ThreadStates } | undefined;
}

/** The states of all threads of a node but the first. */
export const otherThreads = ({ roads, rows, httpThreads }: OtherThreads) => (): ThreadStates => ({
  ...httpThreads()?.states,
  ...roads.current().threadStates,
  ...statesByName('rows', rows?.states ?? []),
});

export const mapKnown = <Known, T>(known: Known | undefined, read: (known: Known) => T): T | undefined =>
  (known === undefined ? undefined : read(known));

function watchMails(mailer: Stores['mailer'], metrics: Metrics): void {
  metrics.watches.watch({
    mailsWaiting: () => mailer.waiting()?.count,
    mailsOldest: () => mapKnown(mailer.waiting(), ({ oldestAt }) => sinceMoment(oldestAt)),
  });
}

export const sinceMoment = (at: number | undefined): number =>
  (at === undefined ? 0 : Math.max(0, systemClock.now() - at) / 1000);

export function watchStores({ cache, journal, mailer }: Stores, watch: ClockWatch, metrics: Metrics): void {
  const skewSeconds = (): number => (watch.skewMs ?? NaN) / 1000;
  metrics.gauge('geokod_clock_skew_seconds', "This node's clock ahead of the database's; NaN if unknown.", skewSeconds);
  metrics.gauge('geokod_shared_cache', '1 while the shared cache answers, else 0.', () => Number(cache.shared));
  watchJournal(journal!, metrics);
  watchMails(mailer, metrics);
}

function watchJournal(journal: UsageJournal, metrics: Metrics): void {
  metrics.gauge('geokod_journal_waiting_lines', 'Usage that is not on disk yet.', () => journal.state.waiting);
  metrics.gauge(
    'geokod_journal_unbooked_lines',
    'Usage on disk that is not in the ledger yet.',
    () => journal.state.unbooked,
  );
  metrics.watches.watch({
    journalSegments: () => journal.state.segments,
    journalOldest: () => sinceMoment(journal.state.oldestAt),
  });
  metrics.gauge('geokod_journal_lost_lines', "Usage given up, in the customers' favour.", () => journal.state.lost);
  metrics.gauge('geokod_journal_repeated_lines', 'Usage that had been counted before.', () => journal.state.repeated);
  metrics.gauge('geokod_journal_damaged_lines', 'Usage that cannot be read.', () => journal.state.damaged);
  metrics.gauge('geokod_journal_late_lines', 'Usage of closed months, not counted.', () => journal.state.late);
}

export function watchAtlas(atlas: AtlasHolder, engines: () => Engines, metrics: Metrics): void {
  const read = () => {
    const { builtAt, dataAsOf } = atlasInfo(atlas.current());
    return {
      version: engines().version,
      builtAt: Date.parse(builtAt),
      dataAt: dataAsOf === null ? undefined : Date.parse(dataAsOf),
    };
  };
  metrics.atlas(read, systemClock);
}

export function watchTraffic(roads: ServedRoads, metrics: Metrics): void {
  const loaded = (kind: UploadKind) => roads.loaded().find((file) => file.kind === kind);
  metrics.watches.watch({ routingTasks: () => roads.current().tasks });
  metrics.gauge('geokod_routing_threads', 'Threads for roads that can work.', () => roads.current().threads);
  metrics.gauge('geokod_traffic_live_age_seconds', 'Since live speeds came; NaN where there are none.', () => {
    const live = loaded('live');
    return live ? (systemClock.now() - live.cameAtMs) / 1000 : NaN;
  });
  metrics.gauge('geokod_traffic_unkept_files', 'In force, but not on disk: a restart would forget them.', () =>
    roads.loaded().filter(({ isKept }) => !isKept).length,
  );
  for (const kind of uploadKinds) {
    const rows = (read: (file: LoadedTraffic) => number) => (): number => {
      const file = loaded(kind);
      return file ? read(file) : 0;
    };
    metrics.gauge(`geokod_traffic_${kind}_matched_rows`, 'Rows in force.', rows(({ matched }) => matched));
    const unmatched = rows((file) => file.rows - file.matched);
    metrics.gauge(`geokod_traffic_${kind}_unmatched_rows`, 'Rows that fit nothing on the map.', unmatched);
  }
}
