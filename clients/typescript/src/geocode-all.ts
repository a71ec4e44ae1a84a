import { UnexpectedAnswerError } from './errors.ts';
import type { GeocodedItem, GeocodeItem, GeocodeManyAnswer, GeocodeManyRequest } from './gen/types.gen.ts';

export interface GeocodeAllOptions extends Omit<GeocodeManyRequest, 'items'> {
  /** Number of concurrent requests; 4. */
  readonly concurrency?: number;
  /** Called with the number of answered addresses. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** An address is a text, or an item of `geocodeMany`. */
export type GeocodeAll = (
  items: Iterable<string | GeocodeItem>, options?: GeocodeAllOptions,
) => AsyncGenerator<GeocodedItem, void, undefined>;

type GeocodeMany = (given: { body: GeocodeManyRequest; signal?: AbortSignal }) => Promise<GeocodeManyAnswer>;

/** The most items of one request. */
const CHUNK = 100;

/** Reads no further ahead than it sends, so that the source may be larger than memory. */
export async function* geocodeAll(
  ask: GeocodeMany, items: Iterable<string | GeocodeItem>, options: GeocodeAllOptions = {},
): AsyncGenerator<GeocodedItem, void, undefined> {
  const { concurrency = 4, onProgress, signal, ...fields } = options;
  if (!(concurrency >= 1)) throw new TypeError(`A concurrency of ${concurrency} asks nothing.`);
  const left = new AbortController();
  const follow = (): void => left.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  const chunks = chunksOf(items);
  const waiting: Promise<readonly GeocodedItem[]>[] = [];
  const begin = (chunk: GeocodeItem[]): void => {
    const body = { ...fields, items: chunk };
    const answers = ask({ body, signal: left.signal }).then((found) => allOf(chunk, found));
    // A failure is reported in turn, by the loop below.
    answers.catch(() => {});
    waiting.push(answers);
  };
  let done = 0;
  try {
    for (;;) {
      while (waiting.length < concurrency) {
        const { value, done: isOver } = chunks.next();
        if (isOver) break;
        begin(value);
      }
      const next = waiting.shift();
      if (next === undefined) return;
      const answers = await next;
      done += answers.length;
      onProgress?.(done);
      yield* answers;
    }
  } finally {
    // A consumer that stops early aborts the pending requests.
    signal?.removeEventListener('abort', follow);
    left.abort();
  }
}

/** Refuses a wrong number of answers, which could not be matched to the addresses. */
function allOf(chunk: readonly GeocodeItem[], { items }: GeocodeManyAnswer): readonly GeocodedItem[] {
  if (items.length === chunk.length) return items;
  const flaw = `${items.length} answers to ${chunk.length} addresses`;
  throw new UnexpectedAnswerError(new Response(null, { status: 200 }), '', flaw);
}

function* chunksOf(items: Iterable<string | GeocodeItem>): Generator<GeocodeItem[], void> {
  let chunk: GeocodeItem[] = [];
  for (const item of items) {
    chunk.push(typeof item === 'string' ? { q: item } : item);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
