import { openAlertMails, type AlertMails } from './mails.ts';
import { openToldAlerts, type ToldAlerts } from './told.ts';
import type { Sql } from '../../kernel/sql.ts';

/** What was told of thresholds, and the mails that are still to tell it. */
export interface AlertStores {
  readonly alertMails: AlertMails;
  readonly toldAlerts: ToldAlerts;
}

export const openAlerts = (sql: Sql): AlertStores =>
  ({ alertMails: openAlertMails(sql), toldAlerts: openToldAlerts(sql) });
