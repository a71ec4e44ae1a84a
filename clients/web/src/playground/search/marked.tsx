/** A text with what was typed of it marked; ranges are of UTF-16 units, in rising order. */
export function Marked({ text, ranges }: { readonly text: string; readonly ranges: readonly (readonly number[])[] }) {
  const parts = [];
  let at = 0;
  for (const [from, to] of ranges) {
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return <span>{parts}{text.slice(at)}</span>;
}
