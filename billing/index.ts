/** The door of this module: nothing else of it is imported from outside. */
export { perThousandRoubles, tierAt, tiers, unitsWithin, MONEY_PER_ROUBLE, type Tier, type TierName } from './prices.ts';
export { sumUsage, type UsageSum } from './usage.ts';
export { usageEntities } from './entities/usage.ts';
export { moveUsage, openLedger, type BookingLedger } from './store/ledger.ts';
export type { JournalState, UsageGroup, UsageJournal, UsageLedger, UsageLine, UsageRow } from './ports.ts';
