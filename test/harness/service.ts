import type { EdgePasses } from '../../src/accounts/edge/pass.ts';
import { createApp } from '../../src/http/app.ts';
import { clientAddressBy } from '../../src/http/request/client-address.ts';
import { reportRefusals } from '../../src/http/listeners/bare-refusals.ts';
import { systemClock } from '../../src/store/system-clock.ts';
import { limitConnections } from '../../src/http/listeners/connections.ts';
import { handlers } from '../../src/http/handlers.ts';
import { listen } from '../../src/http/listeners/listen.ts';
import type { AnyHandler, Handlers } from '../../src/http/operations.ts';
import type { Recording } from '../../src/http/sandbox/sandbox.ts';
import type { Services } from '../../src/http/services.ts';
import { contract } from './conformance.ts';

export interface Service {
  readonly address: string;
  readonly port: number;
  /** Thrown once by the handler of the next request. */
  fault: Error | undefined;
  /** Lines of the log so far. */
  readonly logged: string[];
  /** Internal errors: a test that did not provoke them must see none. */
  readonly failures: unknown[];
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly services: Services;
  readonly recordings?: readonly Recording[];
  readonly maxInFlight?: number;
  /** Whether every request comes from another network address, which avoids limits by address. */
  readonly manyAddresses?: boolean;
  /** Trusted proxies. */
  readonly trustedProxies?: readonly string[];
  readonly legacyKeysUntil?: number;
  readonly edgePasses?: EdgePasses;
}

/** The whole public listener on a free port, over the given services. */
export async function startService({
  services,
  recordings = [],
  manyAddresses = false,
  trustedProxies = [],
  maxInFlight,
  legacyKeysUntil = Date.parse('2026-12-01T00:00:00+03:00'),
  edgePasses,
}: ServiceOptions): Promise<Service> {
  const logged: string[] = [];
  const failures: unknown[] = [];
  const logging: Services = {
    ...services,
    log: {
      info: (fields) => void logged.push(JSON.stringify(fields)),
      error: (fields, message) => {
        failures.push(fields);
        logged.push(`${String(message)} ${JSON.stringify(fields)} ${String((fields as { err?: Error }).err?.stack)}`);
      },
    },
  };
  let count = 0;
  const service = {
    fault: undefined as Error | undefined,
    logged,
    failures,
    address: '',
    port: 0,
    close: async () => {},
  };
  const app = await createApp({
    contract,
    services: logging,
    recordings,
    maxInFlight,
    edgePasses,
    handlers: withFaults(() => {
      const { fault } = service;
      service.fault = undefined;
      return fault;
    }),
    pages: { '/': () => ({ status: 200, body: { service: 'geokod' } }) },
    legacyKeysUntil,
    clientAddress: manyAddresses
      ? () => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count++ & 255}`
      : clientAddressBy(trustedProxies),
  });
  const callback = app.callback();
  const listening = await listen(
    { host: '127.0.0.1', port: 0, variable: 'PORT' },
    (request, response) => void callback(request, response),
    (opening) => limitConnections(opening, {
      clock: systemClock,
      publicUrl: services.publicUrl,
      reportRefusal: reportRefusals({ ...logging, log: () => logging.log }),
    }),
  );
  return Object.assign(service, {
    address: listening.address,
    port: Number(new URL(listening.address).port),
    close: () => listening.close({ idleMs: 0, arrivalMs: 100, answerMs: 1000 }),
  });
}

/** The real handlers, with injected failures that no request can cause. */
function withFaults(takeFault: () => Error | undefined): Handlers {
  const wrapped = Object.entries(handlers).map(([id, handler]) => [
    id,
    (async (input, services) => {
      const fault = takeFault();
      if (fault) throw fault;
      return (handler as AnyHandler)(input, services);
    }) satisfies AnyHandler,
  ]);
  return Object.fromEntries(wrapped);
}
