import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '../errors.ts';

/** An open port. */
export interface Listening {
  /** "http://127.0.0.1:8080", the port as it really is. */
  readonly address: string;
  /** Takes nothing new, lets what is under way finish for so long, then cuts it off. */
  close(graceMillis: number): Promise<void>;
}

export interface Place {
  readonly host: string;
  readonly port: number;
  /** The variable that sets the port, for the one who must change it. */
  readonly variable: 'PORT' | 'OPS_PORT';
}

/** `prepare` sets what else holds for the connections, before there are any. */
export async function listen(
  place: Place,
  listener: RequestListener,
  prepare: (server: Server) => void = () => {},
): Promise<Listening> {
  let closing = false;
  const server = createServer({ connectionsCheckingInterval: 5000 }, (request, response) => {
    if (closing) response.setHeader('connection', 'close');
    listener(request, response);
  });
  prepare(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(place, error)));
    server.listen(place.port, place.host, resolve);
  });
  const { port, address, family } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    close: (graceMillis) => {
      closing = true;
      return close(server, graceMillis);
    },
  };
}

function close(server: Server, graceMillis: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), graceMillis);
    // A connection kept alive after its last answer would hold up the end for seconds.
    const dropIdle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(dropIdle);
      resolve();
    });
  });
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
