/** One object of OpenStreetMap, as written into a file. Degrees here, as in the source. */
export interface OsmNode {
  readonly type: 'node';
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags?: Readonly<Record<string, string>>;
}

export interface OsmWay {
  readonly type: 'way';
  readonly id: number;
  readonly nodes: readonly number[];
  readonly tags?: Readonly<Record<string, string>>;
}

export interface OsmMember {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly role: string;
}

export interface OsmRelation {
  readonly type: 'relation';
  readonly id: number;
  readonly members: readonly OsmMember[];
  readonly tags?: Readonly<Record<string, string>>;
}

export type OsmElement = OsmNode | OsmWay | OsmRelation;
