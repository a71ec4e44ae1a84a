import { createGeokod, type Geokod, type GeokodOptions } from '@geokod/client';
import { language } from '../words/language.ts';

/** People wait at the screen, so brief failures are retried once or twice, and only for seconds. */
const PATIENCE = { retries: 2, maxWaitMs: 3_000 };
/** On the map nobody waits half a minute to learn that the service hangs. */
const BRIEF = { retries: 1, timeoutMs: 10_000 };

/** The service that this page comes from, in the page's language. */
const here = (options: GeokodOptions): Geokod =>
  createGeokod({ baseUrl: location.origin, language: language(), ...PATIENCE, ...options });

/** Uses the signed-in session: a cookie that scripts cannot read. */
export const ownService = (): Geokod => here({});

/** Asks with a key, as a visitor of the map without one, or in the sandbox. `fetch` sees each request and answer. */
export function openService(asker: string, fetch: NonNullable<GeokodOptions['fetch']>): Geokod {
  if (asker === 'sandbox') return here({ sandbox: true, fetch, ...BRIEF });
  if (asker !== 'visitor') return here({ key: asker, fetch, ...BRIEF });
  return here({
    ...BRIEF,
    fetch: (request) => {
      request.headers.set('Geokod-Page', 'map');
      return fetch(request);
    },
  });
}
