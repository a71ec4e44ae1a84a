import type { LanguagePack } from './pack.ts';

/** Names of streets on maps of the neighbours. */
export const german: LanguagePack = {
  code: 'de',
  script: 'Latin',
  keys: { ß: 's' },
  types: { ul: 'straße strasse str' },
};
