/** One side of a customer: what an address has confirmed, or what was only asked for in its name. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly side: 'unconfirmed' | 'confirmed';
  readonly createdAt: number;
  readonly suspendedAt: number | null;
  readonly payer: Payer | null;
  /** Monthly caps of the account's own wish; null: none. */
  readonly capUnits: number | null;
  readonly capKopecks: bigint | null;
  /** Percents of the free quota or the cap at which a mail is sent, and where to. */
  readonly alertPercents: readonly number[];
  readonly alertEmail: string | null;
  readonly creditPolicy: 'auto' | 'on_request';
  readonly storage: boolean;
  readonly logRetentionDays: number;
  readonly sla: number | null;
  readonly override: Override;
}

export interface Payer {
  readonly name: string;
  readonly inn: string;
  /** Empty for a sole proprietor, who has none. */
  readonly kpp: string;
}

/** What the operator set for this account; absent: as everybody. */
export interface Override {
  readonly perSecond?: number;
  readonly burst?: number;
  readonly freeUnits?: number;
  readonly suspended?: boolean;
}

export type AccountChange = Partial<
  Pick<
    Account,
    | 'payer'
    | 'capUnits'
    | 'capKopecks'
    | 'alertPercents'
    | 'alertEmail'
    | 'creditPolicy'
    | 'storage'
    | 'logRetentionDays'
    | 'sla'
  >
>;
