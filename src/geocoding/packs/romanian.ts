import type { LanguagePack } from './pack.ts';

/** Romanian as written in Moldova. */
export const romanian: LanguagePack = {
  code: 'ro',
  script: 'Latin',
  keys: { ș: 'w', ş: 'w', ț: 'ts', ţ: 'ts', â: 'ia' },
  types: {
    ul: 'strada str şos',
    prospekt: 'bd bulevardul',
    bulvar: 'bd',
    ploshad: 'piața piata',
    shosse: 'soseaua șos',
    gorod: 'mun municipiul oraș',
    rayon: 'raionul',
    mkr: 'microraion',
    kvartira: 'ap apartament',
  },
  houseParts: { dom: 'bl', blok: 'bloc', nomer: 'nr' },
  smallWords: 'la de',
  country: { code: 'MD', name: 'Молдова', otherNames: 'молдавия, moldova' },
};
