import type { EntitySchemaOptions } from 'typeorm';

const id = { type: 'varchar', length: 40 } as const;
const month = { type: 'varchar', length: 7 } as const;
const day = { type: 'varchar', length: 10 } as const;
/** Kopecks, or milliseconds since 1970. */
const amount = { type: 'bigint' } as const;
const maybe = { type: 'bigint', nullable: true } as const;

/** Invoices and their corrections. Their contents are in `facts`; the rest is for queries. */
const invoice = {
  name: 'invoice',
  tableName: 'invoice',
  columns: {
    number: { ...id, primary: true },
    account_id: id,
    month,
    /** 0: the month's invoice; 1 and on: documents that correct it. */
    edition: amount,
    /** `draft`, `final` or `paid`; whether a final one is overdue follows from its due date. */
    state: { type: 'varchar', length: 10 },
    issued_on: day,
    due_on: { ...day, nullable: true },
    final_at: maybe,
    total_kopecks: amount,
    paid_kopecks: amount,
    corrected_kopecks: amount,
    paid_on: { ...day, nullable: true },
    corrected_by: { ...id, nullable: true },
    facts: { type: 'varchar', length: 8000 },
  },
  uniques: [{ name: 'invoice_account_month', columns: ['account_id', 'month', 'edition'] }],
  indices: [{ name: 'invoice_month', columns: ['month', 'state'] }],
} as EntitySchemaOptions<object>;

/** The last number given in a year. The holder of the row's lock may give the next ones. */
const invoiceSeries = {
  name: 'invoice_series',
  tableName: 'invoice_series',
  columns: { year: { type: 'bigint', primary: true }, last_number: amount },
} as EntitySchemaOptions<object>;

/** The progress of a month's invoices. */
const billingMonth = {
  name: 'billing_month',
  tableName: 'billing_month',
  columns: {
    month: { ...month, primary: true },
    drafted_at: maybe,
    final_at: maybe,
    /** The total below which its invoices were waived when it became final. */
    small_total_kopecks: maybe,
  },
} as EntitySchemaOptions<object>;

/** A payment of an invoice. The same day and reference identify the same payment. */
const payment = {
  name: 'payment',
  tableName: 'payment',
  columns: {
    number: { ...id, primary: true },
    paid_on: { ...day, primary: true },
    reference: { type: 'varchar', length: 100, primary: true },
    amount_kopecks: amount,
    recorded_at: amount,
    /** The reference in a bank statement of a payment that was recorded by hand. */
    bank_reference: { type: 'varchar', length: 100, nullable: true },
  },
} as EntitySchemaOptions<object>;

/** A credit for a month with too low an uptime: one per account and month. */
const serviceCredit = {
  name: 'service_credit',
  tableName: 'service_credit',
  columns: {
    account_id: { ...id, primary: true },
    month: { ...month, primary: true },
    regions: { type: 'varchar', length: 200 },
    percent: amount,
    up_minutes: amount,
    down_minutes: amount,
    unknown_minutes: amount,
    amount_kopecks: amount,
  },
} as EntitySchemaOptions<object>;

/** How much of a credit a final invoice has used up. */
const creditUse = {
  name: 'credit_use',
  tableName: 'credit_use',
  columns: {
    account_id: { ...id, primary: true },
    /** The month of the credit. */
    month: { ...month, primary: true },
    number: { ...id, primary: true },
    amount_kopecks: amount,
  },
} as EntitySchemaOptions<object>;

/** A document of a final invoice as first made, in base64, piece by piece. */
const invoiceDocument = {
  name: 'invoice_document',
  tableName: 'invoice_document',
  columns: {
    number: { ...id, primary: true },
    format: { type: 'varchar', length: 20, primary: true },
    piece: { type: 'bigint', primary: true },
    text: { type: 'varchar', length: 8000 },
  },
} as EntitySchemaOptions<object>;

/** The payer of a month with a balance whose account lost its payer or was deleted. */
const keptPayer = {
  name: 'kept_payer',
  tableName: 'kept_payer',
  columns: {
    account_id: { ...id, primary: true },
    month: { ...month, primary: true },
    name: { type: 'varchar', length: 200 },
    inn: { type: 'varchar', length: 12 },
    kpp: { type: 'varchar', length: 9, nullable: true },
    address: { type: 'varchar', length: 300, nullable: true },
    ogrn: { type: 'varchar', length: 15, nullable: true },
    bank_name: { type: 'varchar', length: 200, nullable: true },
    bic: { type: 'varchar', length: 9, nullable: true },
    account: { type: 'varchar', length: 20, nullable: true },
    correspondent_account: { type: 'varchar', length: 20, nullable: true },
    free_units: amount,
    kept_at: amount,
  },
  indices: [{ name: 'kept_payer_month', columns: ['month', 'account_id'] }],
} as EntitySchemaOptions<object>;

/** A piece of work for one process at a time, and when its lease expires. */
const lease = {
  name: 'lease',
  tableName: 'lease',
  columns: { name: { ...id, primary: true }, holder: id, held_until: amount },
} as EntitySchemaOptions<object>;

export const invoiceEntities: readonly EntitySchemaOptions<object>[] = [
  invoice, invoiceSeries, billingMonth, payment, serviceCredit, creditUse, invoiceDocument, keptPayer, lease,
];
