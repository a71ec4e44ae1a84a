/** The door of this module: nothing else is imported from outside. */
export { fromRoubles, MONEY_PER_ROUBLE, toRoubles } from './money.ts';
export { sampleSeller } from './sample-seller.ts';
export type { BilledAccount } from './months/compose-invoice.ts';
export { bookStatement, type BookedStatement } from './months/book-statement.ts';
export { correctInvoice, type Correction } from './months/corrections.ts';
export type { InvoiceFacts } from './months/facts.ts';
export { openInvoices, type Invoices } from './months/invoices.ts';
export { costOf, listCosts, type CostedAccount, type MonthCost } from './months/costs.ts';
export { OPEN_INVOICE, previewInvoice, type InvoicePreview, type PreviewedAccount } from './months/preview.ts';
export { asDocumented, isFinal, openKeptDocuments } from './months/kept-documents.ts';
export { listReconciliation, sumUnits } from './months/read-month.ts';
export { keepPayer } from './months/kept-payers.ts';
export { exportInvoices } from './months/export-invoices.ts';
export { openMonths, type Months } from './months/months.ts';
export { reconcile, type Reconciled } from './months/reconcile.ts';
export type { Difference } from './months/expected-charge.ts';
export { recordPayment, type Payment, type RecordedPayment } from './months/payments.ts';
export type { BilledAccounts, ClosedMonth, MonthParts, MonthUptime, UptimeHistory } from './months/ports.ts';
export { isMonth, monthNumber } from './period.ts';
export { reconciliationDigest } from './reconciliation.ts';
export { perThousand, perThousandRoubles, tierAt, tiersOf, type Tier } from './prices.ts';
export { unitsByTier, unitsWithin, unitsWithinKopecks } from './prices.ts';
export { quote, type Quote } from './quote.ts';
export { rate } from './rate.ts';
export type * from './invoice.ts';
export { costsOfDays, shareCosts, type CostedRow } from './share-costs.ts';
export { groupUsage, laterDays, UsageSums, type UsageSum } from './usage.ts';
export { invoiceEntities } from './entities/invoices.ts';
export { usageEntities } from './entities/usage.ts';
export { openClosing, type Closing } from './store/closing.ts';
export { bookLine, moveUsage, openLedger } from './store/ledger.ts';
export type { Booked, BookingLedger, LedgerListeners } from './store/ledger.ts';
export type {
  Aside, AsideReceiver, JournalState, UsageGroup, UsageJournal, OnUsage, UsageLedger, UsageLine, UsageRow,
  Withdrawal,
} from './ports.ts';
export { toInvoicePdf, type Fonts } from './documents/pdf/invoice-pdf.ts';
export { findUpdFault } from './documents/upd/upd-fault.ts';
export { toUpd, updFileName } from './documents/upd/upd.ts';
export { readStatement } from './documents/statement/read-statement.ts';
export { matchPayments } from './documents/statement/match-payments.ts';
export type { Match, MatchOutcome, PayableInvoice } from './documents/statement/match-payments.ts';
export type { BankPayment, BankStatement } from './documents/statement/statement.ts';
export { findSellerFault } from './requisites/seller-fault.ts';
export { toInvoiceCsv } from './documents/invoice-csv.ts';
export { toInvoiceJson } from './documents/invoice-json.ts';
export { toReconciliationFile, type ReconciliationEnd } from './documents/reconciliation-file.ts';
