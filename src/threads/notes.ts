import type { RequestFacts } from '../../ops/index.ts';
import type { UsageLine } from '../../billing/index.ts';
import { Spool } from './spool.ts';

/** What a further thread says for each request and needs no answer to. */
export interface Noted {
  record(line: UsageLine): void;
  observe(facts: RequestFacts): void;
  refused(facts: { readonly status: number; readonly code: string }): void;
  writeLog(line: string): void;
}

/** What has to be said by messages. */
export interface NotesHeard {
  /** Something lies in the spool. */
  noted(): void;
  /** What there was no room for. */
  spilt(kind: number, text: string): void;
}

const KINDS = ['record', 'observe', 'refused', 'writeLog'] as const satisfies readonly (keyof Noted)[];
/** In the spool: whether the reader knows that there is something, and how much of what was spilt he has heard. */
const IS_KNOWN = 2;
const HEARD = 3;

/** Longer than this is not waited for others: a crash costs what was answered meanwhile. */
const GATHER_MS = 10;

/** The side that says something. A message goes over for the first of what lies there, and for what has no room. */
export class NotesOut implements Noted {
  private readonly spool: Spool;
  private readonly tell: NotesHeard;
  private spilt = 0;
  private readonly aside: Pick<Noted, 'record'>;
  private isRecording = true;

  /** `aside`: keeps usage as long as the other side does not. */
  constructor(memory: SharedArrayBuffer | number, tell: NotesHeard, aside: Pick<Noted, 'record'>) {
    this.spool = new Spool(memory);
    this.tell = tell;
    this.aside = aside;
  }

  /** Usage that comes after this is not told. */
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
    // Until all that was spilt is heard, nothing may overtake it.
    const isBehind = this.spilt !== Atomics.load(counts, HEARD);
    if (isBehind || !this.spool.write(kind, text)) {
      this.spilt = (this.spilt + 1) | 0;
      this.tell.spilt(kind, text);
    } else if (Atomics.exchange(counts, IS_KNOWN, 1) === 0) {
      this.tell.noted();
    }
  }
}

/** The side that hears it: before each message that was sent later, and a moment after it was said. */
export class NotesIn implements NotesHeard {
  readonly memory: SharedArrayBuffer;
  private readonly spool: Spool;
  private readonly told: Noted;

  constructor(noted: Noted, bytes?: number) {
    this.spool = new Spool(bytes);
    this.memory = this.spool.memory;
    this.told = noted;
  }

  noted(): void {
    setTimeout(() => {
      Atomics.store(this.spool.counts, IS_KNOWN, 0);
      this.hear();
    }, GATHER_MS).unref();
  }

  spilt(kind: number, text: string): void {
    this.take(kind, text);
    Atomics.add(this.spool.counts, HEARD, 1);
  }

  /** All that lies there. */
  hear(): void {
    this.spool.read((kind, text) => this.take(kind, text));
  }

  private take(kind: number, text: string): void {
    const name = KINDS[kind];
    if (name === 'writeLog') this.told.writeLog(text);
    else this.told[name](JSON.parse(text) as never);
  }
}
