/**
 * The classes of the words that say what something is, equal for all spellings and languages. Of two readings of one
 * word the class that stands first here is looked at first.
 */
const classes = {
  street: [
    'ul', 'prospekt', 'pereulok', 'proezd', 'bulvar', 'ploshad', 'naberejnaia', 'shosse', 'alleya', 'tupik', 'liniya',
    'trakt', 'doroga', 'proseka', 'spusk', 'sezd', 'kolco', 'magistral', 'avtodoroga', 'vzvoz', 'vezd', 'zaezd',
    'proulok', 'ryad', 'poryadok', 'val', 'most', 'estakada', 'dubler', 'tropa', 'km', 'proselok',
  ],
  settlement: [
    'gorod', 'pgt', 'rp', 'kp', 'dp', 'posyolok', 'selo', 'derevnya', 'hutor', 'stanica', 'stanciya', 'vokzal',
    'razezd', 'aul', 'ulus', 'sloboda', 'pochinok', 'vyselki', 'zaimka', 'kordon', 'agrogorodok', 'mestechko',
    'naseleniye', 'platforma', 'chast',
  ],
  area: [
    'rayon', 'mrn', 'mo', 'go', 'sp', 'gp', 'selsovet', 'okrug', 'oblast', 'kray', 'respublika', 'ao', 'vnter',
  ],
  planning: [
    'mkr', 'kvartal', 'jk', 'massiv', 'ter', 'snt', 'gsk', 'promzona', 'gorodok', 'mahalla', 'zona', 'sad', 'park',
    'ferma', 'mestorojdenie', 'aeroport', 'metro',
  ],
  room: [
    'kvartira', 'podezd', 'etaj', 'komnata', 'pomeshenie', 'ofis', 'tel', 'bc', 'minut', 'vhod', 'yashik', 'mesto',
  ],
} as const;

export type TypeCode = (typeof classes)[keyof typeof classes][number];

/** Those of the parts of a house's number stand in `house-parts.ts`. */
export const typeClasses: Readonly<Record<keyof typeof classes, readonly TypeCode[]>> = classes;
