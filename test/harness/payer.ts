import type { Payer } from '../../src/accounts/ports.ts';

/** A company with all fields filled in; its numbers have valid check digits. */
export const company = {
  name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001', address: 'г. Уфа', ogrn: '1027700132195',
  bank: {
    bankName: 'ПАО СБЕРБАНК', bic: '044525225', account: '40702810838000000017',
    correspondentAccount: '30101810400000000225',
  },
} satisfies Payer;
