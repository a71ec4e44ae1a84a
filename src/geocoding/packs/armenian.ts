import type { LanguagePack } from './pack.ts';

export const armenian: LanguagePack = {
  code: 'hy',
  script: 'Armenian',
  keys: {
    ա: 'a', բ: 'b', գ: 'g', դ: 'd', ե: 'e', զ: 'z', է: 'e', ը: 'i', թ: 't', ժ: 'j', ի: 'i', լ: 'l', խ: 'h', ծ: 'ts',
    կ: 'k', հ: 'h', ձ: 'dz', ղ: 'g', ճ: 'q', մ: 'm', յ: 'i', ն: 'n', շ: 'w', ո: 'o', չ: 'q', պ: 'p', ջ: 'j', ռ: 'r',
    ս: 's', վ: 'v', տ: 't', ր: 'r', ց: 'ts', ւ: 'v', փ: 'p', ք: 'k', օ: 'o', ֆ: 'f', և: 'ev',
  },
  keysOfRuns: { ու: 'u' },
  latin: {
    ա: 'a', բ: 'b', գ: 'g', դ: 'd', ե: 'e', զ: 'z', է: 'e', ը: 'y', թ: 't', ժ: 'zh', ի: 'i', լ: 'l', խ: 'kh',
    ծ: 'ts', կ: 'k', հ: 'h', ձ: 'dz', ղ: 'gh', ճ: 'ch', մ: 'm', յ: 'y', ն: 'n', շ: 'sh', ո: 'o', չ: 'ch', պ: 'p',
    ջ: 'j', ռ: 'r', ս: 's', վ: 'v', տ: 't', ր: 'r', ց: 'ts', ւ: 'v', փ: 'p', ք: 'k', օ: 'o', ֆ: 'f', և: 'ev', ու: 'u',
  },
  latinAtBeginning: { ե: 'ye' },
  types: {
    ul: 'փողոց',
    prospekt: 'պողոտա գագաթ',
    pereulok: 'նրբանցք',
    ploshad: 'հրապարակ',
    gorod: 'քաղաք',
    selo: 'գյուղ',
    rayon: 'շրջան',
    kvartira: 'բն',
  },
  houseParts: { dom: 'շենք տուն' },
  english: { Street: 'փողոց', Avenue: 'պողոտա', Lane: 'նրբանցք' },
  country: { code: 'AM', name: 'Армения', otherNames: 'armenia, հայաստան' },
};
