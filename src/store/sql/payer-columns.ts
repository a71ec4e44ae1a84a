import type { Payer } from '../../accounts/account.ts';
import type { SqlRow, SqlValue } from '../../kernel/sql.ts';

/** The payer of an account; there is none without an INN. */
export const PAYER_COLUMNS = [
  'payer_name', 'payer_inn', 'payer_kpp', 'payer_address', 'payer_ogrn', 'payer_bank_name', 'payer_bic',
  'payer_account', 'payer_correspondent_account',
] as const;

/** Reads a payer; `prefix` precedes the names of the columns in rows of a join. */
export function payerIn(row: SqlRow, prefix = ''): Payer | null {
  const text = (name: string): string => String(row[`${prefix}payer_${name}`]);
  const textOrNull = (name: string): string | null => (row[`${prefix}payer_${name}`] === null ? null : text(name));
  const inn = textOrNull('inn');
  if (inn === null) return null;
  const [bic, account] = [textOrNull('bic'), textOrNull('account')];
  return {
    name: text('name'),
    inn,
    kpp: textOrNull('kpp'),
    address: textOrNull('address'),
    ogrn: textOrNull('ogrn'),
    bank: bic === null || account === null ? null : {
      bankName: textOrNull('bank_name'),
      bic,
      account,
      correspondentAccount: textOrNull('correspondent_account'),
    },
  };
}

/** Sets every column, so that nothing of an earlier payer stays. */
export const toPayerColumns = (payer: Payer | null): [(typeof PAYER_COLUMNS)[number], SqlValue][] => [
  ['payer_name', payer?.name ?? null],
  ['payer_inn', payer?.inn ?? null],
  ['payer_kpp', payer?.kpp ?? null],
  ['payer_address', payer?.address ?? null],
  ['payer_ogrn', payer?.ogrn ?? null],
  ['payer_bank_name', payer?.bank?.bankName ?? null],
  ['payer_bic', payer?.bank?.bic ?? null],
  ['payer_account', payer?.bank?.account ?? null],
  ['payer_correspondent_account', payer?.bank?.correspondentAccount ?? null],
];
