import { after } from 'node:test';
import { isMainThread } from 'node:worker_threads';

const PATIENCE_MS = Number(process.env['GEOKOD_TEST_PATIENCE_MS'] ?? 60_000);

/**
 * Loaded before each test file. A file that keeps something open after its tests (a server left behind by a failed
 * one) would hang the whole run: it ends as failed and names what is open.
 */
if (isMainThread && process.env['NODE_TEST_CONTEXT']) {
  after(() => void setTimeout(() => {
    console.error(`the tests are over, and yet open: ${process.getActiveResourcesInfo().join(', ')}`);
    process.exit(1);
  }, PATIENCE_MS).unref());
}
