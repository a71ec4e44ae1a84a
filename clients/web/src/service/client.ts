import { createGeokod, type Geokod, type GeokodOptions } from '@geokod/client';
import { language } from '../words/language.ts';

/** People wait at the screen: what fails for a moment is asked again once or twice, and nobody waits for minutes. */
const PATIENCE = { retries: 2, maxWaitMs: 3_000 };

/** The service that this page comes from, in the language of the page. */
const here = (options: GeokodOptions): Geokod =>
  createGeokod({ baseUrl: location.origin, language: language(), ...PATIENCE, ...options });

/** With the session of who is signed in: a cookie that no script can read. */
export const ownService = (): Geokod => here({});

/** By a key; as a visitor of the map without one; of the sandbox. `fetch` sees each request and its answer. */
export function openService(asker: string, fetch: NonNullable<GeokodOptions['fetch']>): Geokod {
  if (asker === 'sandbox') return here({ sandbox: true, fetch });
  if (asker !== 'visitor') return here({ key: asker, fetch });
  return here({
    fetch: (request) => {
      request.headers.set('Geokod-Page', 'map');
      return fetch(request);
    },
  });
}
