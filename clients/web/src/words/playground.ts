import { en } from './playground.en.ts';
import { ru } from './playground.ru.ts';
import { speaker } from './say.ts';

export const say = speaker({ ru, en });
