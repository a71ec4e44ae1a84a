/** Cuts content into pieces of one size; the last may be smaller. Empty content gives no piece. */
export async function* piecesOf(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer, void> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    let at = 0;
    while (length + chunk.length - at >= size) {
      const end = at + size - length;
      yield Buffer.concat([...waiting, chunk.subarray(at, end)], size);
      waiting = [];
      length = 0;
      at = end;
    }
    if (at === chunk.length) continue;
    waiting.push(chunk.subarray(at));
    length += chunk.length - at;
  }
  if (length > 0) yield Buffer.concat(waiting, length);
}
