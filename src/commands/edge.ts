import type { EdgeStarted } from '../serve-edge.ts';
import { serveEdge } from '../serve-edge.ts';
import { defineCommand, exits, noOperands } from './frame/frame.ts';
import { duration } from './frame/progress.ts';
import { readVersion } from './version.ts';

export const command = defineCommand({
  name: 'edge',
  summary: 'run the proxy in front of regions: each request goes to the nearest healthy one',
  operands: noOperands,
  options: {},
  details: [
    'Settings are environment variables: REGION_URLS names the regions, SECRET is that of the nodes, GEOIP_DB and',
    'TRUSTED_PROXIES locate clients, EDGE_POSITION is assumed for all others. SIGHUP reloads GEOIP_DB;',
    'SIGTERM and SIGINT finish requests in flight and stop.',
  ].join('\n'),
  examples: ['REGION_URLS=msk-1=http://10.0.0.1:8080,spb-1=http://10.0.0.2:8080 SECRET=… geokod edge'],
  run: async ({ io }) => {
    await serveEdge(io.readConfig(), {
      logTo: io.logTo,
      onStarted: (started) => io.print(announcement(started)),
      onReload: io.onReload,
      stopRequested: io.stopRequested,
      onStopping: (signal) => io.print(`${signal}: closing`),
    });
    return exits.ok;
  },
});

const announcement = ({ frontAddress, internalAddress, regions }: EdgeStarted): string =>
  [
    `Geokod ${readVersion()}, edge`,
    `  public    ${frontAddress}/`,
    `  internal  ${internalAddress}/edge  /healthz  /readyz  /metrics`,
    ...regions.map(({ region, url }) => `  ${region.padEnd(9)} ${url}`),
    `  started in ${duration(performance.now())}`,
  ].join('\n');
