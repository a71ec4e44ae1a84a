import type { Atom } from '../atoms/atoms.ts';

const mail = /[^\s,;<>()]+@[^\s,;<>()]+/gu;

/** Mask of the atoms of e-mail addresses, whose words and digits are not part of an address: "lenina5@mail.ru". */
export function mailMask(text: string, atoms: readonly Atom[]): number {
  if (!text.includes('@')) return 0;
  let mask = 0;
  for (const { index, 0: { length } } of text.matchAll(mail)) {
    for (const [at, { start }] of atoms.entries()) if (start >= index && start < index + length) mask |= 1 << at;
  }
  return mask;
}
