/** One thing that must work for this process to be of use. Answers, or says what is wrong by throwing. */
export interface Check {
  readonly name: string;
  readonly check: () => void | Promise<void>;
}

/** Whether to send requests here. Alive is another question: a process that answers at all is alive. */
export class Health {
  private readonly checks: readonly Check[];
  private stopping = false;

  constructor(checks: readonly Check[]) {
    this.checks = checks;
  }

  /** From now on not ready, so that no new requests are sent here. */
  stop(): void {
    this.stopping = true;
  }

  async read(): Promise<{ ready: boolean; checks: Record<string, string> }> {
    const results = await Promise.all(this.checks.map(async ({ name, check }) => [name, await toWord(check)] as const));
    const checks = Object.fromEntries(this.stopping ? [...results, ['process', 'stopping']] : results);
    return { ready: Object.values(checks).every((word) => word === 'ok'), checks };
  }
}

async function toWord(check: Check['check']): Promise<string> {
  try {
    await check();
    return 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
