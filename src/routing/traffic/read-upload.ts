import { Growing } from '../../kernel/columns.ts';
import { sharedF32, sharedU32, sharedU8 } from './speeds.ts';
import { layoutOf, type UploadColumn, type UploadKind, type UploadLayout } from './upload-columns.ts';
import { UploadRefusal } from './upload-refusal.ts';
import type { Upload } from './upload.ts';

export interface UploadLimits {
  /** Unpacked. */
  readonly bytes: number;
  readonly rows: number;
}

export const USUAL_UPLOAD_LIMITS: UploadLimits = { bytes: 256 * 1024 * 1024, rows: 8_000_000 };

const MOST_LINE_BYTES = 1000;
/** A double holds no more. */
const MOST_DIGITS = 16;
const [LINE_FEED, RETURN, COMMA, POINT, SPACE, TAB, ZERO, NINE] = [10, 13, 44, 46, 32, 9, 48, 57];
const BAD = -1;

export interface ReadUpload {
  readonly kind: UploadKind;
  readonly rows: number;
  readonly upload: Upload;
}

/**
 * Parses a file of speeds or turns as its bytes arrive: CSV in UTF-8 whose first line names the columns. Throws at the
 * first wrong row; a file is accepted whole or not at all. Empty lines do not count.
 */
export class UploadReader {
  readonly refuse = new UploadRefusal();
  private readonly limits: UploadLimits;
  private layout: UploadLayout | undefined;
  /** The bytes of an incomplete line. */
  private rest: Uint8Array = new Uint8Array(0);
  private bytes = 0;
  private position = 0;
  private readonly values: Float64Array = new Float64Array(8);
  private readonly nodes = [new Growing('f64'), new Growing('f64'), new Growing('f64')] as const;
  private readonly amounts = new Growing('f64');
  private readonly hours = new Growing('u8');
  private readonly lines = new Growing('u32');

  constructor(limits: UploadLimits = USUAL_UPLOAD_LIMITS) {
    this.limits = limits;
  }

  get rows(): number {
    return this.lines.length;
  }

  add(chunk: Uint8Array): void {
    this.bytes += chunk.length;
    if (this.bytes > this.limits.bytes) throw this.refuse.tooLarge(this.limits.bytes);
    const all = this.rest.length === 0 ? chunk : joined(this.rest, chunk);
    let from = 0;
    for (let end = all.indexOf(LINE_FEED); end >= 0; end = all.indexOf(LINE_FEED, from)) {
      this.readLine(all, from, end);
      from = end + 1;
    }
    if (all.length - from > MOST_LINE_BYTES) throw this.refuse.tooLong(MOST_LINE_BYTES);
    this.rest = all.slice(from);
  }

  finish(): ReadUpload {
    if (this.rest.length > 0) this.readLine(this.rest, 0, this.rest.length);
    if (!this.layout || this.rows === 0) throw this.refuse.empty();
    const { kind } = this.layout;
    return { kind, rows: this.rows, upload: kind === 'turns' ? this.turns() : this.speeds(kind) };
  }

  private readLine(bytes: Uint8Array, from: number, lineEnd: number): void {
    let end = lineEnd;
    if (end > from && bytes[end - 1] === RETURN) end--;
    if (end - from > MOST_LINE_BYTES) throw this.refuse.tooLong(MOST_LINE_BYTES);
    if (!this.layout) this.layout = layoutOf(this.headerText(bytes.subarray(from, end)), this.refuse);
    else if (end > from) this.readRow(this.layout, bytes, from, end);
    this.refuse.line++;
  }

  private headerText(bytes: Uint8Array): string {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw this.refuse.encoding();
    }
  }

  private readRow({ kind, columns, places }: UploadLayout, bytes: Uint8Array, from: number, end: number): void {
    this.position = from;
    for (let at = 0; at < columns.length; at++) {
      if (at > 0 && this.position++ >= end) throw this.refuse.fields(columns.length);
      this.values[at] = this.readField(columns[at], bytes, end);
    }
    if (this.position < end) throw this.refuse.fields(columns.length);
    if (this.rows === this.limits.rows) throw this.refuse.tooMany(this.limits.rows);
    const nodes = kind === 'turns' ? 3 : 2;
    for (let node = 0; node < nodes; node++) this.nodes[node].push(this.values[places[node]]);
    this.amounts.push(this.values[places[nodes]]);
    if (kind === 'typical') this.hours.push(this.values[places[3]]);
    this.lines.push(this.refuse.line);
  }

  /** Reads from the position to the next comma or the end of the line. */
  private readField(column: UploadColumn, bytes: Uint8Array, end: number): number {
    const start = this.position;
    let stop = start;
    while (stop < end && bytes[stop] !== COMMA) stop++;
    this.position = stop;
    const value = numberIn(bytes, start, stop);
    const isRight = value !== BAD && value <= column.most &&
      (column.kind === 'number' || (Number.isInteger(value) && (column.kind === 'hour' || value > 0)));
    if (isRight) return value;
    const text = new TextDecoder().decode(bytes.subarray(start, stop));
    if (column.kind === 'node') throw this.refuse.node(column.name, text);
    if (column.kind === 'hour') throw this.refuse.hour(text);
    throw this.refuse.number(column.name, text, column.most);
  }

  private speeds(kind: UploadKind): Upload {
    const [from, to] = this.nodes;
    const hour = kind === 'typical' ? toU8(this.hours) : undefined;
    const line = toU32(this.lines);
    return { from: toF64(from), to: toF64(to), kmh: toF32(this.amounts), hour, line, turns: noTurns() };
  }

  private turns(): Upload {
    const [from, via, to] = this.nodes.map(toF64);
    const turns = { from, via, to, seconds: toF32(this.amounts), line: toU32(this.lines) };
    const none = new Float64Array(0);
    return { from: none, to: none, kmh: new Float32Array(0), hour: undefined, line: new Uint32Array(0), turns };
  }
}

/** An unsigned number, optionally with a fraction and with spaces around; else BAD. */
function numberIn(bytes: Uint8Array, start: number, stop: number): number {
  let at = start;
  let end = stop;
  while (at < end && isSpace(bytes[at])) at++;
  while (end > at && isSpace(bytes[end - 1])) end--;
  if (end === at || end - at > MOST_DIGITS + 1) return BAD;
  let value = 0;
  let divisor = 0;
  let digits = 0;
  for (; at < end; at++) {
    const byte = bytes[at];
    if (byte >= ZERO && byte <= NINE) {
      value = value * 10 + (byte - ZERO);
      divisor *= 10;
      digits++;
    } else if (byte === POINT && divisor === 0) divisor = 1;
    else return BAD;
  }
  if (digits === 0 || digits > MOST_DIGITS) return BAD;
  return divisor > 1 ? value / divisor : value;
}

const isSpace = (byte: number): boolean => byte === SPACE || byte === TAB;

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

const noTurns = (): Upload['turns'] => ({
  from: new Float64Array(0), via: new Float64Array(0), to: new Float64Array(0),
  seconds: new Float32Array(0), line: new Uint32Array(0),
});

/** In shared memory: an upload is matched in another thread. */
function filled<A extends { set(values: ArrayLike<number>): void }>(empty: A, values: ArrayLike<number>): A {
  empty.set(values);
  return empty;
}

const toF64 = (values: Growing<'f64'>): Float64Array =>
  filled(new Float64Array(new SharedArrayBuffer(values.length * 8)), values.view());
const toF32 = (values: Growing<'f64'>): Float32Array => filled(sharedF32(values.length), values.view());
const toU32 = (values: Growing<'u32'>): Uint32Array => filled(sharedU32(values.length), values.view());
const toU8 = (values: Growing<'u8'>): Uint8Array => filled(sharedU8(values.length), values.view());
