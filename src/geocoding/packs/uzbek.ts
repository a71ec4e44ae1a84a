import type { LanguagePack } from './pack.ts';

/** Uzbek in Latin letters, in the former Cyrillic, and as Russian in its cities writes it: "Чиланзар, махалля". */
export const uzbek: LanguagePack = {
  code: 'uz',
  script: 'Latin',
  keys: { ў: 'u', қ: 'k', ғ: 'g', ҳ: 'h' },
  latin: { қ: 'q', ғ: 'gh', ҳ: 'h' },
  types: {
    ul: "ko'chasi кўчаси kochasi",
    prospekt: "shohko'chasi prospekti shoxko'chasi шоҳкўчаси",
    pereulok: "torko'chasi тор",
    bulvar: 'bulvari',
    ploshad: 'maydoni',
    gorod: 'shahri',
    selo: "qishlog'i",
    rayon: 'tumani tuman туман',
    oblast: 'viloyati viloyat',
    mkr: 'mavzesi mavze',
    kvartal: 'kvartali kvartal',
    massiv: 'massivi massiv даһа daha даха',
    mahalla: 'mahalla mahallasi mfy махалля мфй',
    kvartira: 'xonadon хонадон',
  },
  houseParts: { dom: 'uy' },
  typePhrases: {
    prospekt: "shoh ko'chasi, shox ko'chasi, шоҳ кўчаси, шох кўчаси, шох кучаси",
    pereulok: "tor ko'chasi, тор кўчаси, тор кучаси",
  },
  english: { Street: 'кўчаси' },
  yearWords: 'йил йиллиги',
  smallWords: 'va',
  flatsBehind: 'xonadon хонадон',
  country: { code: 'UZ', name: 'Узбекистан', otherNames: "uzbekistan, o'zbekiston" },
};
