import { fold } from './fold.ts';

/** Folded case endings, the empty one among them. */
export const endings = new Set([
  '', ...`а я ы и у ю е о й ой ей ом ем ам ям ах ях ов ев ая яя ое ее ого его ому ему ую юю ым им ых их ыми ими ами ями
    ою ею ье ья ью ии`.split(/\s+/u).map((ending) => fold(ending)),
]);

/** The letters that stay in all cases; undefined where the word is too short to tell. */
export function stemOf(key: string): string | undefined {
  for (let length = Math.min(4, key.length - 3); length > 0; length--) {
    if (endings.has(key.slice(-length))) return key.slice(0, -length);
  }
  return key.length >= 3 ? key : undefined;
}
