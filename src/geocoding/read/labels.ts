import type { Atom } from '../atoms/atoms.ts';
import { findKnownCity, isCountry, keyOfWord } from '../language/known-cities.ts';
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

const MOST_WORDS_OF_PLACE = 3;
const MOST_DIGITS = 2;

/** Whether the words of a part before a colon are a label: "Мой адрес: …", "Куда: …", "Точка 1: …", "Ирина: …". */
export function isLabel(atoms: readonly Atom[], colon: number): boolean {
  let first = colon - 1;
  while (first > 0 && atoms[first].before !== ',' && atoms[first].before !== ':') first--;
  const part = atoms.slice(Math.max(first, 0), colon);
  return part.some(isLabelWord) && !namesPlace(part)
    && part.every((atom, at) => isLabelWord(atom) || (atom.isNumber ? countsLabel(part, at) : !atom.typeKey));
}

const isLabelWord = ({ isNumber, key }: Atom): boolean => !isNumber && (labels.has(key) || givenNames.has(key));

const countsLabel = (part: readonly Atom[], at: number): boolean =>
  at > 0 && part[at].key.length <= MOST_DIGITS && isLabelWord(part[at - 1]) && !part[at - 1].typeKey;

/** Whether a well-known city or a country is among words: "Адрес Омск: …" names it. */
function namesPlace(part: readonly Atom[]): boolean {
  const words = part.map(({ text, key }) => keyOfWord(text, key));
  return words.some((_, first) => Array.from({ length: MOST_WORDS_OF_PLACE }, (_each, more) =>
    words.slice(first, first + more + 1).join(' ')).some((key) => findKnownCity(key) !== undefined || isCountry(key)));
}
