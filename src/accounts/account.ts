/** One side of a customer: what an address has confirmed, or what was only asked for in its name. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly side: Side;
  readonly createdAt: number;
  readonly payer: Payer | null;
  /** Monthly caps of the account's own wish; null: none. */
  readonly capUnits: number | null;
  readonly capRoubles: number | null;
  /** Percents of the free quota or the cap at which a mail is sent, and where to. */
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
  /** Documents with VAT need it; null where it is not set. */
  readonly address: string | null;
  /** OGRN of an organisation, OGRNIP of a sole proprietor; null where it is not set. */
  readonly ogrn: string | null;
  readonly bank: PayerBank | null;
}

/** Where the payer pays from. */
export interface PayerBank {
  readonly bankName: string | null;
  readonly bic: string;
  readonly account: string;
  readonly correspondentAccount: string | null;
}

/** What was free until the end of a month, "2026-11". Null: as for everybody. */
export interface EarlierFree {
  readonly until: string;
  readonly units: number | null;
}

/** What the operator set for this account; null or absent: as everybody. */
export interface Override {
  readonly perSecond?: number | null;
  readonly burst?: number | null;
  /** Matrices have a bucket of their own, which the two above do not touch. */
  readonly matrixPerSecond?: number | null;
  readonly freeUnits?: number | null;
  /** What it was in months before, oldest first; absent where it was always the same. Not to be wished for. */
  readonly freeEarlier?: readonly EarlierFree[];
  readonly suspended?: boolean;
}

export type AccountChange = Partial<
  Pick<Account, 'payer' | 'capUnits' | 'capRoubles' | 'alertPercents' | 'alertEmail'>
>;

export const DEFAULT_ALERT_PERCENTS: readonly number[] = [50, 85, 100];

/** What the limits of an account follow from. */
export type Standing = Pick<Account, 'side' | 'payer' | 'override'>;

/** Only a confirmed address with a payer can owe anything. */
export const isBillable = (account: Standing): boolean => account.side === 'confirmed' && account.payer !== null;
