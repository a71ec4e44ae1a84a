import { createServer, type Socket } from 'node:net';

export interface FakeSmtp {
  readonly url: string;
  readonly mails: { readonly to: string; readonly data: string }[];
  /** What is answered to the next recipients, instead of taking them. */
  readonly refusals: string[];
  stop(): Promise<void>;
}

/** As much of a mail server as a client needs to hand its mails over. */
export async function fakeSmtp(): Promise<FakeSmtp> {
  const mails: FakeSmtp['mails'] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).once('error', () => undefined);
    socket.write('220 test\r\n');
    let waiting = '';
    let to = '';
    let inData = false;
    const answer = (line: string): string => {
      if (/^(EHLO|HELO|MAIL|RSET)/i.test(line)) return '250 ok';
      if (/^QUIT/i.test(line)) return '221 bye';
      if (/^DATA/i.test(line)) {
        inData = true;
        return '354 go on';
      }
      if (!/^RCPT/i.test(line)) return '500 what?';
      to = /<(.*)>/.exec(line)![1]!;
      return refusals.shift() ?? '250 ok';
    };
    socket.on('data', (chunk) => {
      waiting += chunk.toString('utf8');
      for (;;) {
        const end = waiting.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = waiting.slice(0, end);
        waiting = waiting.slice(end + (inData ? 5 : 2));
        if (inData) {
          mails.push({ to, data: text });
          inData = false;
          socket.write('250 taken\r\n');
        } else socket.write(`${answer(text)}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    mails,
    refusals,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
