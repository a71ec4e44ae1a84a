import type { Theme } from './palette.ts';

export type MapLanguage = 'ru' | 'en' | 'local';

/** Where tiles of the atlas in force are. */
export interface TileSet {
  readonly addresses: readonly string[];
  readonly maxZoom: number;
}

export interface MapWish {
  readonly theme: Theme;
  readonly lang: MapLanguage;
  /** Where the service is, without a slash at the end: `location.origin`. */
  readonly base: string;
  readonly tiles: TileSet;
}
