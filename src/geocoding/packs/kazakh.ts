import type { LanguagePack } from './pack.ts';

/** Kazakh, also without the letters that Russian keyboards lack: "дангылы" for "даңғылы". */
export const kazakh: LanguagePack = {
  code: 'kk',
  script: 'Cyrillic',
  keys: { ә: 'a', ғ: 'g', қ: 'k', ң: 'n', ө: 'o', ұ: 'u', ү: 'u', һ: 'h', і: 'i' },
  latin: { ә: 'a', ғ: 'gh', қ: 'q', ң: 'ng', ө: 'o', ұ: 'u', ү: 'u', һ: 'h', і: 'i' },
  types: {
    ul: 'көшесі кошеси улицасы көш к-сі',
    prospekt: 'проспекті даңғылы данғылы дангылы даңғ д-лы',
    proezd: 'өтпесі',
    bulvar: 'бульвары',
    ploshad: 'алаңы',
    naberejnaia: 'жағалауы',
    shosse: 'тас жолы',
    alleya: 'аллеясы',
    tupik: 'тұйығы',
    doroga: 'жол',
    gorod: 'қаласы каласы қ-сы к-сы',
    posyolok: 'кенті',
    selo: 'ауылы',
    rayon: 'ауданы аудан',
    oblast: 'облысы',
    mkr: `ықшамауданы шағынауданы ықшам ықшамаудан ықшамауданда ықшамауданында шағынаудан
      мөлтекауданы`,
    kvartira: 'пәтер',
  },
  houseParts: { dom: 'үй үйі' },
  typePhrases: { selsovet: 'ауылдық округі' },
  english: {
    Street: 'көшесі', Avenue: 'даңғылы', Boulevard: 'бульвары', Road: 'жолы', Region: 'облысы',
    District: 'ауданы',
  },
  ordinalSuffixes: 'ші шы',
  yearWords: 'жыл',
  namedAfter: 'атындағы атындагы',
  cornerWords: 'бурышы',
  orWords: 'және',
  flatsBehind: 'пәтер',
  country: { code: 'KZ', name: 'Казахстан', otherNames: 'рк, kazakhstan, республика казахстан' },
};
