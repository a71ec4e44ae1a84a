import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../errors.ts';
import { MAX_URI_BYTES } from './app.ts';
import { languageOf, toProblem } from './problem.ts';
import { PROBLEM_TYPE } from './reply.ts';
import { newRequestId } from './request-id.ts';
import type { Clock } from './services.ts';

/** Limits on everything a connection may do, and an answer for what never becomes a request. */
export function limitConnections(server: Server, clock: Clock): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) =>
    answerUnreadable(error, socket, clock),
  );
}

/** What never became a request, still answered in the one format. */
function answerUnreadable(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket, clock: Clock): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const requestId = newRequestId(clock.now());
  const problem = toProblem(refusalOf(error), languageOf(undefined), requestId);
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      `Content-Type: ${PROBLEM_TYPE}`,
      'Content-Language: ru',
      `X-Request-Id: ${requestId}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function refusalOf({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): AppError {
  const refuse = (name: string, ru: string, en: string): AppError =>
    new AppError('invalid_parameter', en, { errors: [{ code: name, text: { ru, en } }] });
  if (code === 'HPE_HEADER_OVERFLOW') {
    // The address line is the first line; where that has no end within what was read, it is what was too long.
    const firstLine = rawPacket?.indexOf('\n') ?? -1;
    return firstLine < 0 || firstLine > MAX_URI_BYTES
      ? new AppError('uri_too_long', 'URI too long.', { maxBytes: MAX_URI_BYTES })
      : refuse('headers', 'Заголовки запроса слишком велики', 'The headers are too large');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return refuse('slow', 'Запрос не пришёл вовремя', 'The request did not arrive in time');
  return refuse('http', 'Это не запрос HTTP', 'This is not an HTTP request');
}
