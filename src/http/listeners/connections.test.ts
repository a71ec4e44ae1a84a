import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../store/system-clock.ts';
import { limitConnections } from './connections.ts';
import { listen } from './listen.ts';

test('a client that stalls past the announced idle time still finds its connection open', async (context) => {
  const place = { host: '127.0.0.1', port: 0, variable: 'PORT' } as const;
  const listening = await listen(place, (_, response) => void response.end('here'), (opening) => {
    limitConnections(opening, { clock: systemClock, publicUrl: '', reportRefusal: () => {} });
    opening.server.keepAliveTimeout = 1000;
  });
  context.after(() => listening.close({ idleMs: 0, arrivalMs: 0, answerMs: 0 }));
  const socket = connect(Number(new URL(listening.address).port), '127.0.0.1').setEncoding('latin1');
  context.after(() => socket.destroy());
  const ask = async (): Promise<string> => {
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    const [answer] = (await once(socket, 'data', { signal: AbortSignal.timeout(5000) })) as [string];
    return answer;
  };
  assert.match(await ask(), /^Keep-Alive: timeout=1\r$/m);
  await sleep(4000);
  assert.match(await ask(), /^HTTP\/1\.1 200 OK\r$/m);
});
