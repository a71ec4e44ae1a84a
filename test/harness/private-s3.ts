import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/commands/cluster/free-port.ts';
import { supervise, type PrivateServer } from './private-server.ts';

/** An S3 server over a folder, with one bucket. */
export async function privateS3(program: string, disk?: string): Promise<PrivateServer> {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-s3-'));
  const data = disk ?? join(folder, 'data');
  const beside = join(folder, 'beside');
  mkdirSync(join(data, 'files'), { recursive: true });
  mkdirSync(beside);
  const port = await freePort();
  const env = { ...process.env, ROOT_ACCESS_KEY: 'key-of-the-tests', ROOT_SECRET_KEY: 'a secret/of+tests' };
  const options = ['--port', `127.0.0.1:${port}`, '--quiet', '--health', '/health', 'posix', '--sidecar', beside, data];
  const url = `s3://${env.ROOT_ACCESS_KEY}:${encodeURIComponent(env.ROOT_SECRET_KEY)}@127.0.0.1:${port}/files?tls=off`;
  return supervise(folder, url, () => spawn(program, options, { stdio: 'ignore', env }), async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(500) });
    if (!answer.ok) throw new Error(`answers ${answer.status}`);
  });
}
