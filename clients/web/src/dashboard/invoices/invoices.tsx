import { say } from '../../words/dashboard.ts';
import { InvoiceList } from './invoice-list.tsx';
import { OpenMonth } from './open-month.tsx';
import { Part } from '../part.tsx';

/** What this month would cost, and the invoices of those that are over. */
export const Invoices = () => (
  <Part id="invoices" title={say('invoices')}>
    <OpenMonth />
    <div class="apart">
      <h3>{say('months')}</h3>
      <InvoiceList />
    </div>
  </Part>
);
