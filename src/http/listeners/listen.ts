import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '../../errors.ts';
import { Connections, type EndLimits } from './closing.ts';

/** An open port. */
export interface Listening {
  /** "http://127.0.0.1:8080", the port as it really is. */
  readonly address: string;
  /** Ends in order: see `Connections`. */
  close(limits: EndLimits): Promise<void>;
}

export interface Place {
  readonly host: string;
  readonly port: number;
  /** The variable that sets the port, for the one who must change it. */
  readonly variable: 'PORT' | 'OPS_PORT';
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
  const server = createServer({ connectionsCheckingInterval: 5000, requireHostHeader: false }, begin);
  const connections = new Connections(server, listener);
  prepare({ server, connections, listener: begin });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(place, error)));
    server.listen(place.port, place.host, resolve);
  });
  const { port, address, family } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    close: (limits) => connections.end(limits),
  };
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
