/** A value of a tag "…:conditional", and when it is that. */
export interface ConditionalValue {
  readonly value: string;
  readonly condition: string;
}

/** "no @ (Mo-Fr 07:00-10:00; Sa 08:00-10:00); destination @ (22:00-06:00)" in its parts. */
export function conditionalValues(text: string): ConditionalValue[] {
  const values: ConditionalValue[] = [];
  for (const piece of splitOutside(text)) {
    const at = piece.indexOf('@');
    const last = values.at(-1);
    // A condition without brackets goes on behind its semicolon.
    if (at < 0 && last) values[values.length - 1] = { ...last, condition: `${last.condition}; ${piece.trim()}` };
    if (at > 0) values.push({ value: piece.slice(0, at).trim(), condition: piece.slice(at + 1).trim() });
  }
  return values.map(({ value, condition }) =>
    ({ value, condition: condition.replace(/^\(([^()]*)\)$/u, '$1').trim() }));
}

/** At semicolons that are in no brackets and no quotes. */
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
