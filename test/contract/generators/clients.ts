import { cpSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Run } from './shown.ts';

/** Both generators come from PyPI; that of OpenAPI is a program for Java. */
export const PINNED = ['openapi-generator-cli==7.26.0', 'openapi-python-client==0.29.1'];

const cache = resolve('var/generators');
export const venv = (program: string): string => join(cache, 'venv/bin', program);
const programs = resolve('test/contract/generators');

export interface Client {
  readonly name: string;
  readonly needs: readonly string[];
  generate(run: Run, contract: string, folder: string): Promise<unknown>;
  /** Compiles the client with a program that uses it; answers what that prints. */
  call(run: Run, folder: string, args: readonly string[]): Promise<string>;
}

const openapiGenerator =
  (generator: string, ...options: readonly string[]): Client['generate'] =>
    (run, contract, folder) =>
      run(venv('openapi-generator-cli'), ['generate', '-g', generator, '-i', contract, '-o', folder, ...options]);

/** Libraries of a client in Python, in a place of their own. */
async function callPython(
  run: Run, folder: string, program: string, libraries: readonly string[], args: readonly string[],
): Promise<string> {
  const packages = join(cache, `libraries-${program}`);
  await run(venv('pip'), ['install', '--quiet', '--upgrade', '--target', packages, ...libraries]);
  const env = { PYTHONPATH: `${folder}:${packages}` };
  return run(venv('python'), [join(programs, program), ...args], { cwd: folder, env });
}

const go: Client = {
  name: 'go',
  needs: ['python3', 'java', 'go'],
  generate: openapiGenerator(
    'go', '--additional-properties=packageName=geokod', '--git-user-id=geokod', '--git-repo-id=geokod-go',
  ),
  async call(run, folder, args) {
    const env = { GOFLAGS: '-mod=mod', GOMODCACHE: join(cache, 'go-modules'), GOCACHE: join(cache, 'go-cache') };
    mkdirSync(join(folder, 'calls'));
    cpSync(join(programs, 'calls.go'), join(folder, 'calls/main.go'));
    await run('go', ['build', './...'], { cwd: folder, env });
    return run('go', ['run', './calls', ...args], { cwd: folder, env });
  },
};

const java: Client = {
  name: 'java',
  needs: ['python3', 'java', 'mvn'],
  generate: openapiGenerator('java', '--additional-properties=hideGenerationTimestamp=true'),
  async call(run, folder, args) {
    cpSync(join(programs, 'Calls.java'), join(folder, 'src/main/java/Calls.java'));
    const quiet = ['-q', '-B', `-Dmaven.repo.local=${join(cache, 'maven')}`];
    const goals = ['compile', 'dependency:copy-dependencies', '-DincludeScope=runtime', '-DoutputDirectory=libraries'];
    await run('mvn', [...quiet, ...goals], { cwd: folder });
    return run('java', ['-cp', 'target/classes:libraries/*', 'Calls', ...args], { cwd: folder });
  },
};

const python: Client = {
  name: 'python',
  needs: ['python3', 'java'],
  generate: openapiGenerator('python', '--additional-properties=packageName=geokod'),
  call: (run, folder, args) => callPython(run, folder, 'calls.py', ['-r', join(folder, 'requirements.txt')], args),
};

const pythonClient: Client = {
  name: 'openapi-python-client',
  needs: ['python3'],
  async generate(run, contract, folder) {
    mkdirSync(folder, { recursive: true });
    const output = join(folder, 'geokod');
    const options = ['--path', contract, '--output-path', output, '--meta', 'none'];
    await run(venv('openapi-python-client'), ['generate', ...options]);
  },
  call: (run, folder, args) =>
    callPython(run, folder, 'calls_python_client.py', ['httpx', 'attrs', 'python-dateutil'], args),
};

export const clients: readonly Client[] = [go, java, python, pythonClient];
