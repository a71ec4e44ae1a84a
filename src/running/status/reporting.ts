import type { Sample } from '../../../ops/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { TroubleLog } from '../../store/trouble-log.ts';
import { afterEachMinute, KeptMinutes } from './kept-minutes.ts';
import { probedSample, type Probes } from './probes.ts';

export interface ReportingParts {
  readonly probes: Pick<Probes, 'take'>;
  /** Passes the samples of a minute on to where the history is. */
  readonly report: (samples: readonly Sample[], now: number) => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Reports what probes saw, minute by minute, from a process without a database, until it is closed. */
export function startReporting({ probes, report, clock, log }: ReportingParts): { close(): Promise<void> } {
  const minutes = new KeptMinutes({
    take: (at) => {
      const seen = probes.take();
      // a prober that reaches no region at all is more likely cut off itself
      return seen.some((counts) => counts.probes.passed > 0) ? seen.map((counts) => probedSample(at, counts)) : [];
    },
    add: report,
    startedAt: clock.now(),
  });
  const trouble = new TroubleLog(log, {
    begins: 'what probes saw is not reported: it waits for a day',
    over: 'what probes saw is reported again',
  });
  let working: Promise<void> = Promise.resolve();
  const write = (): Promise<void> => (working = working
    .then(() => minutes.write(clock.now()))
    .then(() => trouble.succeeded(), (error: Error) => trouble.failed(error)));
  const timer = afterEachMinute(clock, (now) => {
    minutes.collectBefore(now);
    void write();
  });
  return {
    async close() {
      timer.stop();
      minutes.collectNow(clock.now());
      await write();
      trouble.settle();
    },
  };
}
