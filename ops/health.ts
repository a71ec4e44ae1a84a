/** A check of a dependency. Throws if something is wrong. */
export interface Check {
  readonly name: string;
  readonly check: () => void | Promise<void>;
  /** Without a vital dependency no caller can be served. Any other failure degrades the service. */
  readonly vital?: boolean;
}

export interface Condition {
  readonly state: 'ok' | 'degraded' | 'down';
  readonly reason?: string;
  /** When the trouble was first noticed. */
  readonly since?: string;
}

export interface HealthReport {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, Condition>>;
}

const OK: Condition = { state: 'ok' };
/** A check that takes longer counts as failed, until it completes after all. */
const SILENCE_MS = 1000;
/** The longest wait for a report: a load balancer without an answer takes the whole node for dead. */
const ANSWER_MS = 250;

/** The clock, passed in, since this module has none. */
export interface HealthClock {
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/**
 * Reports whether requests should be sent here, and what is wrong. Ready means of use to callers: an unavailable shared
 * database or a full disk concerns every node at once, and known keys are served all the same. Liveness is a different
 * question: a process that answers at all is alive.
 */
export class Health {
  private readonly probes: readonly Probe[];
  private readonly clock: HealthClock;
  private stoppedAt: number | undefined;

  constructor(checks: readonly Check[], clock: HealthClock) {
    this.probes = checks.map((check) => new Probe(check, clock));
    this.clock = clock;
  }

  /** Makes the node unready, so that no new requests are sent here. */
  stop(): void {
    this.stoppedAt ??= this.clock.now();
  }

  /** The last results. */
  get last(): HealthReport {
    const checks: Record<string, Condition> = {};
    for (const { name, condition } of this.probes) checks[name] = condition;
    if (this.stoppedAt !== undefined) checks['process'] = conditionOf('down', 'stopping', this.stoppedAt);
    return { ready: Object.values(checks).every(({ state }) => state !== 'down'), checks };
  }

  /** Runs the checks, and returns whatever is known after a short time. */
  async read(): Promise<HealthReport> {
    await Promise.race([this.look(), this.clock.wait(ANSWER_MS)]);
    return this.last;
  }

  /** To be called every few seconds, so that metrics and `since` do not depend on requests. */
  async look(): Promise<void> {
    await Promise.all(this.probes.map((probe) => probe.look()));
  }
}

class Probe {
  readonly name: string;
  condition: Condition = OK;
  private readonly check: Check;
  private readonly clock: HealthClock;
  private looking: Promise<void> | undefined;

  constructor(check: Check, clock: HealthClock) {
    this.name = check.name;
    this.check = check;
    this.clock = clock;
  }

  /** Runs once at a time: a hanging check is not started again. */
  look(): Promise<void> {
    if (this.looking) return this.looking;
    const looking = this.ask().finally(() => (this.looking = undefined));
    this.looking = looking;
    void this.listenFor(looking);
    return looking;
  }

  private async listenFor(looking: Promise<void>): Promise<void> {
    await this.clock.wait(SILENCE_MS);
    if (this.looking === looking) this.fail(`no answer in ${SILENCE_MS} ms`);
  }

  private async ask(): Promise<void> {
    try {
      await this.check.check();
      this.condition = OK;
    } catch (error) {
      this.fail(error instanceof Error ? error.message : String(error));
    }
  }

  private fail(reason: string): void {
    const { since } = this.condition;
    const condition = conditionOf(this.check.vital ? 'down' : 'degraded', reason, this.clock.now());
    this.condition = since === undefined ? condition : { ...condition, since };
  }
}

const conditionOf = (state: Condition['state'], reason: string, at: number): Condition => ({
  state,
  reason,
  since: new Date(at).toISOString(),
});
