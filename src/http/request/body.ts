import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors.ts';
import type { ContractOperation } from '../contract.ts';
import { findDuplicateName } from './duplicate-names.ts';
import { onBodyGivenUp } from './given-up.ts';
import { checkBody, InvalidItem } from './invalid-items.ts';
import { refuseBody } from './validation.ts';

const USUAL: Reading = { deadlineMs: 10_000, proceed: () => {}, ended: () => {} };
const MAX_DEPTH = 32;
const UTF_8 = /^(?:utf-?8|"utf-?8")$/;

export interface Reading {
  readonly deadlineMs: number;
  /** Called before the body is read, for clients that wait for `100 Continue`. */
  readonly proceed: () => void;
  /** Called when nothing more of the body is waited for. */
  readonly ended: () => void;
}

/** Reads a JSON body within the operation's size limit and a deadline. */
export async function readJsonBody(
  request: IncomingMessage,
  operation: Pick<ContractOperation, 'maxBodyBytes' | 'bodyTypes' | 'unitsEach'>,
  options: Partial<Reading> = {},
): Promise<unknown> {
  refuseMediaType(request, operation);
  const text = decodeUtf8(await readBytes(request, operation.maxBodyBytes, { ...USUAL, ...options }));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('invalid_json', 'The body is not valid JSON.');
  }
  checkBody(value, operation, (part, pointer) => refuseIllText(part, pointer, 0));
  const duplicate = findDuplicateName(text);
  if (duplicate !== undefined) throw refuseBody(duplicate, 'duplicate', 'указано дважды', 'is there twice');
  return value;
}

function refuseMediaType(request: IncomingMessage, { bodyTypes }: Pick<ContractOperation, 'bodyTypes'>): void {
  const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity' } = request.headers;
  const [type, ...parameters] = contentType.toLowerCase().split(';').map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length) ?? 'utf-8';
  const isUtf8 = UTF_8.test(charset);
  if (bodyTypes.includes(type) && isUtf8 && encoding.toLowerCase() === 'identity') return;
  throw new AppError('unsupported_media_type', 'Unsupported media type.', { types: bodyTypes });
}

function readBytes(
  request: IncomingMessage, maxBytes: number, { deadlineMs, proceed, ended }: Reading,
): Promise<Buffer> {
  const tooLarge = () => new AppError('payload_too_large', 'The body is too large.', { maxBytes });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLarge());
  proceed();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let stopListening = (): void => {};
    const end = (error?: Error) => {
      clearTimeout(timer);
      ended();
      request.removeAllListeners('data');
      request.removeAllListeners('end');
      request.removeAllListeners('close');
      stopListening();
      if (!error) return resolve(Buffer.concat(chunks, length));
      request.pause();
      reject(error);
    };
    const timer = setTimeout(
      () => end(new AppError('invalid_json', 'The body came too slowly.', { late: true })),
      deadlineMs,
    );
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) end(tooLarge());
      else chunks.push(chunk);
    });
    request.on('end', () => end());
    request.on('close', () => end(new AppError('invalid_json', 'The body was cut off.')));
    request.on('error', () => {});
    stopListening = onBodyGivenUp(request, end);
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new AppError('invalid_json', 'The body is not UTF-8.');
  }
}

/**
 * Refuses what JSON can express but is no valid text: lone surrogates, and NUL, which truncates text in some
 * stores.
 */
function refuseIllText(value: unknown, pointer: string, depth: number): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw refuseBody(
        pointer,
        'characters',
        'содержит NUL или не является Unicode',
        'holds NUL or is not well-formed Unicode',
      );
    }
    return;
  }
  if (typeof value !== 'object' || value === null || value instanceof InvalidItem) return;
  if (depth === MAX_DEPTH) throw refuseBody(pointer, 'depth', 'вложено слишком глубоко', 'is nested too deeply');
  for (const [key, item] of Object.entries(value)) {
    refuseIllText(key, pointer, depth);
    refuseIllText(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1);
  }
}
