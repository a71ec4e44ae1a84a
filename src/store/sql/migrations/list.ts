import { Accounts1764000000001 } from './0001-accounts.ts';
import { Usage1764000000002 } from './0002-usage.ts';
import { MatrixRate1764000000003 } from './0003-matrix-rate.ts';
import { UsageLines1764000000101 } from './0101-usage-lines.ts';
import { Forgotten1764000000201 } from './0201-forgotten.ts';
import { QuotaReserve1764000000301 } from './0301-quota-reserve.ts';
import { Repeatable1764000000401 } from './0401-repeatable.ts';
import { NodePlaces1764000000402 } from './0402-node-places.ts';
import { NodesAlone1764000000403 } from './0403-nodes-alone.ts';
import { Batches1764000000501 } from './0501-batches.ts';
import { Webhooks1764000000601 } from './0601-webhooks.ts';
import { WebhookSecrets1764000000602 } from './0602-webhook-secrets.ts';
import { BatchReservations1764000000603 } from './0603-batch-reservations.ts';
import { Invoices1764000000701 } from './0701-invoices.ts';
import { InvoiceDocuments1764000000702 } from './0702-invoice-documents.ts';
import { PayerAddress1764000000703 } from './0703-payer-address.ts';
import { UsageAlerts1764000000710 } from './0710-usage-alerts.ts';
import { Status1764000000801 } from './0801-status.ts';
import { KeptPayers1764000000854 } from './0854-kept-payers.ts';
import { FilesPlace1764000000901 } from './0901-files-place.ts';
import { FreeEarlier1764000000910 } from './0910-free-earlier.ts';
import { BankReferences1764000000911 } from './0911-bank-references.ts';
import { PayerNumbers1764000000912 } from './0912-payer-numbers.ts';
import { ForgottenGrants1764000000913 } from './0913-forgotten-grants.ts';
import { Holds1764000001001 } from './1001-holds.ts';
import { Withdrawals1764000001101 } from './1101-withdrawals.ts';

/** All migrations, in the order in which they run. A released one is never changed. */
export const migrations = [
  Accounts1764000000001,
  Usage1764000000002,
  MatrixRate1764000000003,
  UsageLines1764000000101,
  Forgotten1764000000201,
  QuotaReserve1764000000301,
  Repeatable1764000000401,
  NodePlaces1764000000402,
  NodesAlone1764000000403,
  Batches1764000000501,
  Webhooks1764000000601,
  WebhookSecrets1764000000602,
  BatchReservations1764000000603,
  Invoices1764000000701,
  InvoiceDocuments1764000000702,
  PayerAddress1764000000703,
  UsageAlerts1764000000710,
  Status1764000000801,
  KeptPayers1764000000854,
  FilesPlace1764000000901,
  FreeEarlier1764000000910,
  BankReferences1764000000911,
  PayerNumbers1764000000912,
  ForgottenGrants1764000000913,
  Holds1764000001001,
  Withdrawals1764000001101,
];
