import { openAlertMails, type AlertMails } from './mails.ts';
import { openToldAlerts, type ToldAlerts } from './told.ts';
import type { Sql } from '../../kernel/sql.ts';

/** Reported thresholds, and the mails about them that are still to be sent. */
export interface AlertStores {
  readonly alertMails: AlertMails;
  readonly toldAlerts: ToldAlerts;
}

export const openAlerts = (sql: Sql): AlertStores =>
  ({ alertMails: openAlertMails(sql), toldAlerts: openToldAlerts(sql) });
