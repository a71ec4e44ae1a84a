import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { freePort } from '../../src/commands/cluster/free-port.ts';
import { call } from '../harness/call.ts';
import { eventually } from '../harness/eventually.ts';
import { prepareStand, serve } from '../harness/served.ts';
import { findServer, skipReason } from '../harness/servers.ts';

interface Report {
  readonly ready: boolean;
  readonly checks: Readonly<Record<'atlas' | 'database', { readonly state: string; readonly reason?: string }>>;
}

describe('a node that starts while its database is away', { skip: skipReason('mysql') }, () => {
  test('waits for it, says so to everyone who asks, and serves once it is back', async (context) => {
    const server = await findServer('mysql', true);
    context.after(() => server.stop());
    server.own!.signal('SIGKILL');
    const stand = await prepareStand(context);
    const [port, opsPort] = [await freePort(), await freePort()];
    const ports = { PORT: String(port), OPS_PORT: String(opsPort) };
    const secret = 'a secret of this test, long enough to be one';
    const starting = serve(stand, undefined, { DATABASE_URL: server.url, SECRET: secret, ...ports });
    const [front, inside] = [port, opsPort].map((each) => `http://127.0.0.1:${each}`);
    const readiness = async (): Promise<Report> => JSON.parse((await call(inside, '/readyz')).text) as Report;
    const saysSo = async (): Promise<boolean> => {
      const { checks: { atlas, database } } = await readiness();
      return atlas.state === 'ok' && /does not answer \(ECONNREFUSED\)/.test(database.reason!);
    };
    await Promise.race([
      eventually('the node says what it waits for', () => saysSo().catch(() => false)),
      starting.then(() => assert.fail('it serves without its database')),
    ]);
    assert.equal((await readiness()).ready, false);
    const measured = async (): Promise<string> => (await call(inside, '/metrics')).text;
    assert.match(await measured(), /^geokod_condition\{check="database"\} 2$/m, 'for the alert GeokodNotReady');

    const refused = await call(front, '/v2/geocode?q=x');
    const { code } = JSON.parse(refused.text) as { code: string };
    assert.deepEqual([refused.status, code], [503, 'temporarily_unavailable']);
    const page = await call(front, '/');
    assert.deepEqual([page.status, (JSON.parse(page.text) as { ready: boolean }).ready], [503, false]);

    await server.own!.start();
    const served = await starting;
    assert.equal((await call(front, '/v2/key?email=new@example.ru')).status, 200);
    assert.equal((await readiness()).ready, true);
    assert.match(await measured(), /^geokod_condition\{check="database"\} 0$/m);
    served.process.kill('SIGTERM');
    assert.equal(await served.ended, 0);
  });
});
