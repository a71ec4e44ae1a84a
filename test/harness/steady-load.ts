import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answered {
  /** By `performance.now()`. */
  readonly askedAt: number;
  readonly answeredAt: number;
  /** 0 if the connection broke. */
  readonly status: number;
  readonly region: string;
  /** Empty where nobody said it. */
  readonly requestId: string;
  /** What broke the connection. */
  readonly why?: string;
}

export interface SteadyLoad {
  readonly answers: readonly Answered[];
  /** Answers to requests from this moment on. */
  since(at: number): Answered[];
  failures(): Answered[];
  /** Ends it, and waits for pending requests. */
  stop(): Promise<void>;
}

/**
 * Sends requests at a constant rate, without waiting for earlier answers. What was not sent while this process was held
 * up is left out: sent at once, it would be more connections than a listener keeps waiting, which resets the rest.
 */
export function steadyLoad(address: string, key: string, perSecond = 100): SteadyLoad {
  const answers: Answered[] = [];
  const underWay = new Set<Promise<void>>();
  let isOver = false;
  let count = 0;
  const ask = async (): Promise<void> => {
    const askedAt = performance.now();
    const path = `/v2/reverse?lat=54.44${String(count++ % 1000).padStart(3, '0')}&lon=148.3408`;
    const seen = await read(address + path, key);
    const { region = 'none' } = JSON.parse(seen.text) as { region?: string };
    const { status, requestId, why } = seen;
    answers.push({ askedAt, answeredAt: performance.now(), status, region, requestId, why });
  };
  const run = async (): Promise<void> => {
    let dueAt = performance.now();
    while (!isOver) {
      const asking = ask();
      underWay.add(asking);
      void asking.finally(() => underWay.delete(asking));
      dueAt = Math.max(dueAt + 1000 / perSecond, performance.now());
      await sleep(dueAt - performance.now());
    }
    await Promise.all(underWay);
  };
  const running = run();
  return {
    answers,
    since: (at) => answers.filter(({ askedAt }) => askedAt >= at),
    failures: () => answers.filter(({ status }) => status !== 200),
    stop: () => {
      isOver = true;
      return running;
    },
  };
}

/** Unlimited connections: no request waits for another's answer. */
const agent = new Agent({ keepAlive: true });

type Seen = Pick<Answered, 'status' | 'requestId' | 'why'> & { readonly text: string };

function read(url: string, key: string): Promise<Seen> {
  return new Promise((resolve) => {
    const lost = ({ code, message }: NodeJS.ErrnoException): void =>
      resolve({ status: 0, text: '{}', requestId: '', why: code ?? message });
    const asking = get(url, { agent, headers: { authorization: `Bearer ${key}` } }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      const requestId = String(reply.headers['x-request-id'] ?? '');
      reply.on('end', () => resolve({ status: reply.statusCode!, text, requestId }));
      reply.on('error', lost);
    });
    asking.on('error', lost);
  });
}
