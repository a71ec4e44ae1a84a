import { randomUUID } from 'node:crypto';
import { spanMs, type Metrics, type StatusHistory } from '../../../ops/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { TroubleLog } from '../../store/trouble-log.ts';
import { Probes, type ProbeCall, type ProbeTarget } from './probes.ts';
import { Recorder } from './recorder.ts';

export interface RecordingParts {
  readonly statusHistory: StatusHistory;
  readonly metrics: Pick<Metrics, 'tally' | 'watches'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly region: string;
  readonly targets: readonly ProbeTarget[];
  readonly calls: readonly ProbeCall[];
  readonly newProbePass: (now: number) => string;
}

const PROBE_EVERY_MS = 15_000;

/** Watches from this node until it is closed. */
export function startRecording(parts: RecordingParts): { close(): Promise<void> } {
  const { statusHistory: history, metrics, clock, log, region, targets, calls, newProbePass } = parts;
  const { tally, watches } = metrics;
  const probes = new Probes({
    calls, targets, newPass: () => newProbePass(clock.now()), monotonic: () => clock.monotonic(),
    onSeen: (seen) => watches.probed(seen),
  });
  for (const target of targets) for (const call of calls) watches.willProbe(target.region, call.operation);
  const id = `${region}-${randomUUID()}`;
  const recorder = new Recorder({ id, region, history, tally, probes, startedAt: clock.now() });
  const trouble = new TroubleLog(log, {
    begins: 'the status history takes nothing: what is seen waits for a day',
    over: 'the status history is written again',
  });
  let working: Promise<void> = Promise.resolve();
  const attempt = (work: () => Promise<void>): Promise<void> =>
    (working = working.then(work).then(() => trouble.succeeded(), (error: Error) => trouble.failed(error)));
  let timer: NodeJS.Timeout;
  const next = (): void => {
    const untilMinuteMs = spanMs.minute - (clock.now() % spanMs.minute);
    timer = setTimeout(() => {
      void attempt(() => recorder.record(clock.now()));
      next();
    }, untilMinuteMs).unref();
  };
  next();
  void probes.look();
  const probing = setInterval(() => void probes.look(), PROBE_EVERY_MS).unref();
  return {
    async close() {
      clearTimeout(timer);
      clearInterval(probing);
      await attempt(() => recorder.close(clock.now()));
      trouble.settle();
    },
  };
}
