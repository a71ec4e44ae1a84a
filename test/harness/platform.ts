import type { ContractOperation } from '../../src/http/contract.ts';
import { fakeServices } from './fake-platform.ts';
import { contract } from './conformance.ts';
import { startService, type Service } from './service.ts';
import type { Services } from '../../src/http/services.ts';

/** Everything that a customer meets, on a free port, with stores of its own. */
export interface Platform {
  readonly service: Service;
  readonly services: Services;
  /** A key that nothing keeps from being used, of the confirmed side of an address. */
  readonly key: string;
  /** The header that opens an operation. */
  accessTo(operation: ContractOperation): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export async function startPlatform(options: { manyAddresses?: boolean } = {}): Promise<Platform> {
  const example = (contract.document as { components: { examples: { reverse: { value: { results: never[] } } } } }).components.examples.reverse.value;
  const services = fakeServices({ version: '1', nearest: (_lat, _lon, { limit }) => example.results.slice(0, limit) });
  const service = await startService({ services, ...options, recordings: [] });
  await services.accounts.override('confirmed@example.ru', { freeUnits: 1e9, perSecond: 1e6, burst: 1e6 }, Date.now());
  const { key } = await services.keys.issue({ email: 'confirmed@example.ru', mode: 'live', ip: '10.0.0.1' }, Date.now());
  return {
    service, services, key,
    async accessTo({ access }) {
      if (access.length === 0) return {};
      if (access.includes('key')) return { authorization: `Bearer ${key}` };
      const { sessionToken } = await services.sessions.open('session.aaaaaaaaaaaaaaaaaaaaaaa', Date.now());
      return { cookie: `geokod_session=${sessionToken}`, origin: services.publicUrl };
    },
    close: () => service.close(),
  };
}
