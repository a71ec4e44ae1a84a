/** `from` is inclusive, `to` exclusive. */
export interface ByteRange {
  readonly from: number;
  readonly to?: number;
}

const SINGLE_RANGE = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i;

/**
 * Parses a `Range` header for a file of `size` bytes, by RFC 9110 section 14. A malformed header, or one with
 * several ranges, is ignored; `nowhere` is a range that begins after the end.
 */
export function rangeOf(header: string, size: number): Required<ByteRange> | 'nowhere' | undefined {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'nowhere' : { from: size - length, to: size };
  }
  const from = Number(first);
  const to = last === '' ? size : Math.min(Number(last) + 1, size);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= size ? 'nowhere' : { from, to };
}
