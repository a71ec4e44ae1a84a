import type { ru } from './look.ru.ts';
import type { SameWords } from './say.ts';

export const en: SameWords<typeof ru> = {
  home: 'Map',
  dashboard: 'Dashboard',
  docs: 'Documentation',
  status: 'Status',
  otherLanguage: 'Русский',
  themeSystem: 'Theme: system',
  themeLight: 'Theme: light',
  themeDark: 'Theme: dark',
  offline: 'The service is not responding. Check the connection and try again.',
  unexpected: 'The service sent an unexpected answer. Try again later.',
  again: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Selected: copy it with the keyboard',
};
