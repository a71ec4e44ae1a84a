import { UnexpectedAnswerError } from './errors.ts';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
}
interface PageOptions {
  readonly query?: { readonly cursor?: string };
}

/**
 * Every item of a list, page after page, fetched as they are needed:
 *
 *   for await (const key of eachItem(geokod.listKeys)) console.log(key.start);
 *
 * A page that leads back to one that was read is an `UnexpectedAnswerError`: the list would never end.
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
