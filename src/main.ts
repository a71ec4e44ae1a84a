import { randomUUID } from 'node:crypto';
import type { Config } from './config.ts';
import { prepareAtlas } from './commands/prepare-atlas.ts';
import { describeAtlas } from './commands/describe-atlas.ts';
import { exits } from './commands/frame.ts';
import type { Io } from './commands/frame-io.ts';
import { duration } from './commands/frame-progress.ts';
import { answerError } from './commands/frame-run.ts';
import { readVersion } from './commands/version.ts';
import { answering } from './http/answer.ts';
import { frontRoutes, internalRoutes, type Served } from './http/front.ts';
import { listen, type Listening } from './http/listen.ts';
import { AtlasHolder } from './store/files/atlas-holder.ts';
import { atlasInfo, type AtlasInfo } from './store/files/atlas-info.ts';
import { readAtlas } from './store/files/atlas-read.ts';

/** What is under way when the end is asked for has so long to finish. */
const graceMillis = 10_000;

/** Composes the service and runs it until somebody asks it to end. */
export async function serve(config: Config, area: string | undefined, io: Io): Promise<number> {
  const startedAt = performance.now();
  const version = await readVersion();
  let info: AtlasInfo | undefined;
  const served: Served = { config, version, atlas: () => info };

  // First the ports: a taken one should be told now, not after minutes of importing.
  const { front, internal } = await openPorts(served);
  try {
    const path = await prepareAtlas(config, area, io);
    const loadingAt = performance.now();
    const holder = new AtlasHolder(await readAtlas(path, { progress: io.progress }));
    io.progress.end();
    info = atlasInfo(holder.current());
    const loadMillis = performance.now() - loadingAt;

    const ended = io.stopRequested();
    io.onReload(() => void reload());
    announce(front.address);
    const signal = await ended;
    io.print(`${signal}: closing`);
    return exits.ok;

    async function reload(): Promise<void> {
      try {
        info = atlasInfo(await holder.swap(path));
        io.print(`read again: ${path}: ${describeAtlas(info)}`);
      } catch (error) {
        answerError(error, io);
      }
    }

    function announce(address: string): void {
      if (!info) return;
      io.print(
        [
          `Geokod ${version}, region ${config.region}`,
          `  public    ${address}/  (links say ${config.publicUrl})`,
          `  internal  ${internal.address}/healthz  /readyz`,
          `  atlas     ${path}: ${describeAtlas(info)}`,
          `  started in ${duration(performance.now() - startedAt)}, of which loading ${duration(loadMillis)}`,
          `Try:  curl ${address}/`,
        ].join('\n'),
      );
    }
  } finally {
    await Promise.all([front.close(graceMillis), internal.close(graceMillis)]);
  }
}

async function openPorts(served: Served): Promise<{ front: Listening; internal: Listening }> {
  const { host, port, opsPort } = served.config;
  const internal = await listen(
    { host: '127.0.0.1', port: opsPort, variable: 'OPS_PORT' },
    answering(internalRoutes(served), randomUUID),
  );
  try {
    const front = await listen({ host, port, variable: 'PORT' }, answering(frontRoutes(served), randomUUID));
    return { front, internal };
  } catch (error) {
    await internal.close(0);
    throw error;
  }
}
