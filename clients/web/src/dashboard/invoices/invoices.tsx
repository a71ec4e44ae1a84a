import { say } from '../../words/dashboard.ts';
import { InvoiceList } from './invoice-list.tsx';
import { OpenMonth } from './open-month.tsx';
import { Part } from '../part.tsx';

/** The cost of the current month, and the invoices of past months. */
export const Invoices = () => (
  <Part id="invoices" title={say('invoices')}>
    <OpenMonth />
    <div class="apart">
      <h3>{say('months')}</h3>
      <InvoiceList />
    </div>
  </Part>
);
