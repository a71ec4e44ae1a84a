import { speaker } from './say.ts';
import { en } from './try-it.en.ts';
import { ru } from './try-it.ru.ts';

/** Texts of the panel in which operations are tried. */
export const say = speaker({ ru, en });
