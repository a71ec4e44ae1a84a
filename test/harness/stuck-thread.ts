import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { READ } from './thread-orders.ts';
import { startThreads } from './thread-stand.ts';

/**
 * A process whose further thread gets stuck: `stuck-thread.ts FOLDER FIFO SECONDS`. Says where the thread answers, and
 * by which key. `stick` makes the thread read from a pipe that nobody writes; `end` ends the service.
 */
const [, , folder, fifo, mostSilentLooks] = process.argv;
const ends: (() => unknown)[] = [];
const stand = await startThreads(
  { after: (end) => void ends.push(end) }, { folder, mostSilentLooks: Number(mostSilentLooks) },
);
const { threads, logged } = stand;
const print = (what: unknown): void => void writeSync(1, `${JSON.stringify(what)}\n`);
print({ port: stand.furtherPort, key: stand.key, accountId: stand.accountId });
const input = createInterface(process.stdin);
input.on('line', async (order) => {
  if (order === 'stick') threads.seats[0].worker!.postMessage(`${READ}${fifo}`);
  if (order === 'stuck?') print(threads.seats[0].stuck.size > 0 && threads.listening === 2);
  if (order !== 'end') return;
  process.exitCode = 7;
  for (const end of ends) await end();
  print(logged().map(({ msg }) => msg));
  input.close();
});
