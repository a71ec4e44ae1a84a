import { en } from './look.en.ts';
import { ru } from './look.ru.ts';
import { speaker } from './say.ts';

/** The words of the look itself: its buttons, its waiting, its failures. */
export const say = speaker({ ru, en });
