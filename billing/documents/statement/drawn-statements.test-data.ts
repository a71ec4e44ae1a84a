export const OUR_ACCOUNT = '40702810838000000017';

export interface DrawnDocument {
  readonly number?: string;
  readonly sum?: string;
  readonly day?: string;
  readonly inn?: string;
  readonly payee?: string;
  readonly purpose?: string;
}

/** A document as banks write it, including unused fields. */
export const drawDocument = ({
  number = '77', sum = '2646.01', day = '09.12.2026', inn = '7702070210', payee = OUR_ACCOUNT,
  purpose = 'Оплата по счёту GK-2026-000123 от 01.12.2026. НДС 22% - 477-15',
}: DrawnDocument = {}): string[] => [
  'СекцияДокумент=Платежное поручение', `Номер=${number}`, `Дата=${day}`, `Сумма=${sum}`,
  'ПлательщикСчет=40702810400000000042', `ДатаПоступило=${day}`, 'Плательщик=ООО «Ромашка»', `ПлательщикИНН=${inn}`,
  'ПлательщикКПП=770201001', 'ПлательщикБИК=044525593', `ПолучательСчет=${payee}`, 'Получатель=ООО «Геокод»',
  'ВидОплаты=01', 'Очередность=5', `НазначениеПлатежа=${purpose}`, 'КонецДокумента',
];

export const drawStatement = (documents: readonly (readonly string[])[], total = '', ending = 'КонецФайла'): string => [
  '1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=Windows', 'Отправитель=СберБизнес',
  'ДатаСоздания=10.12.2026', 'ДатаНачала=01.12.2026', 'ДатаКонца=10.12.2026', `РасчСчет=${OUR_ACCOUNT}`,
  'СекцияРасчСчет', 'ДатаНачала=01.12.2026', 'НачальныйОстаток=0.00', `РасчСчет=${OUR_ACCOUNT}`,
  ...(total === '' ? [] : [`ВсегоПоступило=${total}`]), 'КонецРасчСчет', ...documents.flat(), ending,
].join('\r\n');

const windows1251 = new TextDecoder('windows-1251');
const bytes1251 = new Map(Array.from({ length: 256 }, (_, byte) => [windows1251.decode(Uint8Array.of(byte)), byte]));

export const inWindows1251 = (text: string): Uint8Array =>
  Uint8Array.from([...text].map((character) => bytes1251.get(character)!));

export const inUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
