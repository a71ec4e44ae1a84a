import type { LanguagePack } from './pack.ts';

export const turkmen: LanguagePack = {
  code: 'tk',
  script: 'Latin',
  keys: { ş: 'w', ç: 'q', ž: 'j' },
  types: {
    ul: 'köçesi',
    prospekt: 'şaýoly',
    rayon: 'etraby',
    kvartira: 'öý',
  },
  houseParts: { dom: 'jaý' },
  flatsBehind: 'öý',
  country: { code: 'TM', name: 'Туркмения', otherNames: 'туркменистан, turkmenistan' },
};
