/** What the service says of its map. */
export interface MapFacts {
  /** `[west, south, east, north]`; absent where it is not known. */
  readonly bounds: readonly number[] | undefined;
  /** The demonstration country is nowhere on the globe, and says so. */
  readonly isFictional: boolean;
}

interface MapJson {
  readonly bounds: readonly number[];
  readonly atlas: { readonly fictional: boolean };
}

export async function readMapFacts(): Promise<MapFacts> {
  try {
    const response = await fetch('/tiles/map.json');
    const { bounds, atlas } = await response.json() as MapJson;
    return { bounds, isFictional: atlas.fictional };
  } catch {
    return { bounds: undefined, isFictional: false };
  }
}
