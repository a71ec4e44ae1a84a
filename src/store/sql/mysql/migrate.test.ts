import assert from 'node:assert/strict';
import { it } from 'node:test';
import { AppError } from '../../../errors.ts';
import { clusterStatus, startFakeServer } from './fake-server.test-data.ts';
import { migrateInTurn } from './migrate.ts';
import { Server } from './server.ts';

for (const [what, status] of [['one server', {}], ['a cluster', clusterStatus()]] as const) {
  it(`changes no table of ${what} while another node is migrating`, async () => {
    const fake = await startFakeServer(status);
    const server = await Server.open(fake.url, { suspectMs: 1_000, signMs: 800, deadlineMs: 10_000 });
    try {
      await assert.rejects(migrateInTurn(server, 1), (error) =>
        error instanceof AppError && /Another node/.test(error.message));
      const changes = fake.queries.filter((query) => /^(CREATE|ALTER|DROP|INSERT)/.test(query));
      assert.deepEqual(changes.filter((query) => !query.includes('migration_turn')), []);
    } finally {
      await server.close();
      await fake.stop();
    }
  });
}
