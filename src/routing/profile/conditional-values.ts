/** A value of a tag "…:conditional", and when it applies. */
export interface ConditionalValue {
  readonly value: string;
  readonly condition: string;
}

/** Parses "no @ (Mo-Fr 07:00-10:00; Sa 08:00-10:00); destination @ (22:00-06:00)" into its parts. */
export function conditionalValues(text: string): ConditionalValue[] {
  const values: ConditionalValue[] = [];
  for (const piece of splitOutside(text)) {
    const at = piece.indexOf('@');
    const last = values.at(-1);
    // A condition without brackets continues after its semicolon.
    if (at < 0 && last) values[values.length - 1] = { ...last, condition: `${last.condition}; ${piece.trim()}` };
    if (at > 0) values.push({ value: piece.slice(0, at).trim(), condition: piece.slice(at + 1).trim() });
  }
  return values.map(({ value, condition }) =>
    ({ value, condition: condition.replace(/^\(([^()]*)\)$/u, '$1').trim() }));
}

/** Splits at semicolons outside brackets and quotes. */
function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let [part, depth, isQuoted] = ['', 0, false];
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === '(' && !isQuoted) depth++;
    if (letter === ')' && !isQuoted) depth--;
    if (letter === ';' && depth <= 0 && !isQuoted) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part];
}
