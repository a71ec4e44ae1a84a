import { randomUUID } from 'node:crypto';
import type { Metrics, StatusHistory } from '../../../ops/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import type { StatusBoard } from '../../store/status/board.ts';
import { TroubleLog } from '../../store/trouble-log.ts';
import { watchTrust } from '../clock-trust.ts';
import { afterEachMinute } from './kept-minutes.ts';
import { startProbes, type ProbeCall, type ProbeTarget } from './probes.ts';
import { Recorder } from './recorder.ts';

export interface RecordingParts {
  readonly statusHistory: StatusHistory;
  readonly status: StatusBoard;
  readonly metrics: Pick<Metrics, 'tally' | 'watches'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly region: string;
  readonly targets: readonly ProbeTarget[];
  readonly calls: readonly ProbeCall[];
  readonly newProbePass: (now: number) => string;
}

/** Probes and records from this node until it is closed. */
export function startRecording(parts: RecordingParts): { close(): Promise<void> } {
  const { statusHistory: history, status, metrics, clock, log, region, targets, calls, newProbePass } = parts;
  const { tally, watches } = metrics;
  const { probes, stop } = startProbes({ calls, targets, clock, watches, newProbePass });
  const id = `${region}-${randomUUID()}`;
  const trust = watchTrust(clock);
  const recorder = new Recorder({ id, region, history, tally, probes, startedAt: clock.now(), trust });
  const trouble = new TroubleLog(log, {
    begins: 'the status history takes nothing: what is seen waits for a day',
    over: 'the status history is written again',
  });
  let working: Promise<void> = Promise.resolve();
  const attempt = (work: () => Promise<void>): Promise<void> =>
    (working = working.then(work).then(() => trouble.succeeded(), (error: Error) => trouble.failed(error)));
  const recording = afterEachMinute(clock, (now) => {
    recorder.collect(now);
    void attempt(async () => {
      await recorder.record(clock.now());
      // what is shown while the database is unavailable is at most a minute old, though nobody has looked
      await status.read(clock.now());
    });
  });
  return {
    async close() {
      recording.stop();
      stop();
      await attempt(() => recorder.close(clock.now()));
      trouble.settle();
    },
  };
}
