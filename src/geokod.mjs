import module from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

// Plain JavaScript on purpose: it must still run, and say what to do, on a Node that cannot run the rest.
const wanted = 24;
const major = Number(process.versions.node.split('.')[0]);
if (major < wanted) {
  console.error(
    `Geokod runs on Node ${wanted}, which it installs for itself; this is Node ${process.versions.node}.\n` +
      'Run "npm ci" (without --ignore-scripts), then "npm run -s geokod -- COMMAND" or "make run":\n' +
      'they put the right Node first on the PATH.',
  );
  process.exit(1);
}
// V8 13.6, of Node 24, has three compilers. The middle one was seen to give several objects of one literal the same box
// for a fractional number, so that the later ones overwrote the earlier. What runs for long is compiled by the last one
// all the same; only the first two thousand searches take a third longer.
v8.setFlagsFromString('--no-maglev');
try {
  process.loadEnvFile('.env'); // what the environment already says goes before
} catch (error) {
  if (error.code !== 'ENOENT') throw error;
}
// What was compiled the last time is not compiled again; where nothing can be written, it is. Threads look for the
// folder in the environment, and each would compile all of its own.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/geokod/code', import.meta.url));
module.enableCompileCache();
const { main } = await import('./cli.ts');
process.exitCode = await main(process.argv.slice(2));
