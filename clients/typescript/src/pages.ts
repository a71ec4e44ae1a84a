import { UnexpectedAnswerError } from './errors.ts';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
}
interface PageOptions {
  readonly query?: { readonly cursor?: string };
}

/**
 * Iterates over the items of a list, fetching pages as needed:
 *
 *   for await (const key of eachItem(geokod.listKeys)) console.log(key.start);
 *
 * Throws an `UnexpectedAnswerError` if a page leads back to an earlier one: the list would never end.
 */
export async function* eachItem<Options, Item>(
  list: (options: Options) => Promise<Page<Item>>,
  options?: NoInfer<Options>,
): AsyncGenerator<Item, void, undefined> {
  const first = (options ?? {}) as PageOptions;
  let cursor = first.query?.cursor;
  const asked = new Set([cursor]);
  for (;;) {
    const page = await list({
      ...first,
      query: { ...first.query, ...(cursor === undefined ? {} : { cursor }) },
    } as Options);
    if (page.next_cursor !== null && asked.has(page.next_cursor)) {
      throw new UnexpectedAnswerError(new Response(null, { status: 200 }), '', 'its next page is one that was read');
    }
    yield* page.items;
    if (page.next_cursor === null) return;
    cursor = page.next_cursor;
    asked.add(cursor);
  }
}
