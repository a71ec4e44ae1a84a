import type { SameWords } from '../say.ts';
import type { ru } from './sessions.ru.ts';

export const en: SameWords<typeof ru> = {
  sessions: 'Sessions',
  sessionSince: 'You signed in here on {at}. The session ends on {until}.',
  sessionsOthers: 'Other open sessions: {count}.',
  sessionsAlone: 'There are no other open sessions.',
  sessionKept: 'The session is a cookie that no program of the page can read; each visit to the dashboard replaces it.',
  endAll: 'End all sessions',
  endAllAsk: 'End all sessions?',
  endAllWhy: 'All sessions of this dashboard end, this one too. Keys go on working.',
  endAllDone: 'All sessions are over.',
};
