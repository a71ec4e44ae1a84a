import { toPosition } from '../kernel/geo.ts';
import type { Position } from './places.ts';

/** How it came to be known where a client is. */
export type PositionSource = 'header' | 'geoip' | 'default';

export interface Sender {
  /** The client's network address. */
  readonly address: string;
  /** The header in which a proxy in front says where the client is; absent unless that proxy is trusted. */
  readonly stated: string | undefined;
}

/** Where a network address is; undefined for one that nobody knows. */
export type FindAddress = (address: string) => Position | undefined;

export const POSITION_HEADER = 'X-Client-Position';

/** What a trusted proxy says goes first, then what the file knows of the address, then what is configured. */
export function whereIs(
  { address, stated }: Sender, find: FindAddress, fallback: Position,
): { readonly position: Position; readonly source: PositionSource } {
  const told = stated === undefined ? undefined : toPosition(stated);
  if (told) return { position: told, source: 'header' };
  const found = find(address);
  return found ? { position: found, source: 'geoip' } : { position: fallback, source: 'default' };
}
