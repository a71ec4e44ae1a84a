import type { LanguagePack } from './pack.ts';

export const georgian: LanguagePack = {
  code: 'ka',
  script: 'Georgian',
  keys: {
    ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o',
    პ: 'p', ჟ: 'j', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'p', ქ: 'k', ღ: 'g', ყ: 'k', შ: 'w', ჩ: 'q', ც: 'ts', ძ: 'dz',
    წ: 'ts', ჭ: 'q', ხ: 'h', ჯ: 'j', ჰ: 'h',
  },
  latin: {
    ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o',
    პ: 'p', ჟ: 'zh', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'p', ქ: 'k', ღ: 'gh', ყ: 'q', შ: 'sh', ჩ: 'ch', ც: 'ts',
    ძ: 'dz', წ: 'ts', ჭ: 'ch', ხ: 'kh', ჯ: 'j', ჰ: 'h',
  },
  types: {
    ul: 'ქუჩა',
    prospekt: 'გამზირი',
    pereulok: 'შესახვევი',
    ploshad: 'მოედანი',
    tupik: 'ჩიხი',
    gorod: 'ქალაქი',
    selo: 'სოფელი',
    rayon: 'რაიონი',
    kvartira: 'ბინა',
  },
  houseParts: { dom: 'სახლი შენობა' },
  english: { Street: 'ქუჩა', Avenue: 'გამზირი', Lane: 'შესახვევი', Square: 'მოედანი' },
  country: { code: 'GE', name: 'Грузия', otherNames: 'georgia, საქართველო' },
};
