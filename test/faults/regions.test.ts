import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { regions } from '../../src/config.ts';
import { openEdge, untilStanding, type OpenEdge } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { eventuallyFrom, tryFault, type TrialOptions } from '../harness/fault-trial.ts';
import { openGate, type Gate } from '../harness/gate.ts';
import { startRegionNodes, type RegionNodes } from '../harness/region-nodes.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';
import type { SteadyLoad } from '../harness/steady-load.ts';

/** What a killed node’s journal did not have on disk: at most 50 ms of it. */
const LINES_OF_A_MOMENT = 50;

interface LossOptions extends TrialOptions {
  /** Uses the edge that has gates in front of its regions. */
  readonly isGated?: boolean;
}

interface Stand extends RegionNodes {
  readonly edge: OpenEdge;
  /** Another edge, with a gate in front of each region. */
  readonly gated: OpenEdge;
  readonly gates: readonly Gate[];
  /** Before the nearest region. */
  readonly gate: Gate;
  readonly database: Found;
  readonly redis: Found;
}

const skip = skipReason('mysql') || skipReason('redis');

/** Closed in reverse order of opening. */
const closers: (() => unknown)[] = [];
const keeping = { after: (close: () => unknown): void => void closers.push(close) };

describe('four regions behind an edge, at 100 requests a second, go on', { skip }, () => {
  let stand: Stand;
  before(async () => {
    stand = await openStand();
  });
  after(async () => {
    for (const close of closers.reverse()) await close();
  });

  const lose = (
    title: string, fault: (stand: Stand, load: SteadyLoad) => Promise<void>, options: LossOptions = {},
  ): void => {
    test(title, (context) => {
      const { counted, key } = stand;
      const edge = options.isGated ? stand.gated : stand.edge;
      return tryFault(context, { title, address: edge.address, key, counted }, (load) => fault(stand, load), options);
    });
  };
  const fallsAndRises = async (
    { edge }: Stand, load: SteadyLoad, standing: string, down: () => void, up: () => unknown,
  ): Promise<void> => {
    down();
    await Promise.all([untilStanding(edge, 'msk-1', standing), eventuallyFrom(load, 'spb-1')]);
    await up();
    await eventuallyFrom(load, 'msk-1');
  };

  lose('when the nearest is frozen', (at, load) => {
    const { 'msk-1': msk } = at.nodes;
    return fallsAndRises(at, load, 'silent', () => msk.signal('SIGSTOP'), () => msk.signal('SIGCONT'));
  });

  lose('when the nearest is stopped', (at, load) => {
    const { 'msk-1': msk } = at.nodes;
    return fallsAndRises(at, load, 'unready', () => msk.signal('SIGTERM'), async () => {
      assert.equal(await msk.ended(), 0);
      await msk.start();
    });
  }, { mostFailed: 0 });

  lose('when the nearest is killed', (at, load) => {
    const { 'msk-1': msk } = at.nodes;
    return fallsAndRises(at, load, 'silent', () => msk.signal('SIGKILL'), async () => {
      await msk.ended();
      await msk.start();
    });
  }, { unbooked: LINES_OF_A_MOMENT });

  lose('when the nearest refuses everything', async ({ gate, gated }, load) => {
    gate.refusesWith = 503;
    await untilStanding(gated, 'msk-1', 'failing');
    await eventuallyFrom(load, 'spb-1');
    gate.refusesWith = undefined;
    await eventuallyFrom(load, 'msk-1');
  }, { isGated: true });

  lose('when the nearest becomes slow', async ({ gate, gated }, load) => {
    gate.delayMs = 3000;
    await untilStanding(gated, 'msk-1', 'silent');
    await eventuallyFrom(load, 'spb-1');
    gate.delayMs = 0;
    await eventuallyFrom(load, 'msk-1');
  }, { isGated: true });

  lose('when no answer arrives, which costs nothing', async ({ gates, gated }, load) => {
    const since = performance.now();
    for (const each of gates) each.losesAnswers = true;
    await eventually('fifty requests may have been worked on', () =>
      load.since(since).filter(({ status }) => status === 504).length >= 50);
    for (const each of gates) each.losesAnswers = false;
    await untilStanding(gated, 'msk-1', 'up');
    await eventuallyFrom(load, 'msk-1');
  }, { isGated: true, mostFailed: 1 });

  lose('when all are restarted, one after the other', async ({ nodes, edge }, load) => {
    for (const region of regions) {
      nodes[region].signal('SIGTERM');
      assert.equal(await nodes[region].ended(), 0);
      await nodes[region].start();
      await untilStanding(edge, region, 'up');
    }
    await eventuallyFrom(load, 'msk-1');
  }, { mostFailed: 0 });

  lose('when Redis is killed', async ({ redis }, load) => {
    redis.own!.signal('SIGKILL');
    await sleep(5000);
    await redis.own!.start();
    await eventuallyFrom(load, 'msk-1');
  }, { mostFailed: 0 });

  lose('when the database is frozen for a minute', async ({ database }, load) => {
    database.own!.signal('SIGSTOP');
    await sleep(60_000);
    database.own!.signal('SIGCONT');
    await eventuallyFrom(load, 'msk-1');
  }, { mostFailed: 0 });
});

async function openStand(): Promise<Stand> {
  const [database, redis] = await Promise.all([findServer('mysql', true), findServer('redis', true)]);
  keeping.after(() => Promise.all([database.stop(), redis.stop()]));
  const connection = await createConnection({ uri: database.url });
  await connection.query('CREATE DATABASE IF NOT EXISTS geokod');
  connection.destroy();
  const running = await startRegionNodes(keeping, { databaseUrl: database.url, redisUrl: redis.url });
  const nodes = regions.map((region) => running.nodes[region]);
  const edge = await openEdge(keeping, nodes);
  const behindGates = await Promise.all(nodes.map(async ({ region, url }) =>
    ({ region, gate: await openGate(keeping, url) })));
  const gated = await openEdge(keeping, behindGates.map(({ region, gate: { url } }) => ({ region, url })));
  const gates = behindGates.map(({ gate }) => gate);
  return { ...running, edge, gated, gates, gate: gates[regions.indexOf('msk-1')], database, redis };
}
