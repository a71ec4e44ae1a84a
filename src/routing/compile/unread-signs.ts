import { isUnderstood } from '../profile/condition.ts';
import { conditionalValues } from '../profile/conditional-values.ts';
import { hasConditionalUse } from '../profile/way-uses.ts';
import type { Tags } from '../profile/tags.ts';
import type { Source } from './uses.ts';

/**
 * Counts roads, points of roads and restrictions whose sign has hours not fully understood: such hours are read as the
 * worse case (see condition.ts).
 */
export function countUnreadSigns({ network, tagsOf }: Pick<Source, 'network' | 'tagsOf'>): number {
  const known = new Map<number, boolean>();
  const isUnread = (set: number): boolean => {
    let found = known.get(set);
    if (found === undefined) known.set(set, (found = hasUnread(tagsOf(set))));
    return found;
  };
  let count = 0;
  for (const { tags } of [network.roadWays, network.roadNodes, network.restrictions]) {
    for (const set of tags) if (isUnread(set)) count++;
  }
  return count;
}

const ending = ':conditional';

const hasUnread = (tags: Tags): boolean => Object.entries(tags).some(([key, text]) =>
  key.endsWith(ending) && hasConditionalUse(key.slice(0, -ending.length)) &&
  conditionalValues(text).some(({ condition }) => !isUnderstood(condition)));
