import { en } from './look.en.ts';
import { ru } from './look.ru.ts';
import { speaker } from './say.ts';

/** Texts of shared elements: buttons, waiting, failures. */
export const say = speaker({ ru, en });
