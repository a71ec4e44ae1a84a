import { randomBytes } from 'node:crypto';
import { Agent, createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeKey, randomBase62 } from '../../accounts/key-form.ts';
import type { Account, Principal } from '../../accounts/ports.ts';
import { NO_LIMIT } from '../../accounts/allowance.ts';
import { quotaCounter } from '../../accounts/quota.ts';
import { monthOf } from '../../kernel/moscow.ts';
import { profiles } from '../../routing/graph.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { handlers } from '../handlers.ts';
import type { MeteredHandler } from '../operations.ts';
import type { WayServices } from '../services.ts';

const ROUNDS = 5;
const METERED_ROUNDS = 20;
/** Bounds the start on slow machines. */
const METERED_MS = 250;

/** Services for the warm-up: until `goLive`, nothing is logged, counted or booked. */
export interface QuietServices {
  readonly services: WayServices;
  /** Grants access to a made-up account until the service is live. */
  readonly key: string;
  goLive(): Promise<void>;
}

export function quietAtFirst(services: WayServices): QuietServices {
  const { cache, clock, journal, keys, log, metrics } = services;
  const key = makeKey('live', randomBytes);
  const stranger = newStranger(clock.now());
  let live = false;
  const observe: typeof metrics.observe = (facts) => {
    if (live) metrics.observe(facts);
  };
  return {
    services: {
      ...services,
      keys: {
        authenticate: (text, now, ip) => (!live && text === key ? stranger : keys.authenticate(text, now, ip)),
      },
      journal: {
        record: (line) => {
          if (live) journal.record(line);
        },
      },
      log: {
        info: (fields, message) => {
          if (live) log.info(fields, message);
        },
        error: (fields, message) => log.error(fields, message),
      },
      metrics: { observe },
    },
    key,
    async goLive() {
      live = true;
      await cache.remove([quotaCounter(stranger.accountId, monthOf(clock.now()))]).catch(() => {});
    },
  };
}

/** A principal unknown to every store, so that the ledger is consulted and finds nothing. */
function newStranger(now: number): Principal {
  const id = `nobody_${randomBase62(16, randomBytes)}`;
  const account: Account = {
    id, email: '', side: 'unconfirmed', createdAt: now, payer: null, capUnits: null, capRoubles: null,
    alertPercents: [], alertEmail: '', override: { perSecond: 1e6, burst: 1e6, freeUnits: NO_LIMIT },
  };
  return { keyId: id, accountId: id, mode: 'live', side: account.side, account, billable: false };
}

/**
 * Runs the contract's examples through the engines, so that no customer waits for indexes to be opened and code to
 * be compiled.
 */
export async function warmEngines({ operations }: Contract, services: WayServices): Promise<void> {
  for (const operation of operations) {
    if (!operation.pure || operation.bodyTypes.length > 0) continue;
    const handler = handlers[operation.operationId] as MeteredHandler;
    const query = exampleOf(operation);
    for (let round = 0; round < ROUNDS; round++) {
      await handler({ query, path: {}, body: undefined, caller: undefined, now: 0, clientAddress: '' }, services);
    }
  }
}

/**
 * Requests the contract's example of a route for each profile, so that this thread opens its roads. Failures are
 * ignored: on a large map the roads may not be ready yet, and on another map the example may have no route.
 */
function warmRoads({ operations }: Contract, { roads, clock }: WayServices): void {
  const { bodyExample } = operations.find(({ operationId }) => operationId === 'route')!;
  const { points } = bodyExample as Parameters<typeof roads.route>[0];
  for (const profile of profiles) {
    const body = { profile, points, traffic: 'off', alternatives: 0, steps: true, geometry: 'none' } as const;
    void roads.route(body, clock.now()).catch(() => {});
  }
}

/**
 * Sends read-only requests through a port of its own: some without access, some with an unknown key, most with the
 * warm-up key. So authentication, limits, the ledger and the envelope are warm before the first customer. Returns
 * the number of answers by status.
 */
export async function warmWire(
  { operations }: Contract, listener: RequestListener, key: string,
): Promise<Map<number, number>> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const ask = (path: string, bearer: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${bearer}` };
      const outgoing = request({ host: '127.0.0.1', port, path, agent, headers }, (reply) => {
        statuses.set(reply.statusCode!, (statuses.get(reply.statusCode!) ?? 0) + 1);
        reply.on('error', reject).on('end', resolve).resume();
      });
      outgoing.on('error', reject).end();
    });
  const calls = operations
    .filter(({ pure, method }) => pure && method === 'GET')
    .map((operation) => {
      const query = new URLSearchParams(exampleOf(operation) as Record<string, string>);
      return `${operation.path}?${query.toString()}`;
    });
  try {
    const startedAt = performance.now();
    for (let round = 0; round < METERED_ROUNDS; round++) {
      if (round > 0 && performance.now() - startedAt > METERED_MS) break;
      for (const call of calls) await ask(call, key);
    }
    for (const call of calls) {
      await ask(call, makeKey('live', randomBytes));
      // Once only, since it draws on the rate limit of this machine's address.
      await ask(`/sandbox${call}`, key);
    }
  } finally {
    agent.destroy();
    server.close();
  }
  return statuses;
}

/** Runs the whole warm-up. A failure is logged and does not prevent the start. */
export async function warmUp(
  services: WayServices, contract: Contract, wire?: { readonly listener: RequestListener; readonly key: string },
): Promise<void> {
  try {
    await warmEngines(contract, services);
    warmRoads(contract, services);
    if (wire) await warmWire(contract, wire.listener, wire.key);
  } catch (err) {
    services.log.error({ err }, 'the service could not be warmed up');
  }
}

export const exampleOf = ({ query }: ContractOperation): Record<string, unknown> =>
  Object.fromEntries(
    [...query.values()]
      .map(({ name, example, schema }) => [name, example ?? schema.default])
      .filter(([, value]) => value !== undefined),
  );
