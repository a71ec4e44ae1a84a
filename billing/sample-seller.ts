import type { Seller } from './invoice.ts';

/** A placeholder for documents when no seller is configured; it is labelled as a sample. */
export const sampleSeller: Seller = {
  name: 'Образец: продавец не указан',
  inn: '0000000000',
  kpp: '000000000',
  ogrn: '0000000000000',
  address: 'Образец',
  paysVat: true,
  bank: {
    bankName: 'Образец',
    bic: '000000000',
    account: '00000000000000000000',
    correspondentAccount: '00000000000000000000',
  },
  signatory: { position: 'Образец', surname: 'Образец', givenName: 'Образец', patronymic: null },
  isSample: true,
};
