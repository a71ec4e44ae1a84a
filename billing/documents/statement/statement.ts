/** A bank statement for our accounts, in the text format «1CClientBankExchange» that all Russian banks export. */
export interface BankStatement {
  /** Those of our accounts that it covers. */
  readonly accounts: readonly string[];
  /** Incoming payments; outgoing ones are left out. */
  readonly payments: readonly BankPayment[];
  /** Inconsistencies, reported to the operator who imports it; the payments are left as they are. */
  readonly remarks: readonly string[];
}

export interface BankPayment {
  /** The line where it begins, from 1. */
  readonly line: number;
  /** The number of the payment order. */
  readonly number: string;
  /** The number and the payer's account: together with the day it identifies the payment in every statement. */
  readonly reference: string;
  /** The day on which the money arrived: "2026-12-09". */
  readonly day: string;
  readonly amountKopecks: bigint;
  /** Our account that received it. */
  readonly account: string;
  /** Null if the bank did not state it. */
  readonly payerInn: string | null;
  readonly payerName: string;
  readonly purpose: string;
}
