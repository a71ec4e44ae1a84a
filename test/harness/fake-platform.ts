// TEMPORARY until the real stores are merged.
import { AppError } from '../../src/errors.ts';
import { DEFAULT_RATES, bucketOf } from '../../src/accounts/allowance.ts';
import { makeKey, parseKey } from '../../src/accounts/key-form.ts';
import { nextMonthDay } from '../../src/kernel/moscow.ts';
import { randomBytes } from 'node:crypto';
import type { Services, Geocoder } from '../../src/http/services.ts';
import type { Principal, Account } from '../../src/accounts/ports.ts';
import { Metrics } from '../../ops/index.ts';
import { systemClock } from '../../src/http/clock.ts';

export function fakeServices(geocoder: Geocoder): Services & { lines: unknown[] } {
  const keys = new Map<string, { p: Principal; rec: any }>();
  const accounts = new Map<string, any>();
  const used = new Map<string, number>();
  const lines: unknown[] = [];
  const sessions = new Map<string, string>();
  const accountOf = (email: string, side: 'confirmed' | 'unconfirmed'): Account => {
    const id = `${side[0]}_${email.replace(/\W/g, '_').slice(0, 30)}`;
    if (!accounts.has(id)) accounts.set(id, { id, email, side, createdAt: 0, payer: null, capUnits: null, capRoubles: null, alertPercents: [50], alertEmail: email, override: {} });
    return accounts.get(id);
  };
  const add = (email: string, mode: 'live' | 'test', side: 'confirmed' | 'unconfirmed', label = '') => {
    const key = makeKey(mode, (n) => randomBytes(n));
    const account = accountOf(email, side);
    const id = `k_${randomBytes(6).toString('hex')}`;
    const rec = { id, mode, shown: key.slice(0, 12), label, createdAt: Date.now(), revokedAt: null };
    keys.set(key, { p: { keyId: id, accountId: account.id, mode, side, account, billable: false }, rec });
    return { key, ...rec, email };
  };
  const answer = (who: Principal, granted: boolean) => ({ granted, refusal: granted ? undefined : 'quota_exhausted' as const, used: used.get(who.accountId) ?? 0, free: who.account.override.freeUnits ?? 10000, resetsAt: nextMonthDay(Date.now()), left: 0 });
  return {
    lines,
    keys: {
      issue: async ({ email, mode }) => { const { key } = add(email, mode, email.startsWith('confirmed') ? 'confirmed' : 'unconfirmed'); return { key, email }; },
      authenticate: (text) => {
        const found = keys.get(text);
        if (!parseKey(text) || !found) throw new AppError('key_invalid', 'x');
        if (found.rec.revokedAt) throw new AppError('key_revoked', 'x');
        if (found.p.account.override.suspended) throw new AppError('account_suspended', 'x');
        return found.p;
      },
      list: async (id) => [...keys.values()].filter((k) => k.p.accountId === id).map((k) => k.rec),
      create: async (id, { mode, label }) => add(accounts.get(id).email, mode, accounts.get(id).side, label),
      revoke: async (acc, id) => { const k = [...keys.values()].find((x) => x.rec.id === id && x.p.accountId === acc); if (!k) throw new AppError('not_found', 'x'); k.rec.revokedAt = Date.now(); },
      confirm: async (token) => { if (!token.startsWith('confirm.')) throw new AppError('not_found', 'x'); return { email: 'a@b.ru', accountId: '1', keyId: '1' }; },
      importLegacy: async () => ({ added: 0, known: 0 }),
    },
    accounts: {
      get: async (id) => accounts.get(id),
      update: async (id, change) => Object.assign(accounts.get(id), change),
      override: async (email, override) => { const a = accountOf(email, 'confirmed'); Object.assign(a, { override }); return a; },
      findByEmail: async () => undefined,
    },
    sessions: {
      start: async () => {},
      open: async (token) => { if (!token.startsWith('session.')) throw new AppError('session_required', 'x'); const a = accountOf('confirmed@example.ru', 'confirmed'); const t = randomBytes(12).toString('hex'); sessions.set(t, a.id); return { sessionToken: t, csrfToken: 'x', accountId: a.id, expiresAt: Date.now() + 1e6 }; },
      authenticate: async (t) => { if (!sessions.has(t)) throw new AppError('session_required', 'x'); return { accountId: sessions.get(t)!, csrfToken: 'x', account: accounts.get(sessions.get(t)!) }; },
      end: async (t) => { sessions.delete(t); },
    },
    quota: {
      take: async (who, units) => { const u = used.get(who.accountId) ?? 0; if (u + units > (who.account.override.freeUnits ?? 10000)) return answer(who, false); used.set(who.accountId, u + units); return answer(who, true); },
      giveBack: async (who, units) => { used.set(who.accountId, used.get(who.accountId)! - units); },
      look: async (who) => answer(who, true),
    },
    limiter: { take: async (who, kind) => ({ granted: true, remaining: 19, retryAfterMs: 0, fullAfterMs: 100, policy: { name: kind, ...bucketOf(who.account, kind, DEFAULT_RATES) } }) },
    rates: DEFAULT_RATES,
    journal: { record: (l) => void lines.push(l), flush: async () => {}, book: async () => {}, close: async () => {}, state: { waiting: 0, unbooked: 0, lost: 0 } },
    ledger: { getUsage: async () => [], getMonthUnits: async () => 0 },
    cache: { get: async () => undefined, set: async () => {}, remove: async () => {}, shared: false, close: async () => {}, counters: {} as any, channel: {} as any, buckets: { take: async () => ({ granted: true, remaining: 1, retryAfterMs: 0, fullAfterMs: 0 }) } },
    geocoder, metrics: new Metrics(), log: { info: () => {}, error: (f) => console.error(f) }, clock: systemClock, region: 'msk-1', publicUrl: 'http://localhost:8080',
  };
}
