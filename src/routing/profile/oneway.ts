import type { Profile } from '../graph.ts';
import { setOf, type Tags } from './tags.ts';

/** The permitted directions of a way. `none`: a reversible lane, open only at its hours. */
export type Oneway = 'both' | 'forward' | 'backward' | 'none';

const own: Readonly<Record<Profile, readonly string[]>> = {
  car: ['oneway:motorcar', 'oneway:motor_vehicle', 'oneway:vehicle', 'oneway'],
  bike: ['oneway:bicycle', 'bicycle:oneway', 'oneway:vehicle', 'oneway'],
  walk: ['oneway:foot', 'foot:oneway'],
};

/** The meaning of one value; undefined for an unknown one. */
function meaning(value: string | undefined): Oneway | undefined {
  switch (value) {
    case 'yes': case 'true': case '1': return 'forward';
    case '-1': case 'reverse': return 'backward';
    case 'no': case 'false': case '0': case 'alternating': return 'both';
    case 'reversible': return 'none';
    default: return undefined;
  }
}

const isRing = (tags: Tags): boolean => tags.junction === 'roundabout' || tags.junction === 'circular';

/** The rule without a sign. */
const implied = (tags: Tags): Oneway =>
  isRing(tags) || tags.highway === 'motorway' ? 'forward' : 'both';

export function onewayFor(profile: Profile, tags: Tags): Oneway {
  if (profile === 'walk') return walkOneway(tags);
  for (const key of own[profile]) {
    const oneway = meaning(tags[key]);
    if (oneway === undefined) continue;
    const isGeneral = key === 'oneway' || key === 'oneway:vehicle';
    return profile === 'bike' && isGeneral ? withContraflow(tags, oneway) : oneway;
  }
  return profile === 'bike' ? withContraflow(tags, implied(tags)) : implied(tags);
}

const conveyors = setOf('steps footway corridor path pedestrian');

/** Whether it is an escalator or a moving walkway; other ways tagged as conveying do not carry people. */
export const isConveyor = ({ highway, conveying }: Tags): boolean =>
  conveying !== undefined && conveying !== 'no' && conveyors.has(highway);

/** Pedestrians may go both ways, but not up an escalator that runs down. */
function walkOneway(tags: Tags): Oneway {
  for (const key of own.walk) {
    const oneway = meaning(tags[key]);
    if (oneway !== undefined) return oneway;
  }
  if (!isConveyor(tags)) return 'both';
  if (tags.conveying === 'forward' || tags.conveying === 'backward') return tags.conveying;
  const oneway = meaning(tags.oneway);
  return oneway === undefined || oneway === 'none' ? 'both' : oneway;
}

/** Opens a oneway street whose cycleway goes the other way too. */
function withContraflow(tags: Tags, oneway: Oneway): Oneway {
  return (oneway === 'forward' || oneway === 'backward') && hasContraflow(tags, oneway) ? 'both' : oneway;
}

const cyclewayKeys = ['cycleway', 'cycleway:left', 'cycleway:right', 'cycleway:both'] as const;

function hasContraflow(tags: Tags, oneway: Oneway): boolean {
  return cyclewayKeys.some((key) => {
    const value = tags[key];
    if (value?.startsWith('opposite')) return true;
    if (value === undefined || value === 'no' || value === 'none' || value === 'separate') return false;
    const lane = meaning(tags[`${key}:oneway`]);
    return lane === 'both' || (lane !== undefined && lane !== 'none' && lane !== oneway);
  });
}
