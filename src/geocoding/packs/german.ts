import type { LanguagePack } from './pack.ts';

/** German for names of streets on the maps of neighbouring countries. */
export const german: LanguagePack = {
  code: 'de',
  script: 'Latin',
  keys: { ß: 's' },
  types: { ul: 'straße strasse str' },
};
