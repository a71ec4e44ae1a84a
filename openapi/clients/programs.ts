import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const cache = resolve('var/generators');

/** A program from a PyPI package, installed into var/ on first use. */
export function programsOf(requirement: string, program: string): string {
  const folder = resolve(cache, requirement.replaceAll(/[^\w.-]+/g, '-'));
  if (!existsSync(resolve(folder, 'whole'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    execFileSync('python3', ['-m', 'venv', folder], { stdio: 'pipe' });
    execFileSync(resolve(folder, 'bin/pip'), ['install', '--quiet', requirement], { stdio: 'pipe' });
    writeFileSync(resolve(folder, 'whole'), '');
  }
  return resolve(folder, 'bin', program);
}

/** A program of a Go module, built into var/. */
export function goProgram(requirement: string): string {
  const [module, version] = requirement.split('@');
  const name = module.split('/').at(-1)!;
  const built = resolve(cache, `${name}-${version}`);
  if (existsSync(built)) return built;
  const folder = resolve(cache, 'go-bin');
  execFileSync('env', [`GOBIN=${folder}`, 'go', 'install', requirement], { stdio: 'pipe' });
  renameSync(resolve(folder, name), built);
  return built;
}

export function isOnPath(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
