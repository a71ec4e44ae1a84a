import type { Profile } from '../graph.ts';
import { conditionalValues, parseCondition } from './condition.ts';
import { valuesOf, type Tags } from './tags.ts';

/** What a restriction relation says to a profile: a turn is forbidden, or the only one. */
export interface TurnRule {
  readonly kind: 'no' | 'only';
  /** Only then, where it is not for ever. */
  readonly condition?: string;
}

/** Which forms of the key speak to whom, the closest first. Nobody on foot is meant by a plain one. */
const modesOf: Readonly<Record<Profile, readonly string[]>> = {
  car: [':motorcar', ':motor_vehicle', ':vehicle', ''],
  bike: [':bicycle', ':vehicle', ''],
  walk: [':foot'],
};

/** "except=…" names whom it does not concern. */
const exempt: Readonly<Record<Profile, readonly string[]>> = {
  car: ['motorcar', 'motor_vehicle', 'vehicle'],
  bike: ['bicycle', 'vehicle'],
  walk: ['foot'],
};

/**
 * The rules of a relation for a profile: none, one, or several at different hours. "Not understood" is for whoever
 * counts: a value or a condition of no known form.
 */
export function turnRules(profile: Profile, tags: Tags): TurnRule[] | 'not understood' {
  if (valuesOf(tags.except ?? '').some((mode) => exempt[profile].includes(mode))) return [];
  const typed = /^restriction(:.+)?$/u.exec(tags.type ?? '')?.[1] ?? '';
  if (typed !== '' && !typed.startsWith(':conditional') && !modesOf[profile].includes(typed)) return [];
  for (const mode of modesOf[profile]) {
    const plain = tags[`restriction${mode}`];
    const timed = tags[`restriction${mode}:conditional`];
    if (timed !== undefined) return timedRules(timed, plain);
    if (plain === undefined) continue;
    const kind = kindOf(plain);
    if (kind === undefined) return plain === 'no' || plain === 'none' ? [] : 'not understood';
    const hours = oldHours(tags);
    return [hours === undefined ? { kind } : { kind, condition: hours }];
  }
  return typed !== '' && kindOf(tags.restriction ?? '') !== undefined
    ? [{ kind: kindOf(tags.restriction) as TurnRule['kind'] }] : [];
}

const kindOf = (value: string): TurnRule['kind'] | undefined =>
  value.startsWith('no_') ? 'no' : value.startsWith('only_') ? 'only' : undefined;

function timedRules(text: string, plain: string | undefined): TurnRule[] | 'not understood' {
  const always = kindOf(plain ?? '');
  if (always !== undefined) return [{ kind: always }];
  const rules: TurnRule[] = [];
  for (const { value, condition } of conditionalValues(text)) {
    const kind = kindOf(value);
    if (kind === undefined || parseCondition(condition) === undefined) return 'not understood';
    rules.push({ kind, condition });
  }
  return rules;
}

/** How hours were written before: hour_on=07:00 hour_off=09:00 day_on=Monday day_off=Friday. */
function oldHours(tags: Tags): string | undefined {
  const { hour_on: from, hour_off: to, day_on: first, day_off: last } = tags;
  const days = first && last ? `${first.slice(0, 2)}-${last.slice(0, 2)}` : '';
  const hours = from && to ? `${from}-${to}` : '';
  const condition = [days, hours].filter(Boolean).join(' ');
  return condition !== '' && parseCondition(condition) ? condition : undefined;
}
