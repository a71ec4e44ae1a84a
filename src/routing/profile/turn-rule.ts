import type { Profile } from '../graph.ts';
import { ALWAYS, butNot, isUnderstood, settled } from './condition.ts';
import { conditionalValues } from './conditional-values.ts';
import { valuesOf, type Tags } from './tags.ts';

/** The effect of a restriction relation on a profile: a turn is forbidden, or the only one allowed. */
export interface TurnRule {
  readonly kind: 'no' | 'only';
  /** The hours in which it holds; always if absent. */
  readonly condition?: string;
}

/** Forms of the key that apply to each profile, the most specific first. A plain key does not apply to walkers. */
const modesOf: Readonly<Record<Profile, readonly string[]>> = {
  car: [':motorcar', ':motor_vehicle', ':vehicle', ''],
  bike: [':bicycle', ':vehicle', ''],
  walk: [':foot'],
};

/** "except=…" names the exempt travellers. */
const exempt: Readonly<Record<Profile, readonly string[]>> = {
  car: ['motorcar', 'motor_vehicle', 'vehicle'],
  bike: ['bicycle', 'vehicle'],
  walk: ['foot'],
};

export interface TurnRules {
  /** None, one, or several at different hours. */
  readonly rules: readonly TurnRule[];
  /** Whether every value had a known form, for statistics. */
  readonly isUnderstood: boolean;
}

const nothing: TurnRules = { rules: [], isUnderstood: true };

/** The rules that a relation has for a profile. */
export function turnRules(profile: Profile, tags: Tags): TurnRules {
  if (valuesOf((tags.except ?? '').replaceAll(',', ';')).some((mode) => exempt[profile].includes(mode))) return nothing;
  const typed = /^restriction(:.+)?$/u.exec(tags.type ?? '')?.[1] ?? '';
  if (typed !== '' && !typed.startsWith(':conditional') && !modesOf[profile].includes(typed)) return nothing;
  const modes = modesOf[profile];
  for (const [at, mode] of modes.entries()) {
    const plain = tags[`restriction${mode}`];
    const timed = tags[`restriction${mode}:conditional`];
    if (timed !== undefined) {
      // At other hours the less specific keys apply.
      const others = modes.slice(at).map((one) => tags[`restriction${one}`]);
      return timedRules(timed, others.find((one) => one !== undefined));
    }
    if (plain === undefined) continue;
    const kind = kindOf(plain);
    if (kind === undefined) return { rules: [], isUnderstood: isNone(plain) };
    const hours = ownHours(tags);
    return { rules: [hours === undefined ? { kind } : { kind, condition: hours }], isUnderstood: true };
  }
  const kind = typed === '' ? undefined : kindOf(tags.restriction ?? '');
  return kind === undefined ? nothing : { rules: [{ kind }], isUnderstood: true };
}

const isNone = (value: string): boolean => value === 'no' || value === 'none';

/** "on red" and other non-turns forbid no turn; any other word counts as the name of a turn. */
const turn = /^(no|only)_(?!.*_on_red$|overtaking|parking|stopping|standing|waiting|passing)/u;

const kindOf = (value: string): TurnRule['kind'] | undefined =>
  valuesOf(value).flatMap((one) => (turn.exec(one)?.[1] as TurnRule['kind'] | undefined) ?? [])[0];

/**
 * Rules with hours take precedence over permanent ones, and later rules over earlier ones. If the hours are not
 * understood, the turn is forbidden; "none" at such hours lifts nothing.
 */
function timedRules(text: string, plain: string | undefined): TurnRules {
  const stated: { kind: TurnRule['kind'] | undefined; condition: string }[] = [];
  const always = kindOf(plain ?? '');
  if (always !== undefined) stated.push({ kind: always, condition: ALWAYS });
  let isWhole = true;
  for (const { value, condition } of conditionalValues(text)) {
    const kind = kindOf(value);
    if (kind === undefined && !isNone(value)) isWhole = false;
    else {
      const hours = settled(condition, kind !== undefined);
      if (hours !== undefined) stated.push({ kind, condition: hours });
    }
  }
  const rules = stated.flatMap(({ kind, condition }, at): TurnRule[] => {
    if (kind === undefined) return [];
    const later = stated.slice(at + 1).filter((one) => one.kind !== kind).map((one) => one.condition);
    const hours = butNot(condition, later);
    return [hours === ALWAYS ? { kind } : { kind, condition: hours }];
  });
  return { rules, isUnderstood: isWhole };
}

/** Hours in separate tags; formerly hour_on=07:00 hour_off=09:00 day_on=Monday day_off=Friday. */
function ownHours(tags: Tags): string | undefined {
  const { hour_on: from, hour_off: to, day_on: first, day_off: last } = tags;
  const days = first && last ? `${first.slice(0, 2)}-${last.slice(0, 2)}` : '';
  const hours = from && to ? `${from}-${to}` : '';
  const condition = tags.opening_hours ?? [days, hours].filter(Boolean).join(' ');
  return condition !== '' && isUnderstood(condition) ? condition : undefined;
}
