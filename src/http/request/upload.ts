import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors.ts';
import type { ContractOperation } from '../contract.ts';
import { arriving } from './arriving.ts';
import { openQueryCheck } from './check-query.ts';
import { readForm, type Fields } from './form.ts';
import { queryOf } from './head.ts';
import { mayTakeLong } from './long-body.ts';
import { parseQuery } from './query.ts';
import { refuseBody } from './validation.ts';

/** A body that is read while it arrives: a table and its options. */
export interface Upload<Options = unknown> {
  open(): Promise<OpenedUpload<Options>>;
  /** Reads the body and discards it. */
  skip(): Promise<void>;
}

export interface OpenedUpload<Options> {
  /** The options in the query and in fields before the table. */
  readonly options: Options;
  readonly table: AsyncIterable<Uint8Array>;
  /** All options, once the table has been read. */
  allOptions(): Promise<Options>;
}

const FORM = 'multipart/form-data';
/** The only type that may be compressed. */
const TABLE = 'text/csv';

/** Refuses at once what the head rules out; reads nothing until it is opened. */
export function uploadOf(request: IncomingMessage, operation: ContractOperation, proceed: () => void): Upload {
  const type = mediaTypeOf(request, operation);
  const tooLarge = (): Error => new AppError('batch_too_large', 'The upload is too large.');
  const limits = { maxBytes: operation.maxBodyBytes, tooLarge };
  if (Number(request.headers['content-length'] ?? 0) > limits.maxBytes) throw tooLarge();
  const check = openQueryCheck(operation);
  const begin = (): AsyncIterable<Buffer> => {
    mayTakeLong(request);
    proceed();
    return arriving(request, limits);
  };
  const open = async (): Promise<OpenedUpload<unknown>> => {
    const query = queryOf(request.url!);
    if (type !== FORM) {
      const options = check(parseQuery(query, operation));
      return { options, table: begin(), allOptions: async () => options };
    }
    const { fields, file, rest } = await readForm(begin(), request.headers);
    const optionsWith = (more: Fields): unknown => check(merged(parseQuery(query, operation), more, operation));
    return {
      options: optionsWith(fields),
      table: file,
      allOptions: async () => optionsWith([...fields, ...(await rest())]),
    };
  };
  const skip = async (): Promise<void> => {
    const { table, allOptions } = await open();
    for await (const _ of table);
    await allOptions();
  };
  return { open, skip };
}

function mediaTypeOf({ headers }: IncomingMessage, { bodyTypes }: ContractOperation): string {
  const type = (headers['content-type'] ?? '').split(';', 1)[0].trim().toLowerCase();
  const coding = (headers['content-encoding'] ?? 'identity').toLowerCase();
  // a table may be gzip, which its first bytes tell
  const isReadable = coding === 'identity' || (coding === 'gzip' && type !== FORM);
  if (bodyTypes.includes(type) && isReadable) return type;
  throw new AppError('unsupported_media_type', 'Unsupported media type.', { types: bodyTypes, packed: TABLE });
}

/** Adds form fields to a query; fields are parsed like query parameters. */
function merged(query: Record<string, unknown>, fields: Fields, operation: ContractOperation): Record<string, unknown> {
  const pairs = fields.map(([name, value]): [string, string] => [name, value]);
  const given = parseQuery(new URLSearchParams(pairs).toString(), operation);
  for (const [name, value] of Object.entries(given)) {
    if (query[name] !== undefined) {
      throw refuseBody(`/${name}`, 'duplicate', 'есть и в адресной строке', 'is in the address line too');
    }
    query[name] = value;
  }
  return query;
}
