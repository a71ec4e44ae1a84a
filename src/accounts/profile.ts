import { AppError } from '../errors.ts';
import { normalizeEmail } from './email.ts';
import { findPayerFault } from './payer.ts';
import { refuseField, refuseKey } from './refuse.ts';
import type { Account, AccountChange, Override } from './account.ts';
import type { Accounts } from './ports.ts';
import type { AccountStore, Change } from './stores.ts';

export interface ProfileSurroundings {
  readonly store: AccountStore;
  readonly announce: (change: Change) => Promise<void>;
}

export function openAccounts({ store, announce }: ProfileSurroundings): Accounts {
  const get = async (accountId: string): Promise<Account> => {
    const account = await store.find(accountId);
    if (!account) throw new AppError('not_found', 'There is no such account.');
    return account;
  };
  return {
    get,

    async update(accountId, requested) {
      const change = await store.update(accountId, checked(requested));
      if (!change) throw new AppError('not_found', 'There is no such account.');
      await announce(change);
      return get(accountId);
    },

    async override(email, requested, now) {
      const sides = await store.listByEmail(normalizeEmail(email) ?? email);
      if (sides.length === 0) throw new AppError('not_found', `There is no account of ${email}.`);
      await announce(await store.override(sides.map(({ id }) => id), checkedOverride(requested), now));
      return get((sides.find(({ side }) => side === 'confirmed') ?? sides[0]).id);
    },

    async findByEmail(email) {
      const sides = await store.listByEmail(normalizeEmail(email) ?? email);
      return sides.find(({ side }) => side === 'confirmed') ?? sides[0];
    },
  };
}

function checked(requested: AccountChange): AccountChange {
  if (requested.payer) {
    const { name, address, bank } = requested.payer;
    const payer = {
      ...requested.payer,
      name: name.trim(),
      address: address && address.trim(),
      bank: bank && { ...bank, bankName: bank.bankName && bank.bankName.trim() },
    };
    refuseKey('/payer/name', name);
    refuseKey('/payer/address', address ?? '');
    refuseKey('/payer/bank/name', bank?.bankName ?? '');
    const fault = findPayerFault(payer);
    if (fault) throw refuseField(`/payer/${fault.field}`, fault.ru, fault.en);
    requested = { ...requested, payer };
  }
  if (requested.alertEmail === undefined) return requested;
  const alertEmail = normalizeEmail(requested.alertEmail);
  if (!alertEmail) throw refuseField('/alerts/email', 'это не адрес почты', 'this is not an e-mail address');
  return { ...requested, alertEmail };
}

function checkedOverride(requested: Override): Override {
  const { perSecond, matrixPerSecond, burst, freeUnits } = requested;
  const isWhole = (value: number | null | undefined, least: number): boolean =>
    value === null || value === undefined || (Number.isSafeInteger(value) && value >= least && value <= 1e12);
  const isRate = (value: number | null | undefined): boolean =>
    value === null || value === undefined || (value >= 0.001 && value <= 1e6);
  if (isRate(perSecond) && isRate(matrixPerSecond) && isWhole(burst, 1) && isWhole(freeUnits, 0)) return requested;
  const allowed = 'a rate of 0.001 to 1000000 a second, a burst of at least 1, at least 0 free requests';
  throw new AppError('bad_argument', `An account may have ${allowed}.`);
}
