import type { Atom } from '../atoms/atoms.ts';

const mail = String.raw`[^\s,;<>()]+@[^\s,;<>()]+`;
const site = String.raw`(?:https?:\/\/|www\.)[^\s,;<>()]+`;
/** A site without www: the endings that firms of the region use. */
const endings = 'ru|com|net|org|kg|kz|by|uz|ua|de|su|info|shop';
const bareSite = String.raw`(?<![\p{L}\d.-])[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:${endings})(?![\p{L}\d])`;
const address = new RegExp(`${mail}|${site}|${bareSite}`, 'giu');
/** A quick test that rules most texts out. */
const mayHaveAddress = /@|\/\/|www\.|[a-z\d]\.[a-z]{2}/iu;

/** Mask of the atoms of e-mail and web addresses, whose words and digits are no address: "lenina5@mail.ru". */
export function mailMask(text: string, atoms: readonly Atom[]): number {
  if (!mayHaveAddress.test(text)) return 0;
  let mask = 0;
  for (const { index, 0: { length } } of text.matchAll(address)) {
    for (const [at, { start }] of atoms.entries()) if (start >= index && start < index + length) mask |= 1 << at;
  }
  return mask;
}
