import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { testCertificate, testKey } from './test-certificate.ts';

export interface FakeSmtp {
  readonly url: string;
  readonly port: number;
  /** `from` is the whole MAIL line, with the requested extensions. */
  readonly mails: {
    readonly from: string;
    readonly to: string;
    readonly data: string;
    readonly encrypted: boolean;
    readonly user: string;
  }[];
  /** The next replies for a recipient, instead of accepting the mail. */
  readonly refusals: Map<string, string[]>;
  /** Every line received, including dialogues without a mail. */
  readonly received: string[];
  stop(): Promise<void>;
}

export interface SmtpHabits {
  readonly port?: number;
  /** The required login; everybody may send without it. */
  readonly account?: { readonly user: string; readonly password: string };
  readonly startTls?: 'offered' | 'refused';
  /** Supports RFC 6531: addresses in any script. */
  readonly national?: boolean;
  /** The delay of each reply; with Infinity it accepts connections and never replies. */
  readonly thinksMs?: number;
}

/** As much of a mail server as a client needs, with the habits of real ones. */
export async function fakeSmtp(habits: SmtpHabits = {}): Promise<FakeSmtp> {
  const { thinksMs = 0 } = habits;
  const state = { mails: [] as FakeSmtp['mails'], refusals: new Map<string, string[]>(), received: [] as string[] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (thinksMs === Infinity) return void socket.resume();
    setTimeout(() => socket.write('220 test\r\n'), thinksMs);
    converse(socket, habits, state);
  });
  await new Promise<void>((resolve) => server.listen(habits.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    ...state,
    port,
    url: `smtp://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

type State = Pick<FakeSmtp, 'mails' | 'refusals' | 'received'>;

function converse(socket: Socket, habits: SmtpHabits, state: State): void {
  const { account, startTls, national = false, thinksMs = 0 } = habits;
  const encrypted = socket instanceof TLSSocket;
  let waiting = '';
  let from = '';
  let to = '';
  let user = '';
  let inData = false;
  const offers = [
    startTls && !encrypted && 'STARTTLS', account && 'AUTH PLAIN', national && '8BITMIME', national && 'SMTPUTF8',
    'SIZE 1000000',
  ].filter(Boolean);
  const hello = ['250-test', ...offers.map((offer) => `250-${offer}`), '250 HELP'].join('\r\n');
  const login = (line: string): string => {
    const [, name, password] = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString('utf8').split('\0');
    if (!account || name !== account.user || password !== account.password) return '535 who are you?';
    user = name;
    return '235 welcome';
  };
  const answer = (line: string): string => {
    state.received.push(line);
    if (/^EHLO/i.test(line)) return hello;
    if (/^(HELO|RSET)/i.test(line)) return '250 ok';
    if (/^QUIT/i.test(line)) return '221 bye';
    if (/^AUTH PLAIN/i.test(line)) return login(line);
    if (/^STARTTLS/i.test(line)) return startTls === 'offered' ? '220 go ahead' : '454 not now';
    if (account && user === '') return '530 sign in first';
    if (/^MAIL/i.test(line)) {
      from = line;
      return '250 ok';
    }
    if (/^DATA/i.test(line)) {
      inData = true;
      return '354 go on';
    }
    if (!/^RCPT/i.test(line)) return '500 what?';
    to = /<(.*)>/.exec(line)![1]!;
    if (!national && !/^[\x20-\x7e]*$/.test(to)) return '553 no such letters here';
    return state.refusals.get(to)?.shift() ?? '250 ok';
  };
  const read = (chunk: Buffer): void => {
    waiting += chunk.toString('utf8');
    for (;;) {
      const end = waiting.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const text = waiting.slice(0, end);
      waiting = waiting.slice(end + (inData ? 5 : 2));
      if (inData) {
        state.mails.push({ from, to, data: text, encrypted, user });
        inData = false;
        setTimeout(() => socket.write('250 taken\r\n'), thinksMs);
        continue;
      }
      const reply = answer(text);
      if (/^STARTTLS/i.test(text) && reply.startsWith('220')) {
        socket.off('data', read);
        socket.write(`${reply}\r\n`);
        const secure = new TLSSocket(socket, { isServer: true, key: testKey, cert: testCertificate });
        secure.on('error', () => undefined);
        return converse(secure, habits, state);
      }
      setTimeout(() => socket.write(`${reply}\r\n`), thinksMs);
    }
  };
  socket.on('data', read);
}
