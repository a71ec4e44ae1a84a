/**
 * The charge of a month for one account, and its grounds. Kopecks here are what the documents print; the finer money
 * used for rating ends at `rate`. Months and days are those of Moscow: "2026-11", "2026-12-01".
 */
export interface Invoice {
  readonly id: string;
  readonly accountId: string;
  /** "GK-2026-000123"; null while the month is open. */
  readonly number: string | null;
  readonly month: string;
  readonly state: InvoiceState;
  /** The date of the document: the first day after its month. Null while the month is open. */
  readonly issuedOn: string | null;
  /** The last day on which a payment is in time. */
  readonly dueOn: string | null;
  /** Milliseconds since 1970; after this only state and payments change. */
  readonly finalAt: number | null;
  /** The day of the payment that completed it. */
  readonly paidOn: string | null;
  readonly paidKopecks: bigint;
  /** The unpaid rest of a final invoice; never below 0. */
  readonly dueKopecks: bigint;
  /** Both as of the moment when the invoice became final. */
  readonly seller: Seller;
  readonly payer: Payer;
  /** All units of the month, and those covered by the free quota. */
  readonly units: bigint;
  readonly freeUnits: bigint;
  readonly lines: readonly InvoiceLine[];
  /** The sum of the printed lines. Negative only in a correcting document. */
  readonly totalKopecks: bigint;
  /** Null if the seller pays none: «Без НДС». */
  readonly vat: Vat | null;
  /** The document that reverses this one, in whole or in part; the document that this one reverses. */
  readonly correctedBy: DocumentLink | null;
  readonly corrects: DocumentLink | null;
  /** The checksum of the month's reconciliation file, in hexadecimal; null until the invoice is final. */
  readonly reconciliationSha256: string | null;
}

/** An overdue invoice is a final one whose due day has passed, and becomes `paid` like any other. */
export type InvoiceState = 'open' | 'draft' | 'final' | 'paid' | 'overdue';

export type InvoiceLine = UsageCharge | CreditLine | WaivedLine | CorrectionLine;

export type TierName = 'free' | 'up_to_1m' | 'up_to_10m' | 'over_10m';

/** One for each tier touched, including the free one. Rounded down to the kopeck on its own. */
export interface UsageCharge {
  readonly kind: 'usage';
  readonly tier: TierName;
  readonly units: bigint;
  /** The price of 1,000 units, in 1/100,000 rouble. */
  readonly pricePerThousand: bigint;
  readonly amountKopecks: bigint;
}

/** A credit for a missed promise in an earlier month. */
export interface CreditLine {
  readonly kind: 'credit';
  /** The month, and the set of regions, whose uptime was too low. */
  readonly month: string;
  readonly regions: readonly string[];
  /** In percent of that month's cost. */
  readonly percent: number;
  readonly minutes: UptimeMinutes;
  /** 0 or less. An unused rest goes to the next invoice. */
  readonly amountKopecks: bigint;
}

/** Every minute of a month is one of these. Unknown ones count neither up nor down. */
export interface UptimeMinutes {
  readonly up: number;
  readonly down: number;
  readonly unknown: number;
}

export type WaivedLine =
  /** Usage of an earlier month that arrived after its invoice was final: shown, but not charged. */
  | { readonly kind: 'waived'; readonly reason: 'late_usage'; readonly month: string; readonly units: bigint;
    readonly amountKopecks: 0n; }
  /** A rest too small to be worth a payment; this line reduces the total to 0.00. */
  | { readonly kind: 'waived'; readonly reason: 'small_total'; readonly amountKopecks: bigint };

/** The only kind of line of a correcting document; 0 or less. */
export interface CorrectionLine {
  readonly kind: 'correction';
  readonly reason: string;
  readonly amountKopecks: bigint;
}

/** Contained in the total, and extracted from it after rounding. */
export interface Vat {
  readonly percent: number;
  readonly amountKopecks: bigint;
}

export interface Payer {
  readonly name: string;
  readonly inn: string;
  /** Null for a sole proprietor, who has none. */
  readonly kpp: string | null;
  /** Null if the account has not set it. */
  readonly address: string | null;
  /** OGRN of an organisation, OGRNIP of a sole proprietor; null if the account has not set it. */
  readonly ogrn: string | null;
  readonly bank: PayerBank | null;
}

/** The account the payer pays from. Null if not given. */
export interface PayerBank {
  readonly bankName: string | null;
  readonly bic: string;
  readonly account: string;
  readonly correspondentAccount: string | null;
}

export interface Seller {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  /** OGRN of an organisation, OGRNIP of a sole proprietor. */
  readonly ogrn: string;
  readonly address: string;
  readonly paysVat: boolean;
  readonly bank: BankAccount;
  readonly signatory: Signatory;
  /** No seller is configured: documents are marked as samples and cannot be paid. */
  readonly isSample: boolean;
}

export interface BankAccount {
  readonly bankName: string;
  readonly bic: string;
  readonly account: string;
  readonly correspondentAccount: string;
}

export interface Signatory {
  readonly position: string;
  readonly surname: string;
  readonly givenName: string;
  readonly patronymic: string | null;
}

export interface DocumentLink {
  readonly id: string;
  readonly number: string;
  readonly issuedOn: string;
}

/** A row of the month's reconciliation file: the sum of the units equals that of the invoice. */
export interface ReconciliationRow {
  readonly day: string;
  readonly operation: string;
  readonly region: string;
  readonly keyId: string;
  readonly units: bigint;
}
