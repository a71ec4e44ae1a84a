import type { Digest } from './digest.ts';
import { neighbourhoodOf } from './network.ts';
import type { Cache, Windows } from '../kernel/cache.ts';

const HOUR_MS = 3_600_000;
const FAMILIAR_MS = 90 * 24 * HOUR_MS;
const MOST_FAMILIAR = 32;

/** Mails per hour, of one kind and to one address. The sign-in page states the first. */
const PER_REQUESTER = 3;
const FOR_NEW_REQUESTERS = 60;
const FOR_REPEATED_REQUESTS = 20;

export type MailKind = 'mail' | 'sign-in' | 'delete';

/**
 * Limits who may have a mail sent to an address. Anybody can request one in anybody's name, so that a limit by address
 * alone would let strangers block the owner's own mails.
 *
 * Each requester may have three an hour. If a link to the address was opened from there before, nothing else counts,
 * and no stranger can use that up. Among strangers a first mail has precedence over further ones, so that blocking the
 * owner takes sixty networks, and the mailbox gets eighty mails at most.
 */
export interface MailTurns {
  /** Takes a turn; the steps are the same whether the address is known or not. */
  take(kind: MailKind, address: string, ip: string, now: number): Promise<boolean>;
  /** Records that a link in a mail to the address was opened from there. */
  welcome(address: string, ip: string): Promise<void>;
}

/** The key of the networks from which an address opened links: a single one, so that it can be deleted with it. */
export const familiarMark = (addressDigest: string): string => `familiar:${addressDigest}`;

export interface MailTurnsSurroundings {
  readonly windows: Windows;
  readonly marks: Pick<Cache, 'get' | 'set'>;
  readonly digest: Digest;
}

export function openMailTurns({ windows, marks, digest }: MailTurnsSurroundings): MailTurns {
  const nameOf = (address: string, ip: string): string => digest('address', `${address} ${neighbourhoodOf(ip)}`);
  const familiarTo = async (address: string): Promise<string[]> =>
    ((await marks.get(familiarMark(digest('address', address)))) ?? '').split(',');
  return {
    async take(kind, address, ip, now) {
      if (ip === '') return true;
      const within = async (what: string, limit: number): Promise<boolean> =>
        (await windows.take(`${kind}-${what}`, limit, HOUR_MS, now)).granted;
      const requester = nameOf(address, ip);
      if (!(await within(`asker:${requester}`, PER_REQUESTER))) return false;
      if ((await familiarTo(address)).includes(requester)) return true;
      const isFirst = await within(`first:${requester}`, 1);
      const all = digest('address', address);
      return isFirst ? within(`new:${all}`, FOR_NEW_REQUESTERS) : within(`again:${all}`, FOR_REPEATED_REQUESTS);
    },
    async welcome(address, ip) {
      const requester = nameOf(address, ip);
      // of two concurrent calls the later may overwrite the other, whose next link then records it again
      const others = (await familiarTo(address)).filter((one) => one !== requester).slice(1 - MOST_FAMILIAR);
      await marks.set(familiarMark(digest('address', address)), [...others, requester].join(), FAMILIAR_MS);
    },
  };
}
