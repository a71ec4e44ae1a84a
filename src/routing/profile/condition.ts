import { CAR } from './car-size.ts';
import { hoursHold, type Moment, type Rule } from './opening-hours.ts';
import { readHours } from './read-hours.ts';

/**
 * When a sign holds, from the text after its "@": opening hours (see read-hours.ts) or circumstances, with AND between
 * them, NOT before one, and brackets around any.
 *
 * Circumstances are judged by the fixed properties of a car, a bicycle or a walker: "weight>3.5" never holds, nor does
 * wet weather. Hours of unknown form are left out; a part without other rules is `unread`, and `settled` decides
 * whether it holds.
 */
export type Condition =
  | { readonly is: 'hours'; readonly rules: readonly Rule[] }
  | { readonly is: 'fixed'; readonly holds: boolean }
  | { readonly is: 'unread' }
  | { readonly is: 'all'; readonly parts: readonly Condition[] }
  | { readonly is: 'not'; readonly part: Condition };

export const ALWAYS = '24/7';

/** Unread conditions never hold here: apply `settled` first. */
export function holds(condition: Condition, at: Moment): boolean {
  switch (condition.is) {
    case 'hours': return hoursHold(condition.rules, at);
    case 'fixed': return condition.holds;
    case 'unread': return false;
    case 'all': return condition.parts.every((part) => holds(part, at));
    case 'not': return !holds(condition.part, at);
  }
}

export function parseCondition(text: string): Condition {
  const terms = splitTerms(text);
  if (terms.length > 1) return { is: 'all', parts: terms.map(parseCondition) };
  const term = unwrapped(text.trim());
  const negated = /^not\s*(\(.*\))$/isu.exec(term);
  if (negated && unwrapped(negated[1]) !== negated[1]) return { is: 'not', part: parseCondition(negated[1]) };
  if (term !== text) return parseCondition(term);
  const fixed = circumstance(term);
  if (fixed !== undefined) return { is: 'fixed', holds: fixed };
  const { rules, unread } = readHours(term);
  return rules.length === 0 && unread > 0 ? { is: 'unread' } : { is: 'hours', rules };
}

/** Whether all of it has a known form. */
export function isUnderstood(text: string): boolean {
  const isRead = (condition: Condition): boolean =>
    condition.is === 'all' ? condition.parts.every(isRead)
    : condition.is === 'not' ? isRead(condition.part) : condition.is !== 'unread';
  return isRead(parseCondition(text)) && leavesOf(text).every((leaf) =>
    circumstance(leaf) !== undefined || readHours(leaf).unread === 0);
}

/**
 * A text of the same meaning without parts that are not understood: those hold or not, as `unread` says. That should be
 * the safe side: what forbids holds, what permits does not. Undefined if it can never hold.
 */
export function settled(text: string, unread: boolean): string | undefined {
  const terms: string[] = [];
  for (const term of splitTerms(unwrapped(text.trim()))) {
    const condition = parseCondition(term);
    const isNever = condition.is === 'unread' ? !unread
      : condition.is === 'fixed' ? !condition.holds : condition.is === 'hours' && condition.rules.length === 0;
    if (isNever) return undefined;
    if (condition.is !== 'unread' && condition.is !== 'fixed') terms.push(term);
  }
  return terms.length > 0 ? terms.join(' AND ') : ALWAYS;
}

/** The condition that one holds and none of some others. */
export const butNot = (text: string, others: readonly string[]): string =>
  [...(text === ALWAYS && others.length > 0 ? [] : [text]), ...others.map((other) => `NOT (${other})`)].join(' AND ');

/** Splits at each AND outside brackets and quotes. */
function splitTerms(text: string): string[] {
  const terms: string[] = [];
  let [from, depth, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    const isAnd = depth === 0 && /^\sand[\s(]/iu.test(text.slice(at, at + 5));
    if (!isAnd) continue;
    terms.push(text.slice(from, at));
    from = at + 4;
  }
  return [...terms, text.slice(from)].map((term) => term.trim());
}

/** Removes brackets around the whole text. */
function unwrapped(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let at = 0; at < text.length - 1; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text;
  }
  return text.slice(1, -1).trim();
}

const leavesOf = (text: string): string[] => {
  const terms = splitTerms(text);
  if (terms.length > 1) return terms.flatMap(leavesOf);
  const term = unwrapped(text.trim().replace(/^not\s*(?=\()/iu, ''));
  return term === text ? [term] : leavesOf(term);
};

/** Weather, purposes, and travellers other than ours. */
const others = new Set(`wet snow ice fog rain flood flooding delivery destination customers residents disabled permit
  emergency agricultural forestry psv bus taxi hgv goods trailer caravan hazmat tourist_bus coach
  motorcycle moped mofa horse hov carpool lhv`.split(/\s+/u));
/** Properties that all our travellers share: tonnes, metres, persons. */
const ofOurs: Readonly<Record<string, number>> = {
  weight: CAR.tonnes, weightrating: CAR.ratedTonnes, maxweight: CAR.tonnes, maxweightrating: CAR.ratedTonnes,
  axleload: CAR.tonnes / 2, maxaxleload: CAR.tonnes / 2, length: CAR.lengthMeters, maxlength: CAR.lengthMeters,
  width: CAR.widthMeters, maxwidth: CAR.widthMeters, height: CAR.heightMeters, maxheight: CAR.heightMeters,
  axles: 2, wheels: 4, occupants: 1, seats: 5, trailers: 0,
};

/** Whether a condition that never changes holds; undefined for hours and for unknown conditions. */
function circumstance(text: string): boolean | undefined {
  const compared = /^([a-z_]+)\s*(<=|>=|<|>|=)\s*(\d+(?:[.,]\d+)?)\s*[a-z]*$/iu.exec(text);
  if (!compared) {
    const words = text.toLowerCase().split(/[\s;,]+/u).filter(Boolean);
    return words.length > 0 && words.every((word) => others.has(word)) ? false : undefined;
  }
  const [, name, sign, number] = compared;
  if (!Object.hasOwn(ofOurs, name.toLowerCase())) return undefined;
  const [actual, stated] = [ofOurs[name.toLowerCase()], Number(number.replace(',', '.'))];
  if (sign === '=') return actual === stated;
  return sign.startsWith('<') ? actual < stated || (sign === '<=' && actual === stated)
    : actual > stated || (sign === '>=' && actual === stated);
}
