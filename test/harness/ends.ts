import { after } from 'node:test';
import { isMainThread } from 'node:worker_threads';

const PATIENCE_MS = Number(process.env['GEOKOD_TEST_PATIENCE_MS'] ?? 60_000);

/**
 * Loaded before each test file. A file whose tests are over but that keeps something open (a server that a failed test
 * left behind) would hold up the whole run for ever: it ends as failed and names what is open.
 */
if (isMainThread && process.env['NODE_TEST_CONTEXT']) {
  after(() => void setTimeout(() => {
    console.error(`the tests are over, and yet open: ${process.getActiveResourcesInfo().join(', ')}`);
    process.exit(1);
  }, PATIENCE_MS).unref());
}
