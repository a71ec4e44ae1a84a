import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { openRoutingEngine } from '../../../src/routing/answer/routing-engine.ts';
import type { roadsOf } from '../../routes/map-roads.ts';

interface Earlier {
  readonly openRoutingEngine?: typeof openRoutingEngine;
  /** The same function until b21d6750. */
  readonly openTeller?: typeof openRoutingEngine;
}

/**
 * The engine of another version, checked out in `folder`, over a file of GEOKOD_EXTRACTS that it has read itself.
 * Within the repository (`var/`) that version finds our packages.
 */
export async function openEarlier(folder: string, file: string): Promise<ReturnType<typeof openRoutingEngine>> {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(resolve(folder, path)).href);
  const present = 'src/routing/answer/routing-engine.ts';
  const name = existsSync(resolve(folder, present)) ? present : 'src/routing/answer/teller.ts';
  const earlier = (await load(name)) as Earlier;
  const maps = (await load('test/routes/map-roads.ts')) as { readonly roadsOf: typeof roadsOf };
  const open = earlier.openRoutingEngine ?? earlier.openTeller;
  if (!open) throw new TypeError(`${folder} has no routing engine that we know`);
  return open(await maps.roadsOf(file), () => '');
}
