/**
 * The rules of format 5.03 for the elements that we write: children in order, and attributes. Our own description of
 * these parts, based on the published schema ON_NSCHFDOPPR_1_997_01_05_03_05.xsd.
 */
export interface Form {
  /** "?" marks an optional child, "*" a repeatable one. */
  readonly children: string;
  readonly attributes: Readonly<Record<string, RegExp>>;
  readonly optional?: Readonly<Record<string, RegExp>>;
  readonly text?: RegExp;
}

const DATE = /^(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])\.(19|20)\d\d$/;
const SUM = /^\d{1,17}\.\d\d$/;
const textOf = (most: number): RegExp => new RegExp(`^.{1,${most}}$`, 'su');
const documentLink = { РеквНаимДок: textOf(255), РеквНомерДок: textOf(255), РеквДатаДок: DATE };

/** By the path from the root. */
export const forms: Readonly<Record<string, Form>> = {
  Файл: {
    children: 'Документ',
    attributes: { ИдФайл: /^ON_NSCHFDOPPR_[0-9]+_[0-9]+_\d{8}_[0-9a-f-]{36}(_0){5}_00$/, ВерсФорм: /^5\.03$/,
      ВерсПрог: textOf(40) },
  },
  'Файл/Документ': {
    children: 'СвСчФакт ТаблСчФакт СвПродПер Подписант',
    attributes: { КНД: /^1115131$/, Функция: /^(СЧФДОП|ДОП)$/, ДатаИнфПр: DATE, НаимДокОпр: textOf(255),
      ВремИнфПр: /^([01]\d|2[0-3])\.[0-5]\d\.[0-5]\d$/ },
    optional: { ПоФактХЖ: textOf(255), НаимЭконСубСост: textOf(1000) },
  },
  'Файл/Документ/СвСчФакт': {
    children: 'СвПрод ДокПодтвОтгрНом? СвПокуп ДенИзм', attributes: { НомерДок: textOf(1000), ДатаДок: DATE },
  },
  СвПрод: { children: 'ИдСв Адрес БанкРекв?', attributes: {} },
  СвПокуп: { children: 'ИдСв Адрес? БанкРекв?', attributes: {} },
  ИдСв: { children: 'СвЮЛУч? СвИП?', attributes: {} },
  СвЮЛУч: {
    children: '', optional: { КПП: /^(\d[1-9]|[1-9]\d)\d\d[0-9A-Z]{2}\d{3}$/ },
    attributes: { НаимОрг: textOf(1000), ИННЮЛ: /^(\d[1-9]|[1-9]\d)\d{8}$/ },
  },
  СвИП: {
    children: 'ФИО', attributes: { ИННФЛ: /^(\d[1-9]|[1-9]\d)\d{10}$/ }, optional: { ОГРНИП: /^\d{15}$/ },
  },
  ФИО: { children: '', attributes: { Фамилия: textOf(60), Имя: textOf(60) }, optional: { Отчество: textOf(60) } },
  Адрес: { children: 'АдрИнф', attributes: {} },
  АдрИнф: { children: '', attributes: { КодСтр: /^\d{3}$/, НаимСтран: textOf(255), АдрТекст: textOf(1000) } },
  БанкРекв: { children: 'СвБанк', attributes: { НомерСчета: textOf(34) } },
  СвБанк: { children: '', attributes: { БИК: /^\d{9}$/ }, optional: { НаимБанк: textOf(1000), КорСчет: textOf(34) } },
  ДокПодтвОтгрНом: { children: '', attributes: documentLink },
  ДенИзм: { children: '', attributes: { КодОКВ: /^643$/, НаимОКВ: textOf(100) } },
  ТаблСчФакт: { children: 'СведТов* ВсегоОпл', attributes: {} },
  СведТов: {
    children: 'Акциз? СумНал ИнфПолФХЖ2*',
    attributes: { НомСтр: /^\d{1,6}$/, НаимТов: textOf(2000), ОКЕИ_Тов: /^\d{3,4}$/, НаимЕдИзм: textOf(255),
      КолТов: /^[1-9]\d*$/, ЦенаТов: /^(?!0+(\.0+)?$)\d{1,15}(\.\d{1,11})?$/, СтТовБезНДС: SUM,
      НалСт: /^(0%|5%|7%|10%|18%|20%|22%|без НДС)$/, СтТовУчНал: SUM },
  },
  Акциз: { children: 'БезАкциз', attributes: {} },
  БезАкциз: { children: '', attributes: {}, text: /^без акциза$/ },
  'СведТов/СумНал': { children: 'СумНал? БезНДС?', attributes: {} },
  СумНалВсего: { children: 'СумНал? БезНДС?', attributes: {} },
  СумНал: { children: '', attributes: {}, text: SUM },
  БезНДС: { children: '', attributes: {}, text: /^без НДС$/ },
  ИнфПолФХЖ2: { children: '', attributes: { Идентиф: textOf(50), Значен: textOf(2000) } },
  ВсегоОпл: { children: 'СумНалВсего', attributes: { СтТовБезНДСВсего: SUM, СтТовУчНалВсего: SUM } },
  СвПродПер: { children: 'СвПер', attributes: {} },
  СвПер: {
    children: 'ОснПер*', attributes: { СодОпер: textOf(255), ДатаПер: DATE, ДатаНачПер: DATE, ДатаОконПер: DATE },
  },
  ОснПер: { children: '', attributes: documentLink },
  Подписант: { children: 'ФИО', attributes: { СпосПодтПолном: /^[1-6]$/ }, optional: { Должн: textOf(255) } },
};
