/** What a way without a name is called, by its tags: where one turns to, and along what one goes. */
export interface WayKind {
  readonly ru: { readonly onto: string; readonly along: string };
  readonly en: { readonly onto: string; readonly along: string };
  readonly isCrossing: boolean;
}

const kind = (onto: string, along: string, en: string, isCrossing = false): WayKind =>
  ({ ru: { onto, along }, en: { onto: `onto the ${en}`, along: `along the ${en}` }, isCrossing });

type Tags = Readonly<Record<string, string>>;

/** The first that fits says; what is a street like any other has none. */
const kinds: readonly (readonly [fits: (tags: Tags) => boolean, kind: WayKind])[] = [
  [({ footway }) => footway === 'crossing', kind('на переход', 'по переходу', 'crossing', true)],
  [({ footway }) => footway === 'sidewalk', kind('на тротуар', 'по тротуару', 'pavement')],
  [({ highway }) => highway === 'footway', kind('на пешеходную дорожку', 'по пешеходной дорожке', 'footway')],
  [({ highway }) => highway === 'pedestrian', kind('на пешеходную улицу', 'по пешеходной улице', 'pedestrian street')],
  [({ highway }) => highway === 'cycleway', kind('на велодорожку', 'по велодорожке', 'cycle path')],
  [({ highway }) => highway === 'path', kind('на тропинку', 'по тропинке', 'path')],
  [({ highway }) => highway === 'track', kind('на просёлок', 'по просёлку', 'track')],
  [({ service }) => service === 'parking_aisle', kind('на парковку', 'по парковке', 'car park')],
  [({ service }) => service === 'driveway' || service === 'alley', kind('во двор', 'по двору', 'yard')],
  [({ highway }) => highway === 'service', kind('на проезд', 'по проезду', 'service road')],
];

export const wayKind = (tags: Tags): WayKind | undefined => kinds.find(([fits]) => fits(tags))?.[1];
