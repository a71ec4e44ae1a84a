import { readFileSync } from 'node:fs';
import { findSellerFault, sampleSeller, type Seller } from '../../../billing/index.ts';
import { AppError } from '../../errors.ts';

/** The file's fields. Those of `maybe` may be null or absent. */
const fields = ['name', 'inn', 'ogrn', 'address', 'pays_vat', 'bank', 'signatory', 'kpp'] as const;
const bankFields = ['name', 'bic', 'account', 'correspondent_account'] as const;
const signatoryFields = ['position', 'surname', 'given_name', 'patronymic'] as const;
const maybe: readonly string[] = ['kpp', 'patronymic'];
/** Fields that are not strings; they are checked separately. */
const elsewhere: readonly string[] = ['bank', 'signatory', 'pays_vat'];

type Stated = Readonly<Record<string, unknown>>;

/** The seller of all invoices, from the JSON file that SELLER names; without one, a sample that cannot be paid. */
export function readSeller(path: string): Seller {
  if (path === '') return sampleSeller;
  const refuse = (what: string): never => {
    throw new AppError('config_invalid', `SELLER=${path}: ${what}`);
  };
  const stated = part(readJson(path, refuse), '', fields, refuse);
  const bank = part(stated['bank'], 'bank.', bankFields, refuse);
  const signatory = part(stated['signatory'], 'signatory.', signatoryFields, refuse);
  if (typeof stated['pays_vat'] !== 'boolean') refuse('pays_vat must be true or false');
  const text = (from: Stated, name: string): string => from[name] as string;
  const textOrNull = (from: Stated, name: string): string | null => (from[name] ?? null) as string | null;
  const seller: Seller = {
    name: text(stated, 'name'),
    inn: text(stated, 'inn'),
    kpp: textOrNull(stated, 'kpp'),
    ogrn: text(stated, 'ogrn'),
    address: text(stated, 'address'),
    paysVat: stated['pays_vat'] === true,
    bank: {
      bankName: text(bank, 'name'),
      bic: text(bank, 'bic'),
      account: text(bank, 'account'),
      correspondentAccount: text(bank, 'correspondent_account'),
    },
    signatory: {
      position: text(signatory, 'position'),
      surname: text(signatory, 'surname'),
      givenName: text(signatory, 'given_name'),
      patronymic: textOrNull(signatory, 'patronymic'),
    },
    isSample: false,
  };
  const fault = findSellerFault(seller);
  if (fault) refuse(`${fault.field}: ${fault.en}`);
  return seller;
}

type Refuse = (what: string) => never;

function readJson(path: string, refuse: Refuse): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** Checks for an object with exactly these fields, whose strings are not empty. */
function part(value: unknown, place: string, names: readonly string[], refuse: Refuse): Stated {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(`${place === '' ? 'the file' : place.slice(0, -1)} must be an object with ${names.join(', ')}`);
  }
  const stated = value as Stated;
  const unknown = Object.keys(stated).find((name) => !names.includes(name));
  if (unknown !== undefined) refuse(`${place}${unknown} is no field of it; there are ${names.join(', ')}`);
  for (const name of names) {
    const field = stated[name];
    if (maybe.includes(name) && (field === undefined || field === null)) continue;
    if (field === undefined) refuse(`${place}${name} is missing`);
    if (elsewhere.includes(name)) continue;
    if (typeof field !== 'string' || field.trim() === '') refuse(`${place}${name} must be a text`);
  }
  return stated;
}
