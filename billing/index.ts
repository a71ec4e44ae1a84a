/** The door of this module: nothing else of it is imported from outside. */
export { MONEY_PER_ROUBLE } from './money.ts';
export { perThousandRoubles, tierAt, tiersOf, unitsWithin, type Tier } from './prices.ts';
export { rate } from './rate.ts';
export type * from './invoice.ts';
export { groupUsage, UsageSums, type UsageSum } from './usage.ts';
export { usageEntities } from './entities/usage.ts';
export { openClosing, type Closing } from './store/closing.ts';
export { bookLine, moveUsage, openLedger, type Booked, type BookingLedger } from './store/ledger.ts';
export type { JournalState, UsageGroup, UsageJournal, UsageLedger, UsageLine, UsageRow } from './ports.ts';
export { toInvoicePdf, type Fonts } from './documents/pdf/invoice-pdf.ts';
export { findUpdFault } from './documents/upd/upd-fault.ts';
export { toUpd, type Upd } from './documents/upd/upd.ts';
