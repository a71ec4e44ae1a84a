import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { programsOf } from '../../../openapi/clients/programs.ts';
import { byTurns, keep, maven, MAVEN } from '../../clients/toolchain.ts';
import type { Run } from './shown.ts';

/** Both are installed from PyPI, and also make our own clients; OpenAPI's generator is a Java program. */
const OPENAPI_GENERATOR = 'openapi-generator-cli==7.26.0';
const PYTHON_CLIENT = 'openapi-python-client==0.29.1';
const programs = resolve('test/contract/generators');

export interface Client {
  readonly name: string;
  readonly needs: readonly string[];
  /** Settings of OpenAPI's generator, which makes several clients in one run. */
  readonly settings?: object;
  /** Compiles the client with a program that uses it; returns the program's output. */
  call(run: Run, folder: string, args: readonly string[]): Promise<string>;
}

/** Generates clients, each in its own folder. */
export async function generate(
  run: Run, wanted: readonly Client[], contract: string, folderOf: (client: Client) => string,
): Promise<void> {
  const configs = wanted.filter(({ settings }) => settings).map((client) => {
    const config = `${folderOf(client)}.json`;
    const asked = { generatorName: client.name, inputSpec: contract, outputDir: folderOf(client), ...client.settings };
    writeFileSync(config, JSON.stringify(asked));
    return config;
  });
  const others = wanted.filter(({ settings }) => !settings);
  // Single-threaded, since the threads of the first program would share settings.
  const options = ['batch', '--fail-fast', '--threads', '1', ...configs];
  await Promise.all([
    ...(configs.length > 0 ? [run(programsOf(OPENAPI_GENERATOR, 'openapi-generator-cli'), options)] : []),
    ...others.map((client) => {
      mkdirSync(folderOf(client), { recursive: true });
      const output = join(folderOf(client), 'geokod');
      const asked = ['generate', '--path', contract, '--output-path', output, '--meta', 'none'];
      return run(programsOf(PYTHON_CLIENT, 'openapi-python-client'), asked);
    }),
  ]);
}

/** Runs a Python client with its libraries in a separate folder. */
async function callPython(
  run: Run, folder: string, program: string, libraries: string, args: readonly string[],
): Promise<string> {
  const packages = await keep(`libraries-${program}`, [libraries], async (place) => {
    const list = join(place, 'requirements.txt');
    writeFileSync(list, libraries);
    await run(programsOf(PYTHON_CLIENT, 'pip'), ['install', '--quiet', '--target', place, '-r', list]);
  });
  const env = { PYTHONPATH: `${folder}:${packages}` };
  return run(programsOf(PYTHON_CLIENT, 'python'), [join(programs, program), ...args], { cwd: folder, env });
}

const go: Client = {
  name: 'go',
  needs: ['python3', 'java', 'go'],
  settings: { additionalProperties: { packageName: 'geokod' }, gitUserId: 'geokod', gitRepoId: 'geokod-go' },
  async call(run, folder, args) {
    const env = { GOFLAGS: '-mod=mod' };
    mkdirSync(join(folder, 'calls'));
    cpSync(join(programs, 'calls.go'), join(folder, 'calls/main.go'));
    await run('go', ['build', '-o', 'bin/', './...'], { cwd: folder, env });
    return run(join(folder, 'bin/calls'), args, { cwd: folder });
  },
};

const java: Client = {
  name: 'java',
  needs: ['python3', 'java', 'mvn'],
  settings: { additionalProperties: { hideGenerationTimestamp: true } },
  async call(run, folder, args) {
    cpSync(join(programs, 'Calls.java'), join(folder, 'src/main/java/Calls.java'));
    const goals = ['compile', 'dependency:copy-dependencies', '-DincludeScope=runtime', '-DoutputDirectory=libraries'];
    await byTurns(MAVEN, () => run('mvn', [...maven, ...goals], { cwd: folder }));
    return run('java', ['-cp', 'target/classes:libraries/*', 'Calls', ...args], { cwd: folder });
  },
};

const python: Client = {
  name: 'python',
  needs: ['python3', 'java'],
  settings: { additionalProperties: { packageName: 'geokod' } },
  call: (run, folder, args) =>
    callPython(run, folder, 'calls.py', readFileSync(join(folder, 'requirements.txt'), 'utf8'), args),
};

const pythonClient: Client = {
  name: 'openapi-python-client',
  needs: ['python3'],
  call: (run, folder, args) =>
    callPython(run, folder, 'calls_python_client.py', 'httpx\nattrs\npython-dateutil\n', args),
};

export const clients: readonly Client[] = [go, java, python, pythonClient];
