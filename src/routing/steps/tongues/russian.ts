import type { TravelMode } from '../../graph.ts';
import { inAccusative } from '../accusative.ts';
import {
  continued, goesOn, inTwo, isTurn, sideOf, withName, type InstructionParts, type Kinds, type Left, type Turns,
} from '../instruction-parts.ts';

const sides = ['север', 'северо-восток', 'восток', 'юго-восток', 'юг', 'юго-запад', 'запад', 'северо-запад'];

const turns: Turns = {
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

const kinds: Kinds<{ readonly onto: string; readonly along: string }> = {
  crossing: { onto: 'на переход', along: 'по переходу' },
  pavement: { onto: 'на тротуар', along: 'по тротуару' },
  footway: { onto: 'на пешеходную дорожку', along: 'по пешеходной дорожке' },
  pedestrianStreet: { onto: 'на пешеходную улицу', along: 'по пешеходной улице' },
  cyclePath: { onto: 'на велодорожку', along: 'по велодорожке' },
  path: { onto: 'на тропинку', along: 'по тропинке' },
  stairs: { onto: 'на лестницу', along: 'по лестнице' },
  track: { onto: 'на просёлок', along: 'по просёлку' },
  carPark: { onto: 'на парковку', along: 'по парковке' },
  yard: { onto: 'через двор', along: 'через двор' },
  serviceRoad: { onto: 'на проезд', along: 'по проезду' },
};

const whyLeft: Readonly<Record<Left['why'], string>> =
  { closed: 'Дальше дорога закрыта', noWay: 'Ближе не попасть', noReturn: 'Оттуда нет обратного пути' };

const modes: Partial<Record<TravelMode, string>> = { push: 'ведите велосипед', steps: 'по лестнице' };

export function inRussian(parts: InstructionParts): string {
  const { lead } = parts;
  if (!lead) return action(parts);
  const { first, second } = inTwo(parts, lead);
  const behind = continued(action(second));
  if (first.kind === 'crossing' || first.mode === 'steps') return `${passing(first)} и ${behind}`;
  if (!isTurn(first)) return `${action(first)} и сразу ${behind}`;
  const turn = turns[first.maneuver];
  return `${turn} и сразу ${turn.startsWith(TURN) ? behind.replace(/^поверните /u, '') : behind}`;
}

const TURN = 'Поверните';

/** "Поверните направо, перейдите улицу Мира"; "Пройдите по лестнице". */
function passing({ maneuver, kind, beside = '', bearing }: InstructionParts): string {
  const what = kind === 'crossing' ? `ерейдите ${inAccusative(beside)}` : 'ройдите по лестнице';
  if (maneuver === 'continue') return `П${what}`;
  return `${maneuver === 'depart' ? heading(bearing) : turns[maneuver as keyof Turns]}, п${what}`;
}

const heading = (bearing: number): string => `Двигайтесь на ${sides[sideOf(bearing)]}`;

function action(
  {
    maneuver, mode, name, ref, kind, beside, exit, exitNumber, destination, bearing, left, isStaying,
  }: InstructionParts,
): string {
  if (left) return `${whyLeft[left.why]}: до места ${left.meters} м`;
  if (maneuver === 'arrive') return 'Вы на месте';
  if (maneuver === 'ferry') return withName('Переправа на пароме', ': ', name);
  const road = name || ref || '';
  const aside = modes[mode] ? `, ${modes[mode]}` : '';
  const towards = destination ? `: ${destination}` : '';
  if (maneuver === 'depart') {
    if (kind === 'crossing' && beside) return `${heading(bearing)} и перейдите ${inAccusative(beside)}`;
    const along = kind ? ` ${kinds[kind].along}${beside ? `: ${beside}` : ''}` : '';
    return withName(`${heading(bearing)}${along}`, ': ', road) + aside;
  }
  if (maneuver === 'roundabout') {
    return withName(`На круге — ${exit}-й съезд`, ' на ', road && inAccusative(road)) + aside;
  }
  const more = maneuver === 'uturn' && kind ? ' и двигайтесь' : '';
  const turn = turns[maneuver] + (maneuver === 'ramp' && exitNumber ? ` ${exitNumber}` : more);
  if (towards && (maneuver === 'ramp' || road === '')) return turn + towards + aside;
  if (kind === 'crossing' && beside) {
    const across = `ерейдите ${inAccusative(beside)}`;
    return (maneuver === 'continue' ? `П${across}` : `${turn} и п${across}`) + aside;
  }
  if (kind && beside) return `${turn} ${kinds[kind][goesOn.has(maneuver) ? 'along' : 'onto']}: ${beside}${aside}`;
  if (isStaying && !goesOn.has(maneuver)) return `${turn} по той же дороге: ${road}${aside}`;
  if (goesOn.has(maneuver)) return withName(turn + (kind ? ` ${kinds[kind].along}` : ''), ': ', road) + aside;
  return withName(turn + (kind ? ` ${kinds[kind].onto}` : ''), ' на ', road && inAccusative(road)) + aside;
}
