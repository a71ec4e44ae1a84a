/** From the first byte up to before the other one. */
export interface ByteRange {
  readonly from: number;
  readonly to?: number;
}

const ONE = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i;

/**
 * What a header `Range` asks of so many bytes, by RFC 9110 section 14. One that is not understood, or asks for several
 * stretches at once, is as good as none.
 */
export function rangeOf(header: string, size: number): Required<ByteRange> | 'nowhere' | undefined {
  const [, first = '', last = ''] = ONE.exec(header) ?? [];
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
