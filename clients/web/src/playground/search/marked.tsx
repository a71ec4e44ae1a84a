/** A text with its matching ranges marked; ranges are in UTF-16 units, ascending. */
export function Marked({ text, ranges }: { readonly text: string; readonly ranges: readonly (readonly number[])[] }) {
  const parts = [];
  let at = 0;
  for (const [from, to] of ranges) {
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return <span>{parts}{text.slice(at)}</span>;
}
