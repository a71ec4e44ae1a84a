/** Classes of type words, the same for all spellings and languages. The readings of a word are in this order. */
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

/** All classes but those of house parts, which are in `house-parts.ts`. */
export const typeClasses: Readonly<Record<keyof typeof classes, readonly TypeCode[]>> = classes;
