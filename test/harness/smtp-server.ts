import { createServer, type Socket } from 'node:net';

export interface FakeSmtp {
  readonly url: string;
  /** `from` is the whole line that named the sender, with the extensions asked for. */
  readonly mails: { readonly from: string; readonly to: string; readonly data: string }[];
  /** What is answered to the next recipients, instead of taking them. */
  readonly refusals: string[];
  stop(): Promise<void>;
}

/** As much of a mail server as a client needs to hand its mails over; `national` ones know RFC 6531. */
export async function fakeSmtp({ national = false } = {}): Promise<FakeSmtp> {
  const mails: FakeSmtp['mails'] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).once('error', () => undefined);
    socket.write('220 test\r\n');
    let waiting = '';
    let from = '';
    let to = '';
    let inData = false;
    const answer = (line: string): string => {
      if (/^EHLO/i.test(line)) return national ? '250-test\r\n250-8BITMIME\r\n250 SMTPUTF8' : '250 ok';
      if (/^MAIL/i.test(line)) from = line;
      if (/^(HELO|MAIL|RSET)/i.test(line)) return '250 ok';
      if (/^QUIT/i.test(line)) return '221 bye';
      if (/^DATA/i.test(line)) {
        inData = true;
        return '354 go on';
      }
      if (!/^RCPT/i.test(line)) return '500 what?';
      to = /<(.*)>/.exec(line)![1]!;
      if (!national && !/^[\x20-\x7e]*$/.test(to)) return '553 no such letters here';
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
          mails.push({ from, to, data: text });
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
