/**
 * Whether a client accepts a type, by RFC 9110 section 12.5.1: the most specific matching range decides, and a
 * weight of 0 refuses. Malformed ranges are ignored, and so are parameters other than the weight: our types have
 * none.
 */
export function accepts(accept: string | undefined, type: string): boolean {
  if (accept === undefined || accept.trim() === '' || accept === '*/*' || accept === type) return true;
  const [group] = type.split('/', 1);
  const specificity = new Map([
    [type, 3],
    [`${group}/*`, 2],
    ['*/*', 1],
  ]);
  let best = 0;
  let weight = 0;
  for (const part of accept.toLowerCase().split(',')) {
    const [range, ...parameters] = part.split(';').map((piece) => piece.trim());
    const fits = specificity.get(range) ?? 0;
    const q = weightOf(parameters);
    if (fits === 0 || fits < best || q === undefined) continue;
    weight = fits === best ? Math.max(weight, q) : q;
    best = fits;
  }
  return weight > 0;
}

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Undefined for a malformed weight. */
function weightOf(parameters: readonly string[]): number | undefined {
  const written = parameters.find((parameter) => parameter.startsWith('q='));
  if (written === undefined) return 1;
  const match = WEIGHT.exec(written);
  return match ? Number(match[1]) : undefined;
}
