import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createNetServer, type AddressInfo, type Server as NetServer } from 'node:net';
import { AppError } from '../../errors.ts';
import { MOST_READ_HEAD_BYTES } from '../request/head.ts';
import { Connections, type EndLimits } from './closing.ts';

/** An open port. */
export interface Listening {
  /** "http://127.0.0.1:8080", the port as it really is. */
  readonly address: string;
  /** Ends in order: see `Connections`. */
  close(limits: EndLimits): Promise<void>;
  /** Ends in a moment: whoever waits for an answer, or has just asked, gets one that says so. */
  breakOff(refuse: RequestListener): Promise<void>;
}

export interface Place {
  readonly host: string;
  readonly port: number;
  /** The variable that sets the port, for the one who must change it. */
  readonly variable: 'PORT' | 'OPS_PORT';
  /** Other threads of this process listen there as well; what is asked is divided among them by the system. */
  readonly isShared?: boolean;
}

/** A server before it has any connection. */
export interface Opening {
  readonly server: Server;
  readonly connections: Connections;
  /** What every request goes to, also one that Node tells by another event. */
  readonly listener: RequestListener;
}

/** `prepare` sets what else holds for the connections, before there are any. */
export async function listen(
  place: Place,
  listener: RequestListener,
  prepare: (opening: Opening) => void = () => {},
): Promise<Listening> {
  const begin: RequestListener = (request, response) => connections.begin(request, response);
  // Whether there is a `Host` is checked with the rest of the head, so that the refusal is one of ours.
  const options = { connectionsCheckingInterval: 5000, requireHostHeader: false, maxHeaderSize: MOST_READ_HEAD_BYTES };
  const server = createServer(options, begin);
  const connections = new Connections(server, listener);
  prepare({ server, connections, listener: begin });
  await bind(server, place);
  const { port, address, family } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    close: (limits) => connections.end(limits),
    breakOff: (refuse) => connections.breakOff(refuse),
  };
}

type Bind = (server: NetServer, place: Place) => Promise<void>;

/** What systems say that know ports of several listeners not at all, or do not divide connections among them. */
const UNDIVIDED: ReadonlySet<string | undefined> = new Set(['ENOTSUP', 'EOPNOTSUPP', 'ENOPROTOOPT', 'EINVAL']);

/** Whether the system divides the connections of a port among threads that listen there: tried, at a free port. */
export async function dividesPorts(host: string, tryToBind: Bind = bind): Promise<boolean> {
  const server = createNetServer();
  try {
    await tryToBind(server, { host, port: 0, variable: 'PORT', isShared: true });
  } catch (error) {
    if (UNDIVIDED.has((error as NodeJS.ErrnoException).code)) return false;
    throw error;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}

function bind(server: Server | NetServer, place: Place): Promise<void> {
  const { host, port, isShared: reusePort = false } = place;
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(place, error)));
    server.listen({ host, port, reusePort }, resolve);
  });
}

/** A port that is shared could be shared with another process as well: first it is seen that nobody has it. */
export async function refuseTakenPort(place: Place): Promise<void> {
  const server = createNetServer();
  await bind(server, { ...place, isShared: false });
  await new Promise((resolve) => server.close(resolve));
}

function explain({ host, port, variable }: Place, error: NodeJS.ErrnoException): unknown {
  const other = port + 1 <= 65_535 ? port + 1 : port - 1;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE:
      `port ${port} of ${host} is taken, perhaps by another Geokod: ` +
      `stop that one, or choose another port: ${variable}=${other} make run`,
    EACCES: `port ${port} is not open to this user: choose one above 1023, for example ${variable}=8080`,
    EADDRNOTAVAIL: `HOST=${host} is not an address of this machine: try HOST=127.0.0.1 or HOST=0.0.0.0`,
    ENOTFOUND: `HOST=${host} is not known to this machine: try HOST=127.0.0.1 or HOST=0.0.0.0`,
  };
  const reason = error.code ? reasons[error.code] : undefined;
  return reason ? new AppError('cannot_listen', reason, { host, port, cause: error.code }) : error;
}
