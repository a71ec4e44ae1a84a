import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../../errors.ts';
import { MAX_URI_BYTES } from '../app.ts';
import type { ReportRefusal } from './bare-refusals.ts';
import { STOPPING } from './closing.ts';
import { ANY_METHOD } from '../reply/cors.ts';
import { giveUpBody } from '../request/given-up.ts';
import { headTooLarge, MAX_HEADERS } from '../request/head.ts';
import { limitArrival } from '../request/long-body.ts';
import type { Opening } from './listen.ts';
import { bareProblem } from '../reply/bare-problem.ts';
import { newRequestId } from '../request/request-id.ts';
import type { Clock } from '../../kernel/clock.ts';

export const MAX_CONNECTIONS = 10_000;
const MOST_ARRIVAL_MS = 60_000;

/** A request line with an unknown method: a token followed by what could be an address. */
const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ [/*h]/;

type Unreadable = NodeJS.ErrnoException & { readonly rawPacket?: Buffer; readonly bytesParsed?: number };

/** What bare answers are made with, and where they are reported. */
interface Refusing {
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly reportRefusal: ReportRefusal;
  readonly mostConnections?: number;
}

/** Limits everything a connection may do, and answers (and reports) what never becomes a request. */
export function limitConnections({ server, connections, listener }: Opening, refusing: Refusing): void {
  server.headersTimeout = 10_000;
  // Each request has its own limit: uploads take longer than others.
  server.requestTimeout = 0;
  const limit = (request: IncomingMessage): void =>
    limitArrival(request, MOST_ARRIVAL_MS, () => {
      const late = Object.assign(new Error('the request is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', late, request.socket);
    });
  server.on('request', limit);
  // Kept longer than announced: a client that stalls just then would write into a closing connection.
  server.keepAliveTimeout = 65_000;
  server.keepAliveTimeoutBuffer = 15_000;
  // Applies to clients that do not read their answers as well.
  server.timeout = 120_000;
  server.maxConnections = refusing.mostConnections ?? MAX_CONNECTIONS;
  // One more than allowed, so that an excess is noticed.
  server.maxHeadersCount = MAX_HEADERS + 1;
  // `Expect` is judged with the rest of the head.
  server.on('checkExpectation', listener);
  server.on('checkContinue', listener);
  server.on('checkContinue', limit);
  server.on('connect', (request, socket) => {
    const refusal = new AppError('method_not_allowed', 'Method not allowed.', { allow: ANY_METHOD });
    answerBare(socket as Socket, refusal, request.headers['accept-language'], refusing);
  });

  const broken = new WeakSet<Socket>();
  server.on('clientError', (error: Unreadable, socket: Socket) => {
    if (broken.has(socket)) return;
    broken.add(socket);
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const refusal = refusalOf(error);
    const answer = (): void => answerBare(socket, refusal, acceptLanguageIn(error.rawPacket), refusing);
    const newest = connections.pendingOf(socket).at(-1);
    if (!newest) return answer();
    // Pending answers go first. If the body of the newest request is broken, that request is the one to be refused.
    const { request, response } = newest;
    if (request.complete) return void response.once('close', answer);
    if (!response.headersSent) response.shouldKeepAlive = false;
    response.once('close', () => socket.destroySoon());
    giveUpBody(request, refusal);
  });
}

/** Writes a problem straight to the socket, where no request or response exists. */
function answerBare(
  socket: Socket, error: AppError, acceptLanguage: string | undefined, { clock, publicUrl, reportRefusal }: Refusing,
): void {
  if (!socket.writable) return;
  const requestId = newRequestId(clock.now());
  const { problem, text, headers } = bareProblem(error, acceptLanguage, requestId, publicUrl);
  const { errors = [] } = error.details as { errors?: readonly { readonly code: string }[] };
  socket.on('error', () => {});
  socket.write(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      `Date: ${new Date(clock.now()).toUTCString()}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  );
  socket.destroySoon();
  reportRefusal({ requestId, status: problem.status, code: problem.code, reason: errors[0]?.code });
}

function refusalOf({ code, rawPacket, bytesParsed }: Unreadable): AppError {
  const refuse = (name: string, ru: string, en: string): AppError =>
    new AppError('invalid_parameter', en, { errors: [{ code: name, text: { ru, en } }] });
  switch (code) {
    case 'HPE_HEADER_OVERFLOW': {
      // The request line comes first: if it has no end within what was read, it is what was too long.
      const firstLine = rawPacket?.indexOf('\n') ?? -1;
      return firstLine < 0 || firstLine > MAX_URI_BYTES
        ? new AppError('uri_too_long', 'URI too long.', { maxBytes: MAX_URI_BYTES })
        : headTooLarge();
    }
    case 'HPE_INVALID_METHOD':
      return REQUEST_LINE.test(lineAt(rawPacket, bytesParsed))
        ? new AppError('method_not_allowed', 'Method not allowed.', { allow: ANY_METHOD })
        : refuse('http', 'Это не запрос HTTP', 'This is not an HTTP request');
    // the client ended the connection before the announced length
    case 'HPE_INVALID_EOF_STATE':
      return refuse('cut', 'Запрос оборвался до своего конца', 'The request broke off before its end');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refuse('slow', 'Запрос не пришёл вовремя', 'The request did not arrive in time');
    case STOPPING:
      return new AppError('temporarily_unavailable', 'The service is stopping.');
    default:
      return refuse('http', 'Это не запрос HTTP', 'This is not an HTTP request');
  }
}

/** The start of the line at which parsing stopped. */
function lineAt(packet: Buffer = Buffer.alloc(0), position = 0): string {
  const start = position === 0 ? 0 : packet.lastIndexOf('\n', position - 1) + 1;
  return packet.toString('latin1', start, start + 200);
}

/** The requested language, from a head that could not be parsed. */
const acceptLanguageIn = (packet: Buffer | undefined): IncomingMessage['headers']['accept-language'] =>
  packet && /^accept-language:[ \t]*([^\r\n]*)/im.exec(packet.toString('latin1', 0, 16_384))?.[1];
