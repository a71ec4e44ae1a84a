import type { SameWords } from '../say.ts';
import type { ru } from './sessions.ru.ts';

export const en: SameWords<typeof ru> = {
  sessions: 'Sessions',
  sessionSince: 'You signed in here on {at}. The session ends on {until}.',
  sessionsOthers: 'Other open sessions: {count}.',
  sessionsAlone: 'There are no other open sessions.',
  sessionKept: 'The session is a cookie that scripts of the page cannot read; each visit to the dashboard replaces it.',
  endAll: 'End all sessions',
  endAllAsk: 'End all sessions?',
  endAllWhy: 'All sessions of this dashboard end, including this one. Keys keep working.',
  endAllDone: 'All sessions have ended.',
};
