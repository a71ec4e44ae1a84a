import { openAlertMails, type AlertMails } from './mails.ts';
import { openRaisedAlerts, type RaisedAlerts } from './raised.ts';
import type { Sql } from '../../kernel/sql.ts';

/** Reported thresholds, and the pending mails about them. */
export interface AlertStores {
  readonly alertMails: AlertMails;
  readonly raisedAlerts: RaisedAlerts;
}

export const openAlerts = (sql: Sql): AlertStores =>
  ({ alertMails: openAlertMails(sql), raisedAlerts: openRaisedAlerts(sql) });
