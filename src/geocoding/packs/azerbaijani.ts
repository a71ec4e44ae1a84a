import type { LanguagePack } from './pack.ts';

export const azerbaijani: LanguagePack = {
  code: 'az',
  script: 'Latin',
  keys: { ə: 'a', ı: 'i', ş: 'w', ç: 'q' },
  latin: { ј: 'j' },
  types: {
    ul: 'küçəsi kucesi',
    prospekt: 'prospekti prosp',
    pereulok: 'döngəsi dongesi',
    bulvar: 'bulvarı',
    ploshad: 'meydanı',
    shosse: 'şosesi',
    gorod: 'şəhəri',
    posyolok: 'qəsəbəsi',
    selo: 'kəndi',
    rayon: 'rayonu',
    kvartira: 'mənzil',
  },
  houseParts: { dom: 'ev bina' },
  country: { code: 'AZ', name: 'Азербайджан', otherNames: 'azerbaijan, azərbaycan' },
};
