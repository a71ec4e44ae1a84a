import type { Atom } from '../atoms/atoms.ts';
import { isSmallWord } from '../language/known-names.ts';
import { fold } from '../text/fold.ts';
import { givenNames } from './given-names.ts';

const folded = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u).map((word) => fold(word)));

/** Words that stand before the colon of a form or a message; a town could stand there too, so others are not labels. */
const labels = folded(`
  адрес адреса адресу адресат адресата доставка доставки доставку доставить отвезти привезти забрать везти ехать
  поехали подача подачи точка место места местоположение местонахождение нахождения жительства прописка прописки
  регистрация регистрации проживания пребывания получатель получателя получателю отправитель отправителя
  отправление отправления назначение назначения прибытие прибытия погрузка погрузки разгрузка разгрузки выгрузка
  выгрузки самовывоз самовывоза выдачи вывоза куда откуда где кому начало конец финиш старт маршрут заказ заказа
  заказчик заказчика клиент клиента покупатель покупателя поставщик контрагент грузополучатель грузоотправитель
  объект объекта организация организации компания компании фирма фирмы юридический фактический почтовый
  полный точный новый старый домашний рабочий юр факт комментарий комментарии примечание внимание важно срочно
  курьер курьеру водитель водителю такси посылка груз склад склада магазин офис дом работа дача контакт контакты
  контактный ориентир индекс телефон время дата срок сумма цена вес оплата населённый пункт пользователь имя фио
  адреса доставка кому куди звідки одержувач адрас дастаўка куды адкуль мекенжай мекенжайы қайда дарек дареги
  manzil manzili ünvan unvan adresa salgysy
  address addresses delivery shipping billing destination pickup dropoff from to ship deliver location where
  recipient sender customer client home work office note comment adresse lieferadresse anschrift lieferung
`);

/** Whether the words of a part before a colon are those of a label: "Адрес доставки: …", "Куда: …", "Ирина: …". */
export function isLabel(atoms: readonly Atom[], colon: number): boolean {
  let hasLabel = false;
  for (let at = colon - 1; at >= 0; at--) {
    const { isNumber, key, before } = atoms[at];
    const isOwn = labels.has(key) || givenNames.has(key);
    if (isNumber || (!isOwn && !isSmallWord(key))) return false;
    hasLabel ||= isOwn;
    if (before === ',' || before === ':') break;
  }
  return hasLabel;
}
