import type { RequestListener } from 'node:http';
import { digestWith } from '../../accounts/digest.ts';
import { edgeKeyOf, edgePassesWith } from '../../accounts/edge/pass.ts';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import { openMemoryCache } from '../../store/cache/memory.ts';
import type { KeptPanel } from '../../store/status/kept-panel.ts';
import { createApp } from '../app.ts';
import { readContract } from '../contract.ts';
import { handlers } from '../handlers.ts';
import { belongsToStatusPage } from '../pages/documents.ts';
import { clientAddressBy } from '../request/client-address.ts';
import { pathOf } from '../request/head.ts';
import { deskOver } from '../request/repeats.ts';
import type { Services } from '../services.ts';

export interface KeptStatusParts {
  readonly config: Config;
  readonly kept: Pick<KeptPanel, 'found'>;
  readonly clock: Clock;
  readonly note: (text: string) => void;
}

const OPERATION_PATHS: ReadonlySet<string> = new Set(['/v2/status', '/v2/status/history']);
const notOpen = new AppError('temporarily_unavailable', 'The service is still starting.');

/**
 * Answers requests for the status while the service starts, which takes as long as the database is away: with what an
 * earlier process knew, marked so. All other requests are left to `listener`.
 */
export function withKeptStatus(listener: RequestListener, parts: KeptStatusParts): RequestListener {
  // opened for the first reader: most starts are over before anybody asks
  let opening: Promise<RequestListener> | undefined;
  const open = (): Promise<RequestListener> => openKeptStatus(parts).catch((error: Error) => {
    parts.note(`the status is not shown during the start: ${error.message}`);
    return listener;
  });
  return (request, response) => {
    const path = pathOf(request.url!);
    if (!OPERATION_PATHS.has(path) && !belongsToStatusPage(path)) return listener(request, response);
    void (opening ??= open()).then((answer) => answer(request, response));
  };
}

async function openKeptStatus({ config, kept: { found }, clock, note }: KeptStatusParts): Promise<RequestListener> {
  const { legacyKeysUntil, trustedProxies, secret, region, publicUrl } = config;
  const services = refusingOthers({
    status: {
      async read() {
        if (!found) throw notOpen;
        return { panel: found, isStale: true };
      },
    },
    cache: openMemoryCache(() => clock.now(), { textLength: 0, entries: 10_000 }),
    inFlight: { requests: 0 },
    metrics: { observe: () => {} },
    log: { info: () => {}, error: (fields, message) => note(`${message}: ${JSON.stringify(fields)}`) },
    clock, region, publicUrl,
  });
  const app = await createApp({
    contract: readContract(),
    services,
    desk: deskOver(handlers, services),
    recordings: [],
    legacyKeysUntil,
    clientAddress: clientAddressBy(trustedProxies),
    // where there are edges, the secret is configured
    ...(secret !== '' && { edgePasses: edgePassesWith(edgeKeyOf(digestWith(secret))) }),
  });
  const callback = app.callback();
  return (request, response) => void callback(request, response);
}

type Open = 'status' | 'cache' | 'inFlight' | 'log' | 'clock' | 'region' | 'publicUrl';

/** Services of which only these are open: whatever needs another one is refused. */
const refusingOthers = (open: Pick<Services, Open> & { readonly metrics: Pick<Services['metrics'], 'observe'> }) =>
  new Proxy(open as Services, {
    get(services, name) {
      if (!(name in services)) throw notOpen;
      return Reflect.get(services, name) as unknown;
    },
  });
