import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAtlasPath } from '../../test/harness/demo-atlas.ts';
import { startThreads } from '../../test/harness/thread-stand.ts';
import { DEGREE } from '../kernel/geo.ts';
import { tileAt } from '../tiles/shape/grid.ts';

test('every thread draws the same map, with the same speeds', async (context) => {
  const { firstPort, furtherPort } = await startThreads(context, { atlasPath: await demoAtlasPath() });
  const { x, y } = tileAt(14, 54.4223 * DEGREE, 148.3502 * DEGREE);
  const evening = 'departure_time=2026-11-26T08:00:00Z';
  for (const path of [`/tiles/14/${x}/${y}.mvt`, `/tiles/speeds/14/${x}/${y}.mvt?${evening}`]) {
    const [one, other] = await Promise.all([firstPort, furtherPort].map(async (port) => {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`);
      const bytes = Buffer.from(await reply.arrayBuffer()).toString('base64');
      return [reply.status, reply.headers.get('etag'), bytes] as const;
    }));
    assert.deepEqual(one, other, path);
    assert.equal(one[0], 200);
    assert.ok(one[2].length > 1000, path);
  }
});
