import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const tsc = resolve('node_modules/typescript-7/bin/tsc');
const quiet = ['--silent', '--no-audit', '--no-fund', '--ignore-scripts', '--offline'];

/** Packs a copy of the client as its README says, at its usual place in a checkout. Returns the tarball. */
function packClient(folder: string): string {
  const checkout = join(folder, 'checkout');
  const source = join(checkout, 'clients/typescript');
  cpSync('clients/typescript', source, { recursive: true });
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
  // A module left by an earlier build, whose source is gone.
  mkdirSync(join(source, 'dist'), { recursive: true });
  writeFileSync(join(source, 'dist/stale.js'), '');
  const output = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: source,
    encoding: 'utf8',
  });
  return join(folder, output.trim().split('\n').at(-1)!);
}

/** A project that contains only the client's package, installed by npm. */
export function newConsumer(folder: string): string {
  const packed = packClient(folder);
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"name":"consumer","private":true,"type":"module"}');
  execFileSync('npm', ['install', ...quiet, packed], { cwd: project });
  return project;
}

/** Compiler settings of a project: for Node, or for a bundler and the browser. */
export const setups = {
  node: { module: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'] },
  bundler: { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
} as const;

/** Type-checks a program of the project together with the package's types; throws the compiler's messages. */
export function checkTypes(project: string, program: string, setup: keyof typeof setups = 'node'): void {
  const compilerOptions = {
    target: 'es2023',
    strict: true,
    noEmit: true,
    skipLibCheck: setup === 'node',
    typeRoots: [resolve('node_modules/@types')],
    ...setups[setup],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['program.ts'] }));
  writeFileSync(join(project, 'program.ts'), program);
  try {
    execFileSync(process.execPath, [tsc, '--project', project], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout, { cause: error });
  }
}
