import { say } from '../words/playground.ts';

/** Where else to go from here. */
export const Places = () => (
  <nav class="places" aria-label={say('links')}>
    <a href="/docs"><strong>{say('toDocs')}</strong><span>{say('toDocsWhy')}</span></a>
    <a href="/dashboard"><strong>{say('toDashboard')}</strong><span>{say('toDashboardWhy')}</span></a>
    <a href="/status"><strong>{say('toStatus')}</strong><span>{say('toStatusWhy')}</span></a>
    <a href="/openapi.json"><strong>{say('toContract')}</strong><span>{say('toContractWhy')}</span></a>
  </nav>
);
