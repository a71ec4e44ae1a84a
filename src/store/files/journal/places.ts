import { JournalPlace, type PlaceOptions } from './place.ts';

export interface PlacesOptions extends Omit<PlaceOptions, 'onUnsynced'> {
  /** Called with lines that are written a second time, since the disk that has them may have lost them. */
  readonly onRepeated: (lines: Buffer) => void;
}

/** The folders of a journal: the first one, and an optional spare one for what the first refuses. */
export class JournalPlaces {
  readonly #places: readonly JournalPlace[];
  readonly #options: PlacesOptions;
  /** Whether no place accepted the last lines. */
  isFull = false;

  constructor(folders: readonly string[], options: PlacesOptions) {
    this.#options = options;
    this.#places = folders.map((folder, at) => {
      const onUnsynced = (lines: Buffer): void => this.#writeAgain(lines, this.#places[1 - at]);
      return new JournalPlace(folder, { ...options, onUnsynced });
    });
  }

  get trouble(): string | undefined {
    return this.#places.find((place) => place.trouble !== undefined)?.trouble;
  }

  /** Writes to the first place that accepts all lines; a place that has just failed is tried last. */
  write(lines: Buffer): void {
    const failures: unknown[] = [];
    for (const place of this.#places.toSorted((a, b) => Number(a.isResting) - Number(b.isResting))) {
      try {
        place.write(lines);
        this.isFull = false;
        return;
      } catch (error) {
        failures.push(error);
      }
    }
    this.isFull = true;
    throw failures[0];
  }

  async sync(): Promise<void> {
    await Promise.all(this.#places.map((place) => place.sync()));
  }

  closeLongSegments(): void {
    for (const place of this.#places) place.closeLongSegment();
  }

  async closeSegments(): Promise<void> {
    for (const place of this.#places) place.closeSegment();
    await Promise.all(this.#places.map((place) => place.settled()));
  }

  end(): void {
    for (const place of this.#places) place.end();
  }

  #writeAgain(lines: Buffer, other: JournalPlace | undefined): void {
    if (!other || other.isResting || lines.length === 0) return;
    try {
      other.write(lines);
    } catch {
      return;
    }
    this.#options.onRepeated(lines);
  }
}
