import { toPosition } from '../kernel/geo.ts';
import type { Position } from './places.ts';

/** Where a client's position was taken from. */
export type PositionSource = 'header' | 'geoip' | 'default';

export interface Sender {
  /** The client's network address. */
  readonly address: string;
  /** The position stated by a proxy in front; absent unless that proxy is trusted. */
  readonly stated: string | undefined;
}

/** Finds the place of a network address; undefined if unknown. */
export type FindAddress = (address: string) => Position | undefined;

export const POSITION_HEADER = 'X-Client-Position';

/** Prefers the position stated by a trusted proxy, then the GeoIP file, then the configured default. */
export function whereIs(
  { address, stated }: Sender, find: FindAddress, fallback: Position,
): { readonly position: Position; readonly source: PositionSource } {
  const statedPosition = stated === undefined ? undefined : toPosition(stated);
  if (statedPosition) return { position: statedPosition, source: 'header' };
  const found = find(address);
  return found ? { position: found, source: 'geoip' } : { position: fallback, source: 'default' };
}
