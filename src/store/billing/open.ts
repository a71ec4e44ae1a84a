import { randomUUID } from 'node:crypto';
import {
  bookStatement, correctInvoice, listCosts, openClosing, openInvoices, openMonths, previewInvoice,
  reconcile, reconciliationDigest, recordPayment, type BankPayment, type BookedStatement, type Correction,
  type CostedAccount, type MonthParts,
  type Invoice, type InvoicePreview, type Invoices, type MonthCost, type Months, type Payment, type PreviewedAccount,
  type Reconciled, type RecordedPayment, type Seller,
} from '../../../billing/index.ts';
import { readSeller } from '../files/seller.ts';
import { documentOf, type DocumentFormat, type InvoiceFile } from './documents.ts';
import { openBilledAccounts } from './billed-accounts.ts';
import { openStatusHistory } from '../status/history.ts';
import { openLease, type Lease } from './lease.ts';
import { announceFinalInvoices } from './announce-invoices.ts';
import type { Sql } from '../../kernel/sql.ts';

export interface BillingOptions {
  readonly billing?: {
    /** A JSON file; empty for the sample seller. */
    readonly sellerFile: string;
    readonly smallTotalKopecks: bigint;
  };
  /** Replaces the database's clock, which decides when a month is over. */
  readonly databaseClock?: () => Promise<number>;
}

export interface Billing {
  readonly seller: Seller;
  readonly months: Months;
  readonly invoices: Invoices;
  /** Held by the process that closes months and makes their invoices. */
  readonly monthsLease: Lease;
  /** The invoice of an account with this many units, if the month ended now. */
  preview(account: PreviewedAccount, month: string, units: bigint): Promise<InvoicePreview>;
  /** The cost of each month's units. */
  listCosts(account: CostedAccount, used: ReadonlyMap<string, bigint>): Promise<MonthCost[]>;
  document(invoice: Invoice, format: DocumentFormat): Promise<InvoiceFile>;
  recordPayment(payment: Payment): Promise<RecordedPayment>;
  /** Recomputes a month's final invoices and compares. */
  reconcile(month: string): Promise<Reconciled>;
  bookStatement(payments: readonly BankPayment[]): Promise<BookedStatement>;
  correct(correction: Correction): ReturnType<typeof correctInvoice>;
}

const ROUBLE = 100n;
const LEASE_MS = 5 * 60_000;

export function openBilling(options: BillingOptions, sql: Sql): Billing {
  const timed: Sql = { ...sql, now: options.databaseClock ?? sql.now };
  const seller = readSeller(options.billing?.sellerFile ?? '');
  const smallTotalKopecks = options.billing?.smallTotalKopecks ?? ROUBLE;
  const parts: MonthParts = {
    seller,
    smallTotalKopecks,
    accounts: openBilledAccounts(sql),
    uptime: { find: openStatusHistory(sql, randomUUID).findMonth },
    digest: reconciliationDigest,
    announceFinal: announceFinalInvoices,
  };
  const months = openMonths(timed, openClosing(timed), parts);
  return {
    seller,
    months,
    invoices: openInvoices(sql),
    monthsLease: openLease(timed, 'close-month', randomUUID(), LEASE_MS),
    preview: (account, month, units) => previewInvoice(sql, account, units, { month, seller, smallTotalKopecks }),
    listCosts: (account, used) => listCosts(sql, account, used),
    document: (invoice, format) => documentOf(sql, invoice, format),
    recordPayment: (payment) => recordPayment(timed, payment),
    reconcile: (month) => reconcile(sql, month, parts),
    bookStatement: (payments) => bookStatement(timed, payments, seller.bank.account),
    correct: (correction) => correctInvoice(timed, correction),
  };
}
