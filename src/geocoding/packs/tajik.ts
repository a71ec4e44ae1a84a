import type { LanguagePack } from './pack.ts';

export const tajik: LanguagePack = {
  code: 'tg',
  script: 'Cyrillic',
  keys: { ғ: 'g', қ: 'k', ҳ: 'h', ӯ: 'u', ӣ: 'i', ҷ: 'j' },
  latin: { ғ: 'gh', қ: 'q', ҳ: 'h', ӯ: 'u', ӣ: 'i', ҷ: 'j' },
  types: {
    ul: 'кӯчаи кучаи',
    prospekt: 'хиёбони хиебони',
    bulvar: 'бульвари',
    ploshad: 'майдон',
    selo: 'деҳаи деха',
    rayon: 'ноҳияи ноҳия',
    oblast: 'вилоят вилояти',
    mkr: 'маҳаллаи',
    kvartal: 'квартали',
    kvartira: 'хона',
  },
  houseParts: { dom: 'хона' },
  english: { Street: 'кӯчаи', Avenue: 'хиёбони' },
  namedAfter: 'номидаги',
  country: { code: 'TJ', name: 'Таджикистан', otherNames: 'tajikistan' },
};
