/**
 * Runs Schemathesis, an independent reading of the contract, against a live service.
 *
 *   node test/contract/third-opinion.ts PATH-OF-SCHEMATHESIS
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { startPlatform } from '../harness/platform.ts';

const CONFIG = '--config-file test/contract/schemathesis.toml';
const RUN = 'run openapi/dist/openapi.json --checks all --max-examples 60 --generation-deterministic';
/** Run last and separately: they set a limit of zero, and revoke the key that the others use. */
const LAST = ['updateAccount', 'revokeKey'];

const platform = await startPlatform({ manyAddresses: true, recordings: readRecordings() });
const { address } = platform.service;
const access = ['--url', address, '-H', `Authorization: Bearer ${platform.key}`];
const codes: (number | null)[] = [];
const others = LAST.flatMap((id) => ['--exclude-operation-id', id]);
/** Links lead to other operations, which a run of one does not have. */
const alone = (id: string): string[] => ['--include-operation-id', id, '--phases', 'examples,coverage,fuzzing'];
for (const choice of [others, ...LAST.map(alone)]) {
  const args = [...`${CONFIG} ${RUN}`.split(' '), ...choice, ...access];
  const child = spawn(process.argv[2] ?? 'schemathesis', args, { stdio: 'inherit' });
  codes.push(((await once(child, 'exit')) as [number | null])[0]);
}
const { failures } = platform.service;
await platform.close();
for (const failure of failures) process.stderr.write(`a failure of ours: ${JSON.stringify(failure)}\n`);
process.exitCode = failures.length > 0 ? 1 : (codes.find((code) => code !== 0) ?? 0);
