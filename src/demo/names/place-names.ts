import type { Chance } from '../drawing/chance.ts';

const roots = (
  'Верх Вет Дубр Зар Звон Ивн Калин Кам Кедр Ключ Кол Красн Круг Лаз Лес Лип Лог Луг Май Мал Медв Мирн Мор Мост ' +
  'Нагор Нов Овраж Ольх Орл Осин Остр Парус Песк Поляр Прибой Приб Род Ряб Сад Свет Север Синь Сокол Солн Сосн ' +
  'Стар Степ Тайм Тепл Тих Топол Туман Хвой Холм Чай Черн Яблон Янтар Ясн'
).split(' ');
const middles = ['ов', 'ен', 'ин', 'ав', 'ян', 'ом', 'ар', 'ел', 'ух', 'ол'];
const villageEndings = ['ка', 'о', 'ицы', 'ищи', 'цево', 'ово', 'ино', 'ское', 'ье', 'ны', 'ец', 'ки'];
const townEndings = ['ск', 'град', 'ник', 'омор', 'оград', 'остров', 'инск', 'арск', 'омыс', 'берег'];

const epithets = ['Верхн', 'Нижн', 'Дальн', 'Средн'];

/**
 * The adjective ending that agrees with a name: Верхняя Каменка, Верхнее Каменово, Верхний Каменец, Верхние
 * Каменки.
 */
function agreeing(name: string): string {
  if (/[иы]$/.test(name)) return 'ие';
  if (/[ое]$/.test(name)) return 'ее';
  return name.endsWith('а') ? 'яя' : 'ий';
}

/** Makes up plausible names of settlements by the thousand, without duplicates. */
export function placeNames(chance: Chance, taken: Iterable<string> = []): (kind: 'town' | 'village') => string {
  const used = new Set(taken);
  return (kind) => {
    for (let attempt = 0; ; attempt++) {
      const stem = chance.pick(roots) + chance.pick(middles);
      const plain = stem + chance.pick(kind === 'town' ? townEndings : villageEndings);
      const name = attempt > 20 || chance.often(0.08) ? `${chance.pick(epithets)}${agreeing(plain)} ${plain}` : plain;
      if (used.has(name)) continue;
      used.add(name);
      return name;
    }
  };
}

/** Makes up names of regions and districts as stems of adjectives: "Туманоморск" + "ая область". */
export function areaNames(chance: Chance): () => string {
  const used = new Set<string>();
  return () => {
    for (;;) {
      const stem =
        chance.pick(roots) +
        chance.pick(['омор', 'озер', 'огор', 'ореч', 'опол', 'обереж', 'одоль', 'остров', 'олес']);
      const name = `${stem}${chance.pick(['ск', 'инск', 'еньск', 'овск'])}`;
      if (used.has(name)) continue;
      used.add(name);
      return name;
    }
  };
}
