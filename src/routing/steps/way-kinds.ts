/** The kind of a way without a name, by its tags. */
export type WayKind =
  | 'crossing' | 'pavement' | 'footway' | 'pedestrianStreet' | 'cyclePath' | 'path' | 'stairs' | 'track' | 'carPark'
  | 'yard' | 'serviceRoad';

type Tags = Readonly<Record<string, string>>;

/** The first that fits decides; an ordinary street has none. */
const kinds: readonly (readonly [fits: (tags: Tags) => boolean, kind: WayKind])[] = [
  [({ footway }) => footway === 'crossing', 'crossing'],
  [({ footway }) => footway === 'sidewalk', 'pavement'],
  [({ highway }) => highway === 'footway', 'footway'],
  [({ highway }) => highway === 'pedestrian', 'pedestrianStreet'],
  [({ highway }) => highway === 'cycleway', 'cyclePath'],
  [({ highway }) => highway === 'path', 'path'],
  [({ highway }) => highway === 'steps', 'stairs'],
  [({ highway }) => highway === 'track', 'track'],
  [({ service }) => service === 'parking_aisle', 'carPark'],
  [({ service }) => service === 'driveway' || service === 'alley', 'yard'],
  [({ highway }) => highway === 'service', 'serviceRoad'],
];

export const wayKind = (tags: Tags): WayKind | undefined => kinds.find(([fits]) => fits(tags))?.[1];
