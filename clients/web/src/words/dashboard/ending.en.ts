import type { SameWords } from '../say.ts';
import type { ru } from './ending.ru.ts';

export const en: SameWords<typeof ru> = {
  ending: 'Deprecations',
  endingNone: 'None. What will stop working is announced six months before: here, in headers and in the changelog.',
  endingKeys: 'Keys of the old format',
  endingKeysText: 'Replace {starts} before {day}: they are refused from that day on.',
  endingOperation: 'The operation {id}',
  endingOperationText: 'Works until {day}.',
  endingUsed: 'You called it {units} times this month.',
  endingUnused: 'You did not call it this month.',
  endingHow: 'What to use instead',
  changelog: 'Changelog',
};
