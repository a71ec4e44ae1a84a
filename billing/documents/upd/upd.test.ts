import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SaxesParser } from 'saxes';
import { findUpdFault, toUpd, updFileName, type Invoice } from '../../index.ts';
import { drawn, ordinary } from '../drawn-invoices.test-data.ts';
import { readPersonName } from './person-name.ts';
import { forms, type Form } from './upd-form.test-data.ts';

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** Parses with an independent library, which throws unless the file is well-formed. */
function parse(bytes: Uint8Array): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const path = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes: { ...attributes }, children: [], text: '' };
    path.at(-1)!.children.push(node);
    path.push(node);
  });
  parser.on('text', (text) => (path.at(-1)!.text += text));
  parser.on('closetag', () => path.pop());
  parser.on('error', (error) => { throw error; });
  parser.write(new TextDecoder('windows-1251').decode(bytes)).close();
  return root.children[0];
}

const formOf = (path: string): Form | undefined =>
  forms[path] ?? forms[path.split('/').slice(-2).join('/')] ?? forms[path.split('/').at(-1)!];

/** All violations of our description of the format. */
function breaches(node: Node, path = node.name): string[] {
  const form = formOf(path);
  if (!form) return [`${path}: is not described`];
  const order = new RegExp(`^${form.children.split(' ').filter(Boolean)
    .map((child) => child.replace(/^([^?*]+)([?*]?)$/, '(?:$1 )$2')).join('')}$`, 'u');
  const names = node.children.map(({ name }) => `${name} `).join('');
  return [
    ...(order.test(names) ? [] : [`${path}: has the children ${names}`]),
    ...Object.entries(form.attributes).filter(([name, shape]) => !shape.test(node.attributes[name] ?? ''))
      .map(([name]) => `${path}@${name}: ${node.attributes[name]}`),
    ...Object.entries(node.attributes)
      .filter(([name, value]) => !form.attributes[name] && !form.optional?.[name]?.test(value))
      .map(([name, value]) => `${path}@${name}: ${value} is unknown or wrong`),
    ...(form.text && !form.text.test(node.text) ? [`${path}: says ${node.text}`] : []),
    ...node.children.flatMap((child) => breaches(child, `${path}/${child.name}`)),
  ];
}

const find = (node: Node, path: string): Node =>
  path.split('/').reduce((at, name) => at.children.find((child) => child.name === name)!, node);

const person = {
  name: 'ИП Гусейнов Али Гасан оглы', inn: '500100732259', kpp: null, address: 'г. Уфа', ogrn: '304500116000157',
  bank: { bankName: null, bic: '044525593', account: '40802810400000000042', correspondentAccount: null },
};
const longPayer = {
  ...ordinary.payer, name: 'Очень длинное название '.repeat(80), address: 'Длинный адрес, '.repeat(120),
};

describe('the УПД', () => {
  const whole: Record<string, Invoice> = {
    'an ordinary invoice': drawn.ordinary, 'a seller without VAT': drawn.withoutVat, credits: drawn.credited,
    'a sum of 12 digits': drawn.huge, 'a hostile name': drawn.hostile, 'many lines': drawn.long,
    'a payer who is a person': { ...ordinary, payer: person },
    'a payer of whom only the needful is known': { ...ordinary, payer: { ...ordinary.payer, ogrn: null, bank: null } },
    'no VAT and no address of the payer': { ...drawn.withoutVat, payer: { ...ordinary.payer, address: null } },
    'texts longer than the format takes': { ...ordinary, payer: longPayer },
    'the VAT of 2025': { ...ordinary, month: '2025-12', vat: { percent: 20, amountKopecks: 44_100n } },
  };
  for (const [what, invoice] of Object.entries(whole)) {
    it(`keeps to its format: ${what}`, () => assert.deepEqual(breaches(parse(toUpd(invoice))), []));
  }

  it('has the facts of the invoice', () => {
    const bytes = toUpd(ordinary);
    const file = parse(bytes);
    assert.equal(updFileName(bytes), `${file.attributes.ИдФайл}.xml`);
    const { attributes } = find(file, 'Документ');
    assert.deepEqual([attributes.Функция, attributes.ДатаИнфПр, attributes.ВремИнфПр],
      ['СЧФДОП', '03.12.2026', '06.00.00']);
    const head = find(file, 'Документ/СвСчФакт');
    assert.deepEqual(head.attributes, { НомерДок: 'GK-2026-000123', ДатаДок: '01.12.2026' });
    assert.deepEqual(find(head, 'СвПокуп/ИдСв/СвЮЛУч').attributes,
      { НаимОрг: 'ООО «Ромашка»', ИННЮЛ: '7702070210', КПП: '770201001' });
    assert.equal(find(head, 'СвПокуп/БанкРекв').attributes.НомерСчета, ordinary.payer.bank!.account);
    assert.deepEqual(find(head, 'СвПокуп/БанкРекв/СвБанк').attributes,
      { НаимБанк: 'ПАО СБЕРБАНК, г. Москва', БИК: '044525225', КорСчет: '30101810400000000225' });
    const { bank } = ordinary.seller;
    assert.equal(find(head, 'СвПрод/БанкРекв').attributes.НомерСчета, bank.account);
    assert.deepEqual(find(head, 'СвПрод/БанкРекв/СвБанк').attributes,
      { НаимБанк: bank.bankName, БИК: bank.bic, КорСчет: bank.correspondentAccount });
    const row = find(file, 'Документ/ТаблСчФакт/СведТов').attributes;
    assert.deepEqual([row.СтТовБезНДС, row.НалСт, row.СтТовУчНал], ['2168.86', '22%', '2646.01']);
    assert.equal(find(file, 'Документ/ТаблСчФакт/СведТов/СумНал/СумНал').text, '477.15');
    assert.equal(find(file, 'Документ/СвПродПер/СвПер').attributes.ДатаПер, '30.11.2026');
  });

  it('is no VAT invoice if the seller pays none', () => {
    const file = parse(toUpd(drawn.withoutVat));
    assert.equal(find(file, 'Документ').attributes.Функция, 'ДОП');
    assert.equal(find(file, 'Документ/ТаблСчФакт/ВсегоОпл/СумНалВсего/БезНДС').text, 'без НДС');
    assert.deepEqual(find(file, 'Документ/СвСчФакт/СвПрод/ИдСв/СвИП/ФИО').attributes,
      { Фамилия: 'Соколова', Имя: 'Анна' });
  });

  it('has the registration and the bank of a payer who is a person', () => {
    const head = find(parse(toUpd({ ...ordinary, payer: person })), 'Документ/СвСчФакт/СвПокуп');
    assert.deepEqual(find(head, 'ИдСв/СвИП').attributes, { ИННФЛ: '500100732259', ОГРНИП: '304500116000157' });
    assert.deepEqual(find(head, 'БанкРекв/СвБанк').attributes, { БИК: '044525593' });
  });

  it('keeps letters missing from windows-1251', () => {
    const name = find(parse(toUpd(drawn.hostile)), 'Документ/СвСчФакт/СвПокуп/ИдСв/СвЮЛУч').attributes.НаимОрг;
    assert.equal(name, 'ООО "<b>Ро машка|</b>" & (сыновья) \\( ]]> %PDF ; Ғылым Қазақстан Ӯзбек Ёлка 中文 🚀');
  });

  it('has the same bytes whenever it is made', () => {
    assert.deepEqual(toUpd({ ...ordinary, state: 'paid', paidOn: '2026-12-09' }), toUpd(ordinary));
    assert.notEqual(updFileName(toUpd({ ...ordinary, id: 'inv_2' })), updFileName(toUpd(ordinary)));
  });

  const refused: readonly (readonly [string, Invoice, code: string, RegExp])[] = [
    ['an open month', drawn.preview, 'not_final', /not final/], ['a draft', drawn.draft, 'not_final', /not final/],
    ['a sample', drawn.sample, 'sample', /seller/], ['a zero', drawn.waived, 'nothing_sold', /nothing was sold/],
    ['a correction', drawn.correction, 'correction', /УКД/],
    ['VAT without the address of the payer',
      { ...ordinary, payer: { ...ordinary.payer, address: null } }, 'payer_address', /address/],
    ['a person of one word', { ...ordinary, payer: { ...person, name: 'ИП Соколова' } }, 'payer_name', /given name/],
    ['a rate unknown to the format', { ...ordinary, vat: { percent: 21, amountKopecks: 1n } }, 'vat_rate', /rate/],
  ];
  for (const [what, invoice, code, expected] of refused) {
    it(`is refused with its reason: ${what}`, () => {
      assert.equal(findUpdFault(invoice)?.code, code);
      assert.match(findUpdFault(invoice)!.en, expected);
      assert.throws(() => toUpd(invoice), expected);
    });
  }
});

describe('the name of a person', () => {
  for (const [text, name] of [
    ['ИП Соколова Анна Петровна', ['Соколова', 'Анна', 'Петровна']],
    ['индивидуальный предприниматель  Ли Цзюнь', ['Ли', 'Цзюнь', null]],
    ['Гусейнов Али Гасан оглы', ['Гусейнов', 'Али', 'Гасан оглы']],
  ] as const) {
    it(text, () => {
      const { surname, givenName, patronymic } = readPersonName(text)!;
      assert.deepEqual([surname, givenName, patronymic], name);
    });
  }
  it('cannot be read from one word', () => assert.equal(readPersonName('ИП Соколова'), undefined));
  it('cannot be read from a word of 61 letters', () => assert.equal(readPersonName(`Аа ${'б'.repeat(61)}`), undefined));
});
