import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { digestWith } from '../../src/accounts/digest.ts';
import {
  digestOfReport, EDGE_HEADER, edgeKeyOf, edgePassesWith, REPORTS_PATH, type Passed,
} from '../../src/accounts/edge/pass.ts';
import { readConfig, type Environment, type Region } from '../../src/config.ts';
import { serveEdge } from '../../src/serve-edge.ts';
import { eventually } from './eventually.ts';
import { call } from './call.ts';
import type { Closing } from './closing.ts';

export const EDGE_SECRET = 'a secret of nothing but tests';
const passes = edgePassesWith(edgeKeyOf(digestWith(EDGE_SECRET)));

/** A region that answers as a test says. */
export interface ScriptedRegion {
  readonly region: Region;
  readonly url: string;
  readonly server: Server;
  /** What the edge's pass said about each request. */
  readonly passed: (Passed | undefined)[];
  /** The requests received, without probes. */
  readonly heads: IncomingMessage[];
  answer: RequestListener;
  /** Passes of the probes received, which are not among `heads`, and the status they are answered with. */
  readonly probePasses: string[];
  probeStatus: number;
  /** The bodies of proven reports of what probes saw, which are not among `heads`, and the status they get. */
  readonly reports: string[];
  reportStatus: number;
  /** The status for `/readyz`; undefined means no answer. */
  ready: number | undefined;
  /** What the region's clock says. */
  date: () => Date;
}

export interface OpenEdge {
  readonly address: string;
  readonly internal: string;
  readonly lines: string[];
  standings(): Promise<Record<string, string>>;
  /** Stops it like SIGTERM. */
  stop(): Promise<void>;
}

export interface EdgeStand extends OpenEdge {
  readonly regions: Readonly<Record<Region, ScriptedRegion>>;
}

const answerRegion = (region: Region) => (_: IncomingMessage, response: ServerResponse): void =>
  void response.end(JSON.stringify({ region }));

async function takeReport(
  { reports, reportStatus }: ScriptedRegion,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  pass: string,
): Promise<void> {
  const body = await text(request).catch(() => '');
  if (passes.readReport(pass, digestOfReport(body), Date.now())) reports.push(body);
  response.writeHead(reportStatus).end();
}

async function startScripted(context: Closing, region: Region): Promise<ScriptedRegion> {
  const scripted: { -readonly [Name in keyof ScriptedRegion]: ScriptedRegion[Name] } = {
    region, url: '', server: createServer((request, response) => {
      if (request.url === '/readyz') {
        if (scripted.ready === undefined) return;
        response.writeHead(scripted.ready, { Date: scripted.date().toUTCString() }).end('{}');
        return;
      }
      const [, probePass] = /^Bearer (gk_probe_.+)/.exec(request.headers.authorization ?? '') ?? [];
      if (probePass) {
        scripted.probePasses.push(probePass);
        response.writeHead(scripted.probeStatus).end('{}');
        return;
      }
      const pass = request.headers[EDGE_HEADER.toLowerCase()];
      if (request.url === REPORTS_PATH) return void takeReport(scripted, { request, response }, String(pass));
      const passed = typeof pass === 'string' ? passes.read(pass, Date.now()) : undefined;
      scripted.passed.push(passed);
      scripted.heads.push(request);
      if (passed) response.setHeader('X-Request-Id', passed.requestId);
      scripted.answer(request, response);
    }), passed: [], heads: [], answer: answerRegion(region), ready: 200, date: () => new Date(),
    probePasses: [], probeStatus: 200, reports: [], reportStatus: 204,
  };
  await new Promise<void>((resolve) => scripted.server.listen(0, '127.0.0.1', resolve));
  scripted.url = `http://127.0.0.1:${(scripted.server.address() as { port: number }).port}`;
  context.after(() => {
    scripted.server.closeAllConnections();
    scripted.server.close();
  });
  return scripted;
}

/** Accepts no connections from now on. */
export async function closeRegion({ server }: ScriptedRegion): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** The whole edge in front of four scripted regions; clients without a stated position are near Moscow. */
export async function startEdge(
  context: Closing, env: Environment = {}, prepare: (region: ScriptedRegion) => void = () => {},
): Promise<EdgeStand> {
  const names = ['msk-1', 'spb-1', 'fra-1', 'ala-1'] as const;
  const scripted = await Promise.all(names.map((region) => startScripted(context, region)));
  scripted.forEach(prepare);
  const regions = Object.fromEntries(scripted.map((each) => [each.region, each])) as EdgeStand['regions'];
  return { ...(await openEdge(context, scripted, env)), regions };
}

/** The edge in this process, in front of regions at these addresses. */
export async function openEdge(
  context: Closing, at: readonly { readonly region: Region; readonly url: string }[], env: Environment = {},
): Promise<OpenEdge> {
  const lines: string[] = [];
  const urls = at.map(({ region, url }) => `${region}=${url}`).join(',');
  const config = readConfig(
    { PORT: '0', OPS_PORT: '0', SECRET: EDGE_SECRET, REGION_URLS: urls, TRUSTED_PROXIES: '127.0.0.1', ...env },
    { cores: 2 },
  );
  const asked = Promise.withResolvers<NodeJS.Signals>();
  const started = Promise.withResolvers<{ frontAddress: string; internalAddress: string }>();
  const served = serveEdge(config, {
    logTo: { write: (line) => void lines.push(line) },
    onStarted: started.resolve,
    onReload: () => {},
    stopRequested: () => asked.promise,
    onStopping: () => {},
    ending: { idleMs: 0, arrivalMs: 2000, answerMs: 10_000 },
  });
  served.catch(started.reject);
  const stop = async (): Promise<void> => {
    asked.resolve('SIGTERM');
    await served;
  };
  context.after(stop);
  const { frontAddress: address, internalAddress: internal } = await started.promise;
  const standings = async (): Promise<Record<string, string>> => {
    const { regions: seen } = JSON.parse((await call(internal, '/edge')).text) as EdgeView;
    return Object.fromEntries(seen.map(({ region, standing }) => [region, standing]));
  };
  return { address, internal, lines, standings, stop };
}

interface EdgeView {
  readonly regions: readonly { readonly region: string; readonly standing: string }[];
}

export const untilStanding = (stand: Pick<OpenEdge, 'standings'>, region: Region, standing: string): Promise<void> =>
  eventually(`${region} is ${standing}`, async () => (await stand.standings())[region] === standing);
