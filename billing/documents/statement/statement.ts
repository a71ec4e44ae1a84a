/**
 * A bank statement for one of our accounts, in the text format «1CClientBankExchange», which all Russian banks export.
 */
export interface BankStatement {
  /** Our accounts that it is of. */
  readonly accounts: readonly string[];
  /** Money that came in; what we paid is left out. */
  readonly payments: readonly BankPayment[];
  /** What does not add up, for whoever imports it; the payments are left as they are. */
  readonly remarks: readonly string[];
}

export interface BankPayment {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  /** Of the payment order. */
  readonly number: string;
  /** The number, and the account of the payer: with the day, the same payment in every file that has it. */
  readonly reference: string;
  /** The day on which the money came: "2026-12-09". */
  readonly day: string;
  readonly amountKopecks: bigint;
  /** Ours, to which it came. */
  readonly account: string;
  /** Null where the bank did not say. */
  readonly payerInn: string | null;
  readonly payerName: string;
  readonly purpose: string;
}
