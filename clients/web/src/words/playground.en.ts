import type { ru } from './playground.ru.ts';
import type { SameWords } from './say.ts';

export const en: SameWords<typeof ru> = {
  title: 'Geocoding and routing for Russia and the CIS',
  about: 'An address in any form becomes a point on the map, and a point an address. Routes and matrices know the ' +
    'traffic. All of it runs on your own machines, from maps of OpenStreetMap.',
  address: 'Address or place',
  placeholder: 'Town, street, house',
  find: 'Find',
  tryThese: 'For example',
  sandbox: 'The sandbox answers: recorded answers of a made-up country, without a key. With a key, ask anything.',
  key: 'Key',
  keyHint: 'It stays in this tab. A key comes at once, for an e-mail address.',
  useKey: 'Use this key',
  getKey: 'Get a key',
  withKey: 'Your key {start}… is used.',
  nothing: 'Nothing was found. Check the spelling, or leave something out.',
  results: 'What was found',
  confidence: 'confidence {percent}%',
  postalCode: 'postcode {code}',
  links: 'Where to go next',
  toDocs: 'Documentation',
  toDocsWhy: 'How to ask, and what comes back',
  toDashboard: 'Dashboard',
  toDashboardWhy: 'Keys, usage, invoices',
  toStatus: 'Status',
  toStatusWhy: 'How the regions are, now and for 90 days back',
  toContract: 'The contract',
  toContractWhy: 'OpenAPI 3.1, which the clients are made of',
};
