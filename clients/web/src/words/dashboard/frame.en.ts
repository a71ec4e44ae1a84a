import type { SameWords } from '../say.ts';
import type { ru } from './frame.ru.ts';

export const en: SameWords<typeof ru> = {
  dashboard: 'Geokod dashboard',
  sections: 'Sections of the dashboard',
  toQuota: 'This month',
  toUsage: 'Usage',
  toKeys: 'Keys',
  toInvoices: 'Invoices',
  toBatches: 'Batches',
  toWebhooks: 'Webhooks',
  toSettings: 'Settings',
  toSessions: 'Sessions',
  toEnding: 'Deprecations',
  more: 'Show more',
};
