import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy, type FieldInfo, type FileInfo } from 'busboy';
import { refuseBody } from './validation.ts';

export type Fields = readonly (readonly [name: string, value: string])[];

/** A form with one file: the fields before it, its bytes as they arrive, and the fields after it. */
export interface Form {
  readonly fields: Fields;
  readonly file: AsyncIterable<Uint8Array>;
  /** The fields after the file, once it has been read. */
  rest(): Promise<Fields>;
}

const LIMITS = { files: 1, fields: 20, parts: 25, fieldNameSize: 100, fieldSize: 4_096, headerPairs: 50 };
const FILE = 'file';
/** Transfer encodings that change no byte; RFC 7578 (4.7) deprecates the others. */
const IDENTITY_ENCODINGS: ReadonlySet<string> = new Set(['7bit', '8bit', 'binary']);
/** What the parser puts in place of bytes that are not valid in their charset. */
const REPLACEMENT = '\ufffd';

/** Reads a form up to its file. If the reader abandons the file, the rest of the form is dropped too. */
export async function readForm(pieces: AsyncIterable<Buffer>, headers: IncomingHttpHeaders): Promise<Form> {
  const parser = parserOf(headers);
  const reading = new FormReading(parser);
  void reading.pump(pieces);
  const file = await reading.fileStarted.promise;
  return {
    fields: reading.before,
    file: untilCut(file),
    rest: async () => {
      await reading.completed.promise;
      return reading.after;
    },
  };
}

function parserOf(headers: IncomingHttpHeaders): Busboy {
  try {
    return busboy({ headers, limits: LIMITS, defParamCharset: 'utf8', fileHwm: 1 << 18 });
  } catch {
    throw refuseBody('', 'form', 'это не multipart/form-data с границей', 'is not multipart/form-data with a boundary');
  }
}

/** Messages of the parser for a form that ends early or is malformed within the file. */
const BROKEN = /^(?:Unexpected end of|Malformed)/;

async function* untilCut(file: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* file as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (!(error instanceof Error && BROKEN.test(error.message))) throw error;
    throw refuseBody('/file', 'cut', 'форма обрывается посреди файла', 'the form breaks off within the file');
  }
}

class FormReading {
  readonly fileStarted = Promise.withResolvers<Readable>();
  readonly completed = Promise.withResolvers<void>();
  readonly before: [string, string][] = [];
  readonly after: [string, string][] = [];
  private readonly parser: Busboy;
  private file: Readable | undefined;
  private hasFailed = false;

  constructor(parser: Busboy) {
    this.parser = parser;
    for (const { promise } of [this.fileStarted, this.completed]) promise.catch(() => {});
    const refuse = (code: string, ru: string, en: string) => (): void => this.fail(refuseBody('', code, ru, en));
    parser
      .on('field', (name, value, info) => this.takeField(name, value, info))
      .on('file', (name, stream, info) => this.takeFile(name, stream, info))
      .on('filesLimit', refuse('files', 'файл может быть только один', 'can have one file only'))
      .on('fieldsLimit', refuse('fields', 'полей слишком много', 'has too many fields'))
      .on('partsLimit', refuse('parts', 'частей слишком много', 'has too many parts'))
      .on('error', refuse('form', 'это не правильный multipart/form-data', 'is not valid multipart/form-data'))
      .on('close', () => this.end());
  }

  async pump(pieces: AsyncIterable<Buffer>): Promise<void> {
    try {
      for await (const piece of pieces) {
        if (this.hasFailed) return;
        if (!this.parser.write(piece)) await Promise.race([once(this.parser, 'drain'), this.completed.promise]);
      }
      this.parser.end();
    } catch (error) {
      this.fail(error as Error);
    }
  }

  private takeField(name: string, value: string, { nameTruncated, valueTruncated, encoding }: FieldInfo): void {
    if (name === FILE) return this.fail(refuseBody('/file', 'format', 'это поле, а не файл', 'is a field, not a file'));
    if (!IDENTITY_ENCODINGS.has(encoding)) return this.failOfCoding(name, encoding);
    const place = `/${name.slice(0, 100)}`;
    // first, since truncation may split a character
    if (nameTruncated || valueTruncated) {
      return this.fail(refuseBody(place, 'maxLength', 'слишком длинно', 'is too long'));
    }
    if (value.includes(REPLACEMENT)) {
      const [ru, en] = ['это не UTF-8, или в нём знак замены', 'is not UTF-8, or holds the replacement character'];
      return this.fail(refuseBody(place, 'characters', ru, en));
    }
    (this.file ? this.after : this.before).push([name, value]);
  }

  private takeFile(name: string, stream: Readable, { encoding }: FileInfo): void {
    stream.on('error', () => {});
    if (name !== FILE) {
      stream.resume();
      return this.fail(refuseBody(`/${name.slice(0, 100)}`, 'unknown', 'файл называется file', 'must be called file'));
    }
    if (!IDENTITY_ENCODINGS.has(encoding)) {
      stream.resume();
      return this.failOfCoding(name, encoding);
    }
    this.file = stream;
    stream.once('close', () => {
      if (!stream.readableEnded) this.fail(new Error('the file was not read to its end'));
    });
    this.fileStarted.resolve(stream);
  }

  private failOfCoding(name: string, coding: string): void {
    const shown = coding.slice(0, 20);
    const [ru, en] = [`передано как ${shown}: нужны сами байты`, `is sent as ${shown}: send the bytes as they are`];
    this.fail(refuseBody(`/${name.slice(0, 100)}`, 'coding', ru, en));
  }

  private end(): void {
    if (this.file) return this.completed.resolve();
    this.fail(refuseBody('/file', 'required', 'не хватает файла', 'is missing'));
  }

  private fail(error: Error): void {
    if (this.hasFailed) return;
    this.hasFailed = true;
    this.fileStarted.reject(error);
    this.completed.reject(error);
    this.file?.destroy(error);
    this.parser.destroy();
  }
}
