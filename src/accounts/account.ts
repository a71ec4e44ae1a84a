/** One side of a customer: the confirmed one of an address, or the one of unconfirmed requests in its name. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly side: Side;
  readonly createdAt: number;
  readonly payer: Payer | null;
  /** Monthly caps set by the account's owner; null for none. */
  readonly capUnits: number | null;
  readonly capRoubles: number | null;
  /** The percentages of the free quota or the cap at which a mail is sent, and its recipient. */
  readonly alertPercents: readonly number[];
  readonly alertEmail: string;
  readonly override: Override;
}

export type Side = 'unconfirmed' | 'confirmed';

export interface Payer {
  readonly name: string;
  readonly inn: string;
  /** Null for a sole proprietor, who has none. */
  readonly kpp: string | null;
  /** Needed for documents with VAT; null if not set. */
  readonly address: string | null;
  /** OGRN of an organisation, OGRNIP of a sole proprietor; null if not set. */
  readonly ogrn: string | null;
  readonly bank: PayerBank | null;
}

/** The bank account that the payer pays from. */
export interface PayerBank {
  readonly bankName: string | null;
  readonly bic: string;
  readonly account: string;
  readonly correspondentAccount: string | null;
}

/** The free units of months until this one ("2026-11"); null for the default. */
export interface EarlierFree {
  readonly until: string;
  readonly units: number | null;
}

/** The operator's settings for this account; null or absent for the default. */
export interface Override {
  readonly perSecond?: number | null;
  readonly burst?: number | null;
  /** The rate of matrices, which have a bucket of their own: the two fields above do not affect it. */
  readonly matrixPerSecond?: number | null;
  readonly freeUnits?: number | null;
  /** The free units of earlier months, oldest first; absent if they never changed. Not set by callers. */
  readonly freeEarlier?: readonly EarlierFree[];
  readonly suspended?: boolean;
}

export type AccountChange = Partial<
  Pick<Account, 'payer' | 'capUnits' | 'capRoubles' | 'alertPercents' | 'alertEmail'>
>;

export const DEFAULT_ALERT_PERCENTS: readonly number[] = [50, 85, 100];

/** The facts that determine an account's limits. */
export type Standing = Pick<Account, 'side' | 'payer' | 'override'>;

/** Only a confirmed address with a payer can owe anything. */
export const isBillable = (account: Standing): boolean => account.side === 'confirmed' && account.payer !== null;
