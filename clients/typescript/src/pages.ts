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
 */
export async function* eachItem<Options, Item>(
  list: (options: Options) => Promise<Page<Item>>,
  options?: NoInfer<Options>,
): AsyncGenerator<Item, void, undefined> {
  const first = (options ?? {}) as PageOptions;
  let cursor = first.query?.cursor;
  for (;;) {
    const page = await list({
      ...first,
      query: { ...first.query, ...(cursor === undefined ? {} : { cursor }) },
    } as Options);
    yield* page.items;
    if (page.next_cursor === null) return;
    cursor = page.next_cursor;
  }
}
