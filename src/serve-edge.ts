import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { EdgeMetrics, Health, type EdgeState } from '../ops/index.ts';
import { digestWith } from './accounts/digest.ts';
import { edgeKeyOf, edgePassesWith } from './accounts/edge/pass.ts';
import { makeProbePass } from './accounts/probes/pass.ts';
import type { Config } from './config.ts';
import { Probing } from './edge/probing.ts';
import { Proofs } from './edge/proofs.ts';
import type { Reception } from './edge/parts.ts';
import { Proxy } from './edge/proxy.ts';
import { RegionClocks } from './edge/region-clocks.ts';
import { RegionWatch, type RegionView } from './edge/region-watch.ts';
import { report, type ReportParts } from './edge/reports.ts';
import type { Upstream } from './edge/upstream.ts';
import { Withdrawals } from './edge/withdrawals.ts';
import { GeoIp } from './edge/geoip.ts';
import { POSITION_HEADER } from './edge/whereabouts.ts';
import { AppError } from './errors.ts';
import { MAX_URI_BYTES } from './http/app.ts';
import { readContract } from './http/contract.ts';
import { opsAnswers } from './http/internal/listener.ts';
import { jsonPage } from './http/internal/page.ts';
import { reportRefusals } from './http/listeners/bare-refusals.ts';
import type { Log } from './kernel/log.ts';
import type { EndLimits } from './http/listeners/closing.ts';
import { limitConnections } from './http/listeners/connections.ts';
import { findOperationIn, refuseBefore } from './http/listeners/edge-reception.ts';
import { listen } from './http/listeners/listen.ts';
import { READY_PATH } from './http/listeners/readiness.ts';
import { openLog, type LogStream } from './http/log.ts';
import { probeCallsOf } from './http/probe-calls.ts';
import { clientAddressBy, comesFromTrusted } from './http/request/client-address.ts';
import { onBodyGivenUp } from './http/request/given-up.ts';
import { refuseHead } from './http/request/head.ts';
import { mayTakeLong } from './http/request/long-body.ts';
import { newRequestId } from './http/request/request-id.ts';
import { watchHealth, watchLog, watchThreads } from './running/process-gauges.ts';
import { startProbes } from './running/status/probes.ts';
import { startReporting } from './running/status/reporting.ts';
import { systemClock } from './store/system-clock.ts';

/** Limits for closing: long answers pass through the edge, and have more time to end than at a node. */
const ENDING: EndLimits = { idleMs: 2000, arrivalMs: 4000, answerMs: 20_000 };
const ENDING_INSIDE: EndLimits = { idleMs: 0, arrivalMs: 0, answerMs: 1000 };
const MOST_IN_FLIGHT = 4000;

export interface EdgeOutside {
  /** The target of the log's lines; standard output if absent. */
  readonly logTo?: LogStream;
  onStarted(started: EdgeStarted): void;
  /** `reload` reads the file of addresses again. */
  onReload(reload: () => void): void;
  stopRequested(): Promise<NodeJS.Signals>;
  onStopping(signal: NodeJS.Signals): void;
  /** Replaces the usual limits for closing. */
  readonly ending?: EndLimits;
}

export interface EdgeStarted {
  readonly frontAddress: string;
  readonly internalAddress: string;
  readonly regions: readonly RegionView[];
}

/** Composes the edge and runs it until it is asked to stop. */
export async function serveEdge(config: Config, outside: EdgeOutside): Promise<void> {
  refuseIncomplete(config);
  const log = openLog(outside.logTo);
  const metrics = new EdgeMetrics();
  watchLog(log, metrics);
  const watch = new RegionWatch(config.regionUrls, systemClock, () => log);
  const geoIp = await openGeoIp(config, outside, (error) => log.error({ err: error }, 'GEOIP_DB was not read again'));
  const passes = edgePassesWith(edgeKeyOf(digestWith(config.secret)));
  const upstreams = bestUpstreams(watch, config);
  const withdrawals = new Withdrawals({
    upstreams,
    passes,
    clock: systemClock,
    log: () => log,
    onSettled: (outcome) => metrics.withdrawn(outcome),
  });
  const proxy = new Proxy({
    watch,
    withdrawals,
    reception: receptionOf(config),
    counts: metrics,
    passes,
    find: geoIp?.find ?? (() => undefined),
    fallback: config.edge.fallback,
    clock: systemClock,
    log: () => log,
    mostInFlight: MOST_IN_FLIGHT,
  });
  const clocks = new RegionClocks(systemClock);
  metrics.watch(() => stateOf({ watch, proxy, withdrawals, clocks }));
  const proofs = new Proofs();
  const health = healthOf(watch, proofs, clocks);
  const ports = await openPorts(config, { proxy, watch, metrics, health, log });
  const probing = new Probing(watch, READY_PATH, (region, { answer, date }) => {
    metrics.probed(region, answer);
    clocks.note(region, date);
  });
  const gauges = [watchHealth(health, metrics), watchThreads(metrics)];
  const probes = probeRegions(config, { metrics, proofs, upstreams, passes, log });
  try {
    const ended = outside.stopRequested();
    const [frontAddress, internalAddress] = [ports.front.address, ports.internal.address];
    outside.onStarted({ frontAddress, internalAddress, regions: watch.views });
    const signal = await ended;
    health.stop();
    outside.onStopping(signal);
  } finally {
    await ports.front.close(outside.ending ?? ENDING);
    await Promise.all([withdrawals, probes, ...gauges].map((each) => each.close()));
    probing.close();
    await ports.internal.close(ENDING_INSIDE);
    watch.close();
    await log.close();
  }
}

function refuseIncomplete({ regionUrls, secret }: Config): void {
  if (regionUrls.length === 0) {
    throw new AppError('config_invalid', 'REGION_URLS is not set: the edge must know where the regions are.');
  }
  if (secret === '') {
    throw new AppError('config_invalid', 'SECRET is not set: regions believe an edge only if it has theirs.');
  }
}

const healthOf = (watch: RegionWatch, proofs: Proofs, clocks: RegionClocks): Health => new Health([
  { name: 'regions', vital: true, check: () => refuseWithoutRegions(watch) },
  { name: 'secret', check: () => refuseRefusedProofs(proofs) },
  { name: 'clock', check: () => clocks.refuseOff() },
], systemClock);

interface StateParts {
  readonly watch: RegionWatch;
  readonly proxy: Proxy;
  readonly withdrawals: Withdrawals;
  readonly clocks: RegionClocks;
}

const stateOf = ({ watch, proxy, withdrawals, clocks }: StateParts): EdgeState => ({
  regions: watch.views,
  isPanic: watch.isPanic,
  inFlight: proxy.inFlight,
  withdrawalsWaiting: withdrawals.waiting,
  skewSeconds: clocks.skewSeconds,
});

/** The regions, the best one first: for what any of them may be told. */
const bestUpstreams = (watch: RegionWatch, { edge }: Config) => (): Upstream[] =>
  watch.choose(edge.fallback).regions.map((region) => watch.upstreams.get(region)!);

interface ProbingParts extends Pick<ReportParts, 'upstreams' | 'passes'> {
  readonly metrics: EdgeMetrics;
  readonly proofs: Proofs;
  readonly log: Log;
}

/**
 * Probes each region from where customers come in, and reports what it saw to the history. Nodes accept these probes
 * like each other's.
 */
function probeRegions({ secret, regionUrls }: Config, parts: ProbingParts): { close(): Promise<void> } {
  const { metrics: { watches }, proofs, log } = parts;
  const digest = digestWith(secret);
  const { probes, stop } = startProbes({
    calls: probeCallsOf(readContract()),
    targets: regionUrls.map((region) => ({ ...region, isSelf: false })),
    clock: systemClock,
    watches: {
      willProbe: (region, operation) => watches.willProbe(region, operation),
      probed(counted) {
        watches.probed(counted);
        proofs.note(counted);
      },
    },
    newProbePass: (now) => makeProbePass(digest, now),
  });
  const ours: ReportParts = { ...parts, id: `edge-${randomUUID()}`, newRequestId };
  const reporting = startReporting({
    probes, report: (samples, now) => report(samples, now, ours), clock: systemClock, log,
  });
  return {
    async close() {
      stop();
      await reporting.close();
    },
  };
}

async function openGeoIp(
  { edge: { geoIpFile } }: Config, { onReload }: EdgeOutside, onTrouble: (error: unknown) => void,
): Promise<GeoIp | undefined> {
  if (geoIpFile === '') {
    onReload(() => {});
    return undefined;
  }
  const geoIp = new GeoIp(geoIpFile);
  await geoIp.load();
  onReload(() => void geoIp.load().catch(onTrouble));
  return geoIp;
}

function refuseWithoutRegions({ isAnyReachable }: RegionWatch): void {
  if (!isAnyReachable) throw new AppError('temporarily_unavailable', 'no region takes requests');
}

function refuseRefusedProofs({ refusedBy }: Proofs): void {
  if (refusedBy.length === 0) return;
  const question = 'is its SECRET the one of this edge, and are the clocks right?';
  throw new AppError('temporarily_unavailable', `refused by ${refusedBy.join(', ')}: ${question}`);
}

/** The rules for accepting and refusing requests, the same as in the nodes. */
function receptionOf({ trustedProxies, publicUrl }: Config): Reception {
  const find = findOperationIn(readContract());
  const addressOf = clientAddressBy(trustedProxies);
  const isTrusted = comesFromTrusted(trustedProxies);
  const header = POSITION_HEADER.toLowerCase();
  return {
    newRequestId,
    refuseHead(request) {
      if (request.url!.length > MAX_URI_BYTES) {
        throw new AppError('uri_too_long', 'URI too long.', { maxBytes: MAX_URI_BYTES });
      }
      refuseHead(request);
    },
    findOperation(method, url) {
      const found = find(method, url);
      return found && { ...found, isEngine: found.units !== undefined && !found.takesUpload };
    },
    senderOf(request: IncomingMessage) {
      const stated = request.headers[header];
      // without the zone of a link-local address, which has a meaning on this machine only
      const address = addressOf(request).split('%', 1)[0] || '::';
      return { address, stated: typeof stated === 'string' && isTrusted(request) ? stated : undefined };
    },
    refuse: refuseBefore(publicUrl),
    mayTakeLong,
    onGivenUp: onBodyGivenUp,
  };
}

interface PortParts {
  readonly proxy: Proxy;
  readonly watch: RegionWatch;
  readonly metrics: EdgeMetrics;
  readonly health: Health;
  readonly log: ReturnType<typeof openLog>;
}

async function openPorts({ host, port, opsPort, publicUrl }: Config, parts: PortParts) {
  const { proxy, watch, metrics, health, log } = parts;
  const pages = {
    '/edge': async () =>
      jsonPage({ panic: watch.isPanic, in_flight: proxy.inFlight, regions: watch.views.map(toShown) }),
  };
  const internal = await listen(
    { host: '127.0.0.1', port: opsPort, variable: 'OPS_PORT' }, opsAnswers({ publicUrl, metrics, health, pages }));
  try {
    const reportRefusal = reportRefusals({ metrics, clock: systemClock, log: () => log });
    const front = await listen({ host, port, variable: 'PORT' }, proxy.listener, (opening) =>
      limitConnections(opening, { clock: systemClock, publicUrl, reportRefusal }));
    return { front, internal };
  } catch (error) {
    await internal.close(ENDING_INSIDE);
    throw error;
  }
}

const toShown = ({ region, url, standing, forSeconds, waiting, slowWith }: RegionView) =>
  ({ region, url, standing, for_seconds: forSeconds, waiting, slow_with: slowWith });
