import { MAX_ZOOM } from '../../../tiles/open-tiles.ts';
import type { TileAddress } from '../../../tiles/shape/grid.ts';
import { refuseParameter } from '../../request/validation.ts';

/** Parses a tile's address; undefined for any other path. */
export function tileOf(path: string, folder: string): TileAddress | undefined {
  if (!path.startsWith(folder)) return undefined;
  const [, ...numbers] = /^(\d{1,9})\/(\d{1,9})\/(\d{1,9})\.mvt$/.exec(path.slice(folder.length)) ?? [];
  if (numbers.length === 0) return undefined;
  const [z, x, y] = numbers.map(Number);
  refuseAbove('z', z, MAX_ZOOM);
  refuseAbove('x', x, 2 ** z - 1);
  refuseAbove('y', y, 2 ** z - 1);
  return { z, x, y };
}

function refuseAbove(name: string, value: number, most: number): void {
  if (value > most) throw refuseParameter(name, 'maximum', `не больше ${most}`, `must not be above ${most}`);
}
