import type { Config } from '../config.ts';
import { serve } from '../main.ts';
import { describeAtlas } from './describe-atlas.ts';
import { defineCommand, exits, noOperands } from './frame/frame.ts';
import type { Io } from './frame/io.ts';
import { answerError } from './frame/run.ts';
import { loadAtlas, prepareAtlas } from './prepare-atlas.ts';
import { announcement } from './serve-announcement.ts';
import { readVersion } from './version.ts';

export const command = defineCommand({
  name: 'serve',
  summary: 'serve an atlas over HTTP; without one, the demonstration country',
  operands: noOperands,
  options: {
    area: {
      type: 'text',
      value: 'AREA|URL|FILE',
      summary: 'serve this, after downloading it and importing it to $DATA_DIR if needed',
    },
  },
  details: [
    'SIGHUP reloads the atlas while requests run; SIGTERM and SIGINT finish requests in flight and stop.',
    'Settings are environment variables: see .env.example.',
  ].join('\n'),
  examples: ['geokod serve', 'geokod serve --area kyrgyzstan', 'ATLAS=kg.atlas PORT=8000 geokod serve'],
  run: ({ options, io }) => serveArea(io.readConfig(), options.area, io),
});

/** Runs the service over the atlas of an area, or over the configured one. */
export async function serveArea(config: Config, area: string | undefined, io: Io): Promise<number> {
  const version = readVersion();
  let path = '';
  let loadMillis = 0;
  const isUsageKept = await serve(config, {
    version,
    openAtlas: async () => {
      path = await prepareAtlas(config, area, io);
      const loadingAt = performance.now();
      const atlas = await loadAtlas(path, config, io);
      loadMillis = performance.now() - loadingAt;
      io.progress.end();
      return { path, atlas };
    },
    note: io.note,
    logTo: io.logTo,
    onStarted: (started) => io.print(announcement({ ...started, config, version, path, loadMillis })),
    onReload: io.onReload,
    onReloaded: (info) => io.print(`read again: ${path}: ${describeAtlas(info)}`),
    onReloadFailed: (error) => void answerError(error, io),
    stopRequested: io.stopRequested,
    onStopping: (signal) => io.print(`${signal}: closing`),
  });
  return isUsageKept ? exits.ok : exits.usageLost;
}
