import type { RequestFacts } from '../../ops/index.ts';
import type { UsageLine } from '../../billing/index.ts';
import { Spool } from './spool.ts';

/** What a further thread reports for each request; needs no answer. */
export interface Noted {
  record(line: UsageLine): void;
  observe(facts: RequestFacts): void;
  refused(facts: { readonly status: number; readonly code: string }): void;
  writeLog(line: string): void;
}

/** The part of it that is sent as messages. */
export interface NotesReader {
  /** Says that the spool contains notes. */
  noted(): void;
  /** Carries a note for which the spool had no room. */
  spilt(kind: number, text: string): void;
}

const KINDS = ['record', 'observe', 'refused', 'writeLog'] as const satisfies readonly (keyof Noted)[];
/** Indices into the spool's counts: whether the reader was notified, and how many spilt notes it has read. */
const IS_KNOWN = 2;
const HEARD = 3;

/** How long notes are gathered. No longer, since a crash loses what was answered meanwhile. */
const GATHER_MS = 10;

/** The writing side. It sends a message for the first note in the spool and for each one without room. */
export class NotesOut implements Noted {
  private readonly spool: Spool;
  private readonly reader: NotesReader;
  private spilt = 0;
  private readonly aside: Pick<Noted, 'record'>;
  private isRecording = true;

  /** `aside`: keeps usage until the first thread has it. */
  constructor(memory: SharedArrayBuffer | number, reader: NotesReader, aside: Pick<Noted, 'record'>) {
    this.spool = new Spool(memory);
    this.reader = reader;
    this.aside = aside;
  }

  /** Drops usage recorded from now on. */
  endRecords(): void {
    this.isRecording = false;
  }

  record(line: UsageLine): void {
    if (!this.isRecording) return;
    this.note('record', JSON.stringify(line));
    this.aside.record(line);
  }

  observe(facts: RequestFacts): void {
    this.note('observe', JSON.stringify(facts));
  }

  refused(facts: Parameters<Noted['refused']>[0]): void {
    this.note('refused', JSON.stringify(facts));
  }

  writeLog(line: string): void {
    this.note('writeLog', line);
  }

  private note(name: keyof Noted, text: string): void {
    const kind = KINDS.indexOf(name);
    const { counts } = this.spool;
    // Nothing may overtake spilt notes before all of them are read.
    const isBehind = this.spilt !== Atomics.load(counts, HEARD);
    if (isBehind || !this.spool.write(kind, text)) {
      this.spilt = (this.spilt + 1) | 0;
      this.reader.spilt(kind, text);
    } else if (Atomics.exchange(counts, IS_KNOWN, 1) === 0) {
      this.reader.noted();
    }
  }
}

/** The reading side. It reads the spool before each later message, and shortly after a note was written. */
export class NotesIn implements NotesReader {
  readonly memory: SharedArrayBuffer;
  private readonly spool: Spool;
  private readonly sink: Noted;

  constructor(noted: Noted, bytes?: number) {
    this.spool = new Spool(bytes);
    this.memory = this.spool.memory;
    this.sink = noted;
  }

  noted(): void {
    setTimeout(() => {
      Atomics.store(this.spool.counts, IS_KNOWN, 0);
      this.readAll();
    }, GATHER_MS).unref();
  }

  spilt(kind: number, text: string): void {
    this.take(kind, text);
    Atomics.add(this.spool.counts, HEARD, 1);
  }

  /** Reads all notes in the spool. */
  readAll(): void {
    this.spool.read((kind, text) => this.take(kind, text));
  }

  private take(kind: number, text: string): void {
    const name = KINDS[kind];
    if (name === 'writeLog') this.sink.writeLog(text);
    else this.sink[name](JSON.parse(text) as never);
  }
}
