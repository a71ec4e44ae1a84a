/** Something this process works with. Answers, or says what is wrong by throwing. */
export interface Check {
  readonly name: string;
  readonly check: () => void | Promise<void>;
  /** Without it no caller can be served. Everything else that fails makes the service poorer, never useless. */
  readonly vital?: boolean;
}

export interface Condition {
  readonly state: 'ok' | 'degraded' | 'down';
  readonly reason?: string;
  /** When it was first seen so. */
  readonly since?: string;
}

export interface HealthReport {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, Condition>>;
}

const OK: Condition = { state: 'ok' };
/** A check that takes longer has failed, until it answers after all. */
const SILENCE_MS = 1000;
/** Whoever asks waits no longer: a balancer that gets no answer takes the whole node for dead. */
const ANSWER_MS = 250;

/** Time, which this module does not take by itself. */
export interface HealthClock {
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/**
 * Whether requests should be sent here, and what is not as it should be. Ready means of use to callers: a shared
 * database that is away or a full disk concerns every node at once, and known keys are served all the same.
 * Alive is another question: a process that answers at all is alive.
 */
export class Health {
  private readonly probes: readonly Probe[];
  private readonly clock: HealthClock;
  private stoppedAt: number | undefined;

  constructor(checks: readonly Check[], clock: HealthClock) {
    this.probes = checks.map((check) => new Probe(check, clock));
    this.clock = clock;
  }

  /** From now on not ready, so that no new requests are sent here. */
  stop(): void {
    this.stoppedAt ??= this.clock.now();
  }

  /** What was seen last. */
  get last(): HealthReport {
    const checks: Record<string, Condition> = {};
    for (const { name, condition } of this.probes) checks[name] = condition;
    if (this.stoppedAt !== undefined) checks['process'] = conditionOf('down', 'stopping', this.stoppedAt);
    return { ready: Object.values(checks).every(({ state }) => state !== 'down'), checks };
  }

  /** Looks anew, as far as that takes next to no time. */
  async read(): Promise<HealthReport> {
    await Promise.race([this.look(), this.clock.wait(ANSWER_MS)]);
    return this.last;
  }

  /** To be done every few seconds, so that metrics and `since` do not depend on who asks. */
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

  /** One at a time: a check that hangs is not asked again beside itself. */
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
