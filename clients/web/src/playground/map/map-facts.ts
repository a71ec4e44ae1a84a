import { useEffect, useState } from 'preact/hooks';
import type { TileSet } from '../../map/wish.ts';

/** The service's description of its map. */
export interface MapFacts {
  /** Where nearly all houses are: `[west, south, east, north]`. */
  readonly bounds: readonly number[];
  /** Whether the map shows the fictional demonstration country. */
  readonly isFictional: boolean;
  readonly tiles: TileSet;
  /** Requests a day that this page may make without a key; 0: none. */
  readonly visitsADay: number;
}

interface MapJson {
  readonly settled: readonly number[];
  readonly tiles: readonly string[];
  readonly maxzoom: number;
  readonly visits_a_day: number;
  readonly atlas: { readonly fictional: boolean };
}

/** Atlases are rebuilt daily or weekly, and a page may stay open longer than that. */
const LOOK_AGAIN_MS = 30_000;

/** Undefined until known; null if the service has no map. Changes with the atlas. */
export function useMapFacts(): MapFacts | null | undefined {
  const [facts, learn] = useState<MapFacts | null>();
  useEffect(() => {
    let known = '';
    const look = async (): Promise<void> => {
      if (document.hidden && known !== '') return;
      const text = await readText();
      if (text === known || (text === '' && known !== '')) return;
      known = text;
      learn(text === '' ? null : factsIn(text));
    };
    const watch = (): void => void look();
    watch();
    const timer = setInterval(watch, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, []);
  return facts;
}

/** Empty if the request failed. */
async function readText(): Promise<string> {
  try {
    const response = await fetch('/tiles/map.json');
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

function factsIn(text: string): MapFacts {
  const { settled, tiles, maxzoom, visits_a_day: visitsADay, atlas } = JSON.parse(text) as MapJson;
  return {
    bounds: settled, visitsADay, isFictional: atlas.fictional,
    tiles: { addresses: tiles.map(onThisOrigin), maxZoom: maxzoom },
  };
}

/** Gives an address the page's origin, since the page may request nothing else. Template braces stay. */
const onThisOrigin = (address: string): string => address.replace(/^https?:\/\/[^/]+/, location.origin);
