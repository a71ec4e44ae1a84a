/**
 * Asks Schemathesis, which is somebody else's reading of the contract, about the live service.
 *
 *   node test/contract/third-opinion.ts PATH-OF-SCHEMATHESIS
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readRecordings } from '../../src/http/recordings.ts';
import { startPlatform } from '../harness/platform.ts';

const platform = await startPlatform({ manyAddresses: true, recordings: readRecordings() });
const child = spawn(
  process.argv[2] ?? 'schemathesis',
  'run openapi/dist/openapi.json --checks all --max-examples 60 --generation-deterministic'
    .split(' ')
    .concat('--url', platform.service.address, '-H', `Authorization: Bearer ${platform.key}`),
  { stdio: 'inherit' },
);
const [code] = (await once(child, 'exit')) as [number | null];
const { failures } = platform.service;
await platform.close();
for (const failure of failures) process.stderr.write(`a failure of ours: ${JSON.stringify(failure)}\n`);
process.exitCode = failures.length > 0 ? 1 : (code ?? 1);
