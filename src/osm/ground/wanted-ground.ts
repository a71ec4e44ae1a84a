import type { Choice } from '../choice.ts';
import { isDrawnKey, kindOfTag } from './ground-kinds.ts';

const DRAWN = 1;
const MULTIPOLYGON = 2;
/** A footway is drawn as ground only if it is an area. */
const SQUARE = 4;
const AREA = 8;

const names = /^(?:(?:alt|old|short|official|loc|int)_)?name(?:$|:)/u;

/** Chooses what is only drawn: buildings, water, green areas, land use, rails; never nodes. */
export const forGround: Choice = {
  keyBits: (key) => (key === 'type' || key === 'area' || isDrawnKey(key) ? -1 : 0),
  tagBits(key, value) {
    if (key === 'type') return value === 'multipolygon' ? MULTIPOLYGON : 0;
    if (key === 'area') return value === 'yes' ? AREA : 0;
    const kind = kindOfTag(key, value);
    return kind === undefined ? 0 : kind === 'square' ? SQUARE : DRAWN;
  },
  bitsKeep(kind, bits) {
    const isDrawn = (bits & DRAWN) !== 0 || (bits & (SQUARE | AREA)) === (SQUARE | AREA);
    return isDrawn && (kind === 1 || (kind === 2 && (bits & MULTIPOLYGON) !== 0));
  },
  keptKey: (key) => isDrawnKey(key) || names.test(key) || key === 'area' || key === 'tunnel' || key === 'service',
};
