import { randomBytes } from 'node:crypto';
import { Agent, createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeKey } from '../accounts/key-form.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { handlers } from './handlers.ts';
import type { AnyHandler } from './operations.ts';
import type { Services } from './services.ts';

const ROUNDS = 5;

/** Services that say nothing of requests until they are told that those are real. */
export function quietAtFirst(services: Services): { readonly services: Services; goLive(): void } {
  const { log, metrics } = services;
  let live = false;
  const observe: typeof metrics.observe = (facts) => {
    if (live) metrics.observe(facts);
  };
  return {
    services: {
      ...services,
      log: {
        info: (fields, message) => {
          if (live) log.info(fields, message);
        },
        error: (fields, message) => log.error(fields, message),
      },
      metrics: Object.assign(Object.create(metrics) as typeof metrics, { observe }),
    },
    goLive: () => void (live = true),
  };
}

/**
 * Asks the engines what the contract gives as examples: otherwise it is the first customer who waits for indexes to be
 * opened and for code to be compiled.
 */
export async function warmEngines({ operations }: Contract, services: Services): Promise<void> {
  for (const operation of operations) {
    if (!operation.pure || operation.bodyTypes.length > 0) continue;
    const handler = handlers[operation.operationId] as AnyHandler;
    const query = exampleOf(operation);
    for (let round = 0; round < ROUNDS; round++) {
      await handler({ query, path: {}, body: undefined, who: undefined, now: 0, clientAddress: '' }, services);
    }
  }
}

/** Sends requests over a port of their own that change nothing: some without a key, some with one that nobody has. */
export async function warmWire({ operations }: Contract, listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${makeKey('live', randomBytes)}` };
      const outgoing = request({ host: '127.0.0.1', port, path, agent, headers }, (reply) => {
        reply.on('error', reject).on('end', resolve).resume();
      });
      outgoing.on('error', reject).end();
    });
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const operation of operations.filter(({ pure, method }) => pure && method === 'GET')) {
        const query = new URLSearchParams(exampleOf(operation) as Record<string, string>);
        await ask(`${operation.path}?${query.toString()}`);
        // Once, since this one takes from the bucket of those who ask from this machine.
        if (round === 0) await ask(`/sandbox${operation.path}?${query.toString()}`);
      }
    }
  } finally {
    agent.destroy();
    server.close();
  }
}

/** Both of the above, as far as they go: a start does not depend on them. */
export async function warmUp(services: Services, contract: Contract, listener?: RequestListener): Promise<void> {
  try {
    await warmEngines(contract, services);
    if (listener) await warmWire(contract, listener);
  } catch (err) {
    services.log.error({ err }, 'the service could not be warmed up');
  }
}

const exampleOf = ({ query }: ContractOperation): Record<string, unknown> =>
  Object.fromEntries(
    [...query.values()]
      .map(({ name, example, schema }) => [name, example ?? schema.default])
      .filter(([, value]) => value !== undefined),
  );
