import { NO_LIMIT } from '../allowance.ts';
import { sameText, type Digest } from '../digest.ts';
import type { Account, Principal } from '../ports.ts';

/** A prober's credential instead of a key: "gk_probe_", the second in which it expires, and a proof of the secret. */
const FORM = /^gk_probe_(\d{1,12})_([\w-]{43})$/;
const VALID_S = 120;

/** Makes a pass. Nodes that share the service's secret accept each other's passes; no one else can make one. */
export function makeProbePass(digest: Digest, now: number): string {
  const until = String(Math.floor(now / 1000) + VALID_S);
  return `gk_probe_${until}_${digest('probe', until)}`;
}

/** The principal of a valid pass; undefined for any other text. A pass that expires later than ours do is forged. */
export function prober(text: string, digest: Digest, now: number): Principal | undefined {
  const match = FORM.exec(text);
  if (!match) return undefined;
  const leftS = Number(match[1]) - now / 1000;
  // clocks of nodes differ a little
  if (leftS < 0 || leftS > 2 * VALID_S || !sameText(match[2], digest('probe', match[1]))) return undefined;
  return PROBER;
}

const account: Account = {
  id: 'probe', email: '', side: 'unconfirmed', createdAt: 0, payer: null, capUnits: null, capRoubles: null,
  alertPercents: [], alertEmail: '', override: { perSecond: 1e6, burst: 1e6, freeUnits: NO_LIMIT },
};

const PROBER: Principal = {
  keyId: 'probe', accountId: account.id, mode: 'live', side: account.side, account, billable: false, isProbe: true,
};
