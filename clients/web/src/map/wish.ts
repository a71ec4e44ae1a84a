import type { Theme } from './palette.ts';

export type MapLanguage = 'ru' | 'en' | 'local';

/** The tile addresses of the atlas in force. */
export interface TileSet {
  readonly addresses: readonly string[];
  readonly maxZoom: number;
}

export interface MapWish {
  readonly theme: Theme;
  readonly lang: MapLanguage;
  /** The service's address without a trailing slash: `location.origin`. */
  readonly base: string;
  readonly tiles: TileSet;
}
