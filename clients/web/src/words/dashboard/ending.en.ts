import type { SameWords } from '../say.ts';
import type { ru } from './ending.ru.ts';

export const en: SameWords<typeof ru> = {
  ending: 'What is going away',
  endingNone: 'Nothing. What will stop working is said half a year before: here, in headers, in the changelog.',
  endingKeys: 'Keys of the old form',
  endingKeysText: 'Replace {starts} before {day}: they are refused from that day on.',
  endingOperation: 'The operation {id}',
  endingOperationText: 'Works until {day}.',
  endingUsed: 'This month you asked it {units} times.',
  endingUnused: 'You did not ask it this month.',
  endingHow: 'What to use instead',
  changelog: 'Changelog',
};
