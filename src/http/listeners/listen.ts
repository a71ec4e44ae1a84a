import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createNetServer, type AddressInfo, type Server as NetServer } from 'node:net';
import { AppError } from '../../errors.ts';
import { MOST_READ_HEAD_BYTES } from '../request/head.ts';
import { Connections, type EndLimits } from './closing.ts';
import { descriptorOf, type Refuse } from './refusing.ts';

/** An open port. */
export interface Listening {
  /** "http://127.0.0.1:8080", with the actual port. */
  readonly address: string;
  /** The number under which the process knows the port; undefined where the system has none. */
  readonly descriptor: number | undefined;
  /** Ends in order; see `Connections`. */
  close(limits: EndLimits): Promise<void>;
  /** Ends at once: pending and arriving requests are answered by `refuse`. */
  breakOff(refuse: Refuse): Promise<void>;
  /** Refuses all that was asked before it returns; see `Connections`. */
  refuseAtOnce(refuse: Refuse): void;
}

export interface Place {
  readonly host: string;
  readonly port: number;
  /** The variable that sets the port, named in error messages. */
  readonly variable: 'PORT' | 'OPS_PORT';
  /** Whether other threads of this process listen there too, so that the system shares out the connections. */
  readonly isShared?: boolean;
}

/** A server before it has any connection. */
export interface Opening {
  readonly server: Server;
  readonly connections: Connections;
  /** Takes every request, also those that Node reports by other events. */
  readonly listener: RequestListener;
}

/** Opens a port; `prepare` configures the server before the first connection. */
export async function listen(
  place: Place,
  listener: RequestListener,
  prepare: (opening: Opening) => void = () => {},
): Promise<Listening> {
  const begin: RequestListener = (request, response) => connections.begin(request, response);
  // `Host` is checked with the rest of the head, so that the refusal has our format.
  const options = { connectionsCheckingInterval: 5000, requireHostHeader: false, maxHeaderSize: MOST_READ_HEAD_BYTES };
  const server = createServer(options, begin);
  const connections = new Connections(server, listener);
  prepare({ server, connections, listener: begin });
  await bind(server, place);
  const { port, address, family } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    descriptor: descriptorOf(server),
    close: (limits) => connections.end(limits),
    breakOff: (refuse) => connections.breakOff(refuse),
    refuseAtOnce: (refuse) => connections.refuseAtOnce(refuse),
  };
}

type Bind = (server: NetServer, place: Place) => Promise<void>;

/** Error codes of systems that cannot share a port, or do not balance its connections. */
const UNDIVIDED: ReadonlySet<string | undefined> = new Set(['ENOTSUP', 'EOPNOTSUPP', 'ENOPROTOOPT', 'EINVAL']);

/** Whether the system shares out a port's connections among listening threads; tried at a free port. */
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

/** Refuses a port in use. A shared port could otherwise be shared with another process by mistake. */
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
