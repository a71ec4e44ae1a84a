import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runs } from '../clients/toolchain.ts';
import { startPlatform } from '../harness/platform.ts';
import type { Prepared } from './bench.ts';

/** Enough for Java to finish compiling in the first round. */
const CALLS = 3000;
const made = resolve('var/clients');
const programs = 'test/bench/clients';

interface Pair {
  readonly client: number;
  readonly plain: number;
}

/** The overhead of each client over a plain HTTP client of its language. Needs `make clients` first. */
export async function clients(): Promise<Prepared> {
  const platform = await startPlatform();
  const env = { ...process.env, GEOKOD_URL: platform.service.address, GEOKOD_KEY: platform.key };
  const folder = mkdtempSync(join(tmpdir(), 'geokod-bench-'));
  try {
    const facts: Record<string, string | number> = {};
    for (const [name, [command, ...args]] of Object.entries(await speeds(folder))) {
      const { stdout } = await runs(command, [...args, String(CALLS)], { env });
      const { client, plain, cpuUs } = JSON.parse(stdout) as Pair & { readonly cpuUs: Pair };
      const addedUs = Math.round(1e6 / client - 1e6 / plain);
      facts[`${name}, calls/s`] = `${client.toFixed(0)}, plain ${plain.toFixed(0)}, added ${addedUs} µs a call`;
      facts[`${name}, processor µs a call`] = `${cpuUs.client.toFixed(0)}, plain ${cpuUs.plain.toFixed(0)}`;
    }
    facts['from pip install to the first answer, s'] = await firstAnswer(join(folder, 'venv'), env);
    return { facts: { ...facts, ...bytes(folder) }, trials: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await platform.close();
  }
}

/** Programs by language; each takes the number of calls. */
async function speeds(folder: string): Promise<Record<string, readonly string[]>> {
  const speed = join(made, 'go/speed');
  mkdirSync(speed, { recursive: true });
  copyFileSync(join(programs, 'speed.go'), join(speed, 'main.go'));
  await runs('go', ['build', '-o', join(folder, 'speed-go'), './speed'], { cwd: join(made, 'go') });
  const jars = join(made, 'java-libraries/jars/*');
  await runs('javac', ['-encoding', 'UTF-8', '-cp', jars, '-d', folder, join(programs, 'Speed.java')]);
  return {
    TypeScript: [process.execPath, join(programs, 'speed.mjs')],
    Python: [join(made, 'python/bin/python'), join(programs, 'speed.py')],
    Go: [join(folder, 'speed-go')],
    Java: ['java', '-cp', `${folder}:${jars}`, 'Speed'],
  };
}

/** Follows the README: a new environment, the wheel, the first example. */
async function firstAnswer(venv: string, env: NodeJS.ProcessEnv): Promise<string> {
  await runs('python3', ['-m', 'venv', venv]);
  const started = performance.now();
  await runs(join(venv, 'bin/pip'), ['install', '--quiet', wheel()]);
  await runs(join(venv, 'bin/python'), [join(made, 'python/example0.py')], { env });
  return ((performance.now() - started) / 1000).toFixed(1);
}

const wheel = (): string => join(made, 'python/wheels', readdirSync(join(made, 'python/wheels'))[0]);

function bytes(folder: string): Record<string, number> {
  const size = (path: string): number => statSync(path).size;
  const jar = readdirSync(join(made, 'java-libraries/jars')).find((name) => name.startsWith('geokod-client'))!;
  execFileSync('tar', ['-czf', join(folder, 'go.tgz'), '-C', 'clients', 'go']);
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: 'clients/typescript', encoding: 'utf8',
  });
  return {
    'npm tarball, bytes': size(join(folder, packed.trim().split('\n').at(-1)!)),
    'wheel, bytes': size(wheel()),
    'Go module, packed, bytes': size(join(folder, 'go.tgz')),
    'jar, bytes': size(join(made, 'java-libraries/jars', jar)),
  };
}
