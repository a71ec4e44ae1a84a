import type { TravelMode } from '../graph.ts';
import { inAccusative } from './accusative.ts';
import type { Maneuver } from './maneuver.ts';
import type { WayKind } from './way-kinds.ts';

/** What an instruction is made of. */
export interface Told {
  readonly maneuver: Maneuver;
  readonly mode: TravelMode;
  /** Empty where the road has none. */
  readonly name: string;
  readonly ref?: string;
  readonly kind?: WayKind;
  readonly exit?: number;
  readonly exitNumber?: string;
  readonly destination?: string;
  readonly bearing: number;
  /** At the end, where one does not get to the point: how far it is, and whether its road is closed. */
  readonly left?: { readonly meters: number; readonly isClosed: boolean };
}

export type InstructionLanguage = 'ru' | 'en';

/** One sentence without a full stop, as one would say it to somebody on the way. */
export function instruction(told: Told, language: InstructionLanguage): string {
  return language === 'ru' ? inRussian(told) : inEnglish(told);
}

const sides = {
  ru: ['север', 'северо-восток', 'восток', 'юго-восток', 'юг', 'юго-запад', 'запад', 'северо-запад'],
  en: ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'],
} as const;

const sideOf = (bearing: number): number => Math.round(bearing / 45) % 8;

type Turns = Readonly<Record<Exclude<Maneuver, 'depart' | 'arrive' | 'roundabout' | 'ferry'>, string>>;

const russianTurns: Turns = {
  continue: 'Продолжайте прямо',
  slight_right: 'Плавно направо',
  right: 'Поверните направо',
  sharp_right: 'Резко направо',
  uturn: 'Развернитесь',
  sharp_left: 'Резко налево',
  left: 'Поверните налево',
  slight_left: 'Плавно налево',
  keep_right: 'Держитесь правее',
  keep_left: 'Держитесь левее',
  ramp: 'Сверните на съезд',
  merge: 'Выезжайте на главную дорогу',
};

const russianModes: Partial<Record<TravelMode, string>> = { push: 'ведите велосипед', steps: 'по лестнице' };

function inRussian({ maneuver, mode, name, ref, kind, exit, exitNumber, destination, bearing, left }: Told): string {
  if (left) return `${left.isClosed ? 'Дальше дорога закрыта' : 'Ближе не попасть'}: до места ${left.meters} м`;
  if (maneuver === 'arrive') return 'Вы на месте';
  if (maneuver === 'ferry') return withName('Переправа на пароме', ': ', name);
  const road = name || ref || '';
  const aside = russianModes[mode] ? `, ${russianModes[mode]}` : '';
  const towards = destination ? `: ${destination}` : '';
  if (maneuver === 'depart') {
    const along = kind ? ` ${kind.ru.along}` : '';
    return withName(`Двигайтесь на ${sides.ru[sideOf(bearing)]}${along}`, ': ', road) + aside;
  }
  if (maneuver === 'roundabout') {
    return withName(`На круге — ${exit}-й съезд`, ' на ', road && inAccusative(road)) + aside;
  }
  const turn = russianTurns[maneuver] + (maneuver === 'ramp' && exitNumber ? ` ${exitNumber}` : '');
  if (towards && (maneuver === 'ramp' || road === '')) return turn + towards + aside;
  if (goesOn.has(maneuver)) return withName(turn + (kind ? ` ${kind.ru.along}` : ''), ': ', road) + aside;
  return withName(turn + (kind ? ` ${kind.ru.onto}` : ''), ' на ', road && inAccusative(road)) + aside;
}

/** What follows them is no road that one turns into. */
const goesOn: ReadonlySet<Maneuver> = new Set(['continue', 'ramp', 'merge', 'uturn']);

const englishTurns: Turns = {
  continue: 'Continue straight',
  slight_right: 'Bear right',
  right: 'Turn right',
  sharp_right: 'Turn sharply right',
  uturn: 'Make a U-turn',
  sharp_left: 'Turn sharply left',
  left: 'Turn left',
  slight_left: 'Bear left',
  keep_right: 'Keep right',
  keep_left: 'Keep left',
  ramp: 'Take the ramp',
  merge: 'Merge',
};

const englishModes: Partial<Record<TravelMode, string>> = { push: 'pushing the bicycle', steps: 'by the stairs' };

function inEnglish({ maneuver, mode, name, ref, kind, exit, exitNumber, destination, bearing, left }: Told): string {
  if (left) {
    return `${left.isClosed ? 'The road ahead is closed' : 'No way leads nearer'}: ${left.meters} m to the place`;
  }
  if (maneuver === 'arrive') return 'You have arrived';
  if (maneuver === 'ferry') return withName('Take the ferry', ': ', name);
  const road = name || ref || '';
  const aside = englishModes[mode] ? `, ${englishModes[mode]}` : '';
  if (maneuver === 'depart') {
    const along = kind ? ` ${kind.en.along}` : '';
    return withName(`Head ${sides.en[sideOf(bearing)]}${along}`, ' on ', road) + aside;
  }
  if (maneuver === 'roundabout') return withName(`At the roundabout take exit ${exit}`, ' onto ', road) + aside;
  const turn = maneuver === 'ramp' && exitNumber ? `Take exit ${exitNumber}` : englishTurns[maneuver];
  if (destination && (maneuver === 'ramp' || road === '')) return `${turn} towards ${destination}${aside}`;
  if (kind) return `${turn} ${goesOn.has(maneuver) ? kind.en.along : kind.en.onto}${aside}`;
  return withName(turn, maneuver === 'uturn' ? ' on ' : ' onto ', road) + aside;
}

const withName = (text: string, joint: string, name: string): string => (name === '' ? text : text + joint + name);
