import { bucketOf, emptyHistogram, type Metrics, type Sample, type SeenProbe } from '../../../ops/index.ts';
import type { Clock } from '../../kernel/clock.ts';

/** A request whose right answer is known: any that the contract calls a success. */
export interface ProbeCall {
  readonly operation: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** JSON. */
  readonly body: string | undefined;
}

export interface ProbeTarget {
  readonly region: string;
  /** Without a slash at the end. */
  readonly url: string;
  /** It is this process that answers there: as long as it has not answered once, it is starting. */
  readonly isSelf: boolean;
}

export interface ProbeParts {
  readonly calls: readonly ProbeCall[];
  readonly targets: readonly ProbeTarget[];
  /** A pass that is in force now. */
  readonly newPass: () => string;
  readonly monotonic: () => number;
  /** Told of each question when it is answered, or was not. */
  readonly onSeen?: (seen: SeenProbe) => void;
}

type Outcome = SeenProbe['outcome'];
type Seen = Pick<Sample, 'region' | 'operation' | 'probes' | 'probeTimes'>;

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
/** The engine has looked and says that there is no way: an answer as good as any. */
const UNPROCESSABLE = 422;

/** Asks regions real questions that cost nobody anything, and counts what came of it. */
export class Probes {
  readonly #parts: ProbeParts;
  readonly #answered = new Set<ProbeTarget>();
  #seen = new Map<string, Counted>();

  constructor(parts: ProbeParts) {
    this.#parts = parts;
  }

  /** One question for each operation, of each region. */
  async look(): Promise<void> {
    const { calls, targets } = this.#parts;
    await Promise.all(targets.flatMap((target) => calls.map((call) => this.#ask(target, call))));
  }

  /** What was seen since the last time. */
  take(): Seen[] {
    const seen = [...this.#seen.values()];
    this.#seen = new Map();
    return seen.map(({ target: { region }, operation, passed, failed, times }) => ({
      region, operation, probes: { passed, failed }, probeTimes: times,
    }));
  }

  async #ask(target: ProbeTarget, call: ProbeCall): Promise<void> {
    const { newPass, monotonic, onSeen } = this.#parts;
    const startedAt = monotonic();
    const outcome = await outcomeOf(target, call, newPass());
    if (outcome === 'passed') this.#answered.add(target);
    if (target.isSelf && !this.#answered.has(target)) return;
    const ms = monotonic() - startedAt;
    onSeen?.({
      region: target.region, operation: call.operation, outcome, ...(outcome === 'passed' && { seconds: ms / 1000 }),
    });
    if (outcome === 'unknown') return;
    const seen = this.#seenOf(target, call.operation);
    seen[outcome] += 1;
    if (outcome === 'passed') seen.times[bucketOf(ms)] += 1;
  }

  #seenOf(target: ProbeTarget, operation: string): Counted {
    const name = `${target.region} ${operation}`;
    let seen = this.#seen.get(name);
    if (!seen) this.#seen.set(name, (seen = { target, operation, passed: 0, failed: 0, times: emptyHistogram() }));
    return seen;
  }
}

/** Looks at once and every 15 s, until it is stopped. */
export function startProbes(parts: ProbingParts): { readonly probes: Probes; stop(): void } {
  const { calls, targets, clock, watches, newProbePass } = parts;
  const probes = new Probes({
    calls, targets, newPass: () => newProbePass(clock.now()), monotonic: () => clock.monotonic(),
    onSeen: (seen) => watches.probed(seen),
  });
  for (const target of targets) for (const call of calls) watches.willProbe(target.region, call.operation);
  void probes.look();
  const timer = setInterval(() => void probes.look(), EVERY_MS).unref();
  return { probes, stop: () => clearInterval(timer) };
}

/** A refusal is the fault of who asks, and says nothing of the service: another secret, another version. */
async function outcomeOf({ url }: ProbeTarget, call: ProbeCall, pass: string): Promise<Outcome> {
  try {
    const reply = await fetch(url + call.path, {
      method: call.method,
      headers: {
        authorization: `Bearer ${pass}`,
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
