import { centreOfNamedRegion } from './known-cities.ts';

/** Regions by their initials, as forms have them: "СК, Пятигорск". Several regions can have the same. */
const lines = `
СК: Ставропольский
КК: Краснодарский, Красноярский, Камчатский
ПК: Приморский, Пермский
АК: Алтайский
ХК: Хабаровский
ЗК: Забайкальский
СО: Свердловская, Самарская, Саратовская, Смоленская, Сахалинская
ЧО: Челябинская
РО: Ростовская, Рязанская
НО: Нижегородская, Новгородская
ТО: Тюменская, Тульская, Тверская, Томская, Тамбовская
КО: Калужская, Кировская, Костромская, Курганская, Курская, Кемеровская, Калининградская
ИО: Иркутская, Ивановская
ПО: Пензенская, Псковская
ОО: Омская, Оренбургская, Орловская
БО: Брянская, Белгородская
ЯО: Ярославская
УО: Ульяновская
РД: Дагестан
РМЭ: Марий Эл
РХ: Хакасия
УР: Удмуртская
ЧР: Чеченская, Чувашская
`;

const centres = new Map(lines.trim().split('\n').map((line) => {
  const [short, names] = line.split(': ');
  return [short, names.split(', ').flatMap((name) => centreOfNamedRegion(name) ?? [])] as const;
}));

/** The keys of the centres of the regions with these initials; none for any other text. */
export const centresOfInitials = (text: string): readonly string[] => centres.get(text) ?? [];
