import { bucketOf, emptyHistogram, type Metrics, type Sample, type SeenProbe } from '../../../ops/index.ts';
import type { Clock } from '../../kernel/clock.ts';

/** A request that should succeed: any success of the contract passes. */
export interface ProbeCall {
  readonly operation: string;
  readonly method: string;
  /** Includes the query string. */
  readonly path: string;
  /** JSON. */
  readonly body: string | undefined;
}

export interface ProbeTarget {
  readonly region: string;
  /** Without a trailing slash. */
  readonly url: string;
  /** Whether it is this process; until its first answer it counts as starting. */
  readonly isSelf: boolean;
}

export interface ProbeParts {
  readonly calls: readonly ProbeCall[];
  readonly targets: readonly ProbeTarget[];
  /** A pass that is valid now. */
  readonly newPass: () => string;
  readonly monotonic: () => number;
  /** Called with the outcome of each probe, including a missing answer. */
  readonly onProbe?: (counted: SeenProbe) => void;
}

type Outcome = SeenProbe['outcome'];
type ProbeCounts = Pick<Sample, 'region' | 'operation' | 'probes' | 'probeTimes'>;

/** What was seen of an operation in the minute that begins then, by a prober alone. */
export const probedSample = (at: number, counts: ProbeCounts): Sample =>
  ({ at, ...counts, times: emptyHistogram(), faults: 0 });

interface Counted {
  readonly target: ProbeTarget;
  readonly operation: string;
  passed: number;
  failed: number;
  readonly times: number[];
}

export interface ProbingParts extends Pick<ProbeParts, 'calls' | 'targets'> {
  readonly clock: Clock;
  readonly watches: Pick<Metrics['watches'], 'willProbe' | 'probed'>;
  readonly newProbePass: (now: number) => string;
}

const EVERY_MS = 15_000;
const TIMEOUT_MS = 5000;
/** The engine searched and found no way: as good an answer as any. */
const UNPROCESSABLE = 422;

/** Probes regions with real requests that nobody pays for, and counts the outcomes. */
export class Probes {
  readonly #parts: ProbeParts;
  readonly #answered = new Set<ProbeTarget>();
  #counted = new Map<string, Counted>();

  constructor(parts: ProbeParts) {
    this.#parts = parts;
  }

  /** Sends one request for each operation to each region. */
  async look(): Promise<void> {
    const { calls, targets } = this.#parts;
    await Promise.all(targets.flatMap((target) => calls.map((call) => this.#ask(target, call))));
  }

  /** Returns the counts since the last call. */
  take(): ProbeCounts[] {
    const counted = [...this.#counted.values()];
    this.#counted = new Map();
    return counted.map(({ target: { region }, operation, passed, failed, times }) => ({
      region, operation, probes: { passed, failed }, probeTimes: times,
    }));
  }

  async #ask(target: ProbeTarget, call: ProbeCall): Promise<void> {
    const { newPass, monotonic, onProbe } = this.#parts;
    const startedAt = monotonic();
    const outcome = await outcomeOf(target, call, newPass());
    if (outcome === 'passed') this.#answered.add(target);
    if (target.isSelf && !this.#answered.has(target)) return;
    const ms = monotonic() - startedAt;
    onProbe?.({
      region: target.region, operation: call.operation, outcome, ...(outcome === 'passed' && { seconds: ms / 1000 }),
    });
    if (outcome === 'unknown') return;
    const counted = this.#countedOf(target, call.operation);
    counted[outcome] += 1;
    if (outcome === 'passed') counted.times[bucketOf(ms)] += 1;
  }

  #countedOf(target: ProbeTarget, operation: string): Counted {
    const name = `${target.region} ${operation}`;
    let counted = this.#counted.get(name);
    if (!counted) {
      counted = { target, operation, passed: 0, failed: 0, times: emptyHistogram() };
      this.#counted.set(name, counted);
    }
    return counted;
  }
}

/** Probes at once and every 15 s, until it is stopped. */
export function startProbes(parts: ProbingParts): { readonly probes: Probes; stop(): void } {
  const { calls, targets, clock, watches, newProbePass } = parts;
  const probes = new Probes({
    calls, targets, newPass: () => newProbePass(clock.now()), monotonic: () => clock.monotonic(),
    onProbe: (counted) => watches.probed(counted),
  });
  for (const target of targets) for (const call of calls) watches.willProbe(target.region, call.operation);
  void probes.look();
  const timer = setInterval(() => void probes.look(), EVERY_MS).unref();
  return { probes, stop: () => clearInterval(timer) };
}

/**
 * Sends a probe, over a connection of its own: a kept one would stay with the thread that took it, and never meet one
 * that hangs. A refusal is the caller's fault (another secret or version), and says nothing of the service.
 */
async function outcomeOf({ url }: ProbeTarget, call: ProbeCall, pass: string): Promise<Outcome> {
  try {
    const reply = await fetch(url + call.path, {
      method: call.method,
      headers: {
        authorization: `Bearer ${pass}`,
        connection: 'close',
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: call.body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.arrayBuffer();
    if (reply.ok || reply.status === UNPROCESSABLE) return 'passed';
    return reply.status >= 500 ? 'failed' : 'unknown';
  } catch {
    return 'failed';
  }
}
