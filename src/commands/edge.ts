import type { EdgeStarted } from '../serve-edge.ts';
import { serveEdge } from '../serve-edge.ts';
import { defineCommand, exits, noOperands } from './frame/frame.ts';
import { duration } from './frame/progress.ts';
import { readVersion } from './version.ts';

export const command = defineCommand({
  name: 'edge',
  summary: 'stand in front of regions: each request goes to the nearest one that is well',
  operands: noOperands,
  options: {},
  details: [
    'Settings are variables of the environment: REGION_URLS names the regions, SECRET is that of the nodes,',
    'GEOIP_DB and TRUSTED_PROXIES tell where clients are, EDGE_POSITION where all others are taken to be.',
    'SIGHUP reads GEOIP_DB again; SIGTERM and SIGINT finish what is under way and end.',
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
