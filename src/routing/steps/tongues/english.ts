import type { TravelMode } from '../../graph.ts';
import type { WayKind } from '../way-kinds.ts';
import {
  continued, goesOn, inTwo, isTurn, sideOf, withName, type InstructionParts, type Kinds, type Left, type Turns,
} from '../instruction-parts.ts';

const sides = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

const turns: Turns = {
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

const kinds: Kinds<string> = {
  crossing: 'crossing',
  pavement: 'pavement',
  footway: 'footway',
  pedestrianStreet: 'pedestrian street',
  cyclePath: 'cycle path',
  path: 'path',
  stairs: 'stairs',
  track: 'track',
  carPark: 'car park',
  yard: 'yard',
  serviceRoad: 'service road',
};

const whyLeft: Readonly<Record<Left['why'], string>> =
  { closed: 'The road ahead is closed', noWay: 'No way leads nearer', noReturn: 'No way leads back from there' };

const modes: Partial<Record<TravelMode, string>> = { push: 'walking your bicycle', steps: 'by the stairs' };

export function inEnglish(parts: InstructionParts): string {
  const { lead } = parts;
  if (!lead) return action(parts);
  const { first, second } = inTwo(parts, lead);
  const behind = continued(action(second));
  if (first.kind === 'crossing' || first.mode === 'steps') return `${passing(first)} and ${behind}`;
  if (!isTurn(first)) return `${action(first)} and immediately ${behind}`;
  const turn = turns[first.maneuver];
  return `${turn} and immediately ${turn.startsWith('Turn ') ? behind.replace(/^turn /u, '') : behind}`;
}

/** "Turn right, cross Main Street"; "Take the stairs". */
function passing({ maneuver, kind, beside, bearing }: InstructionParts): string {
  const what = kind === 'crossing' ? `cross ${beside}` : 'take the stairs';
  if (maneuver === 'continue') return what.slice(0, 1).toUpperCase() + what.slice(1);
  if (maneuver === 'depart') return `Head ${sides[sideOf(bearing)]}, ${what}`;
  return `${turns[maneuver as keyof Turns]}, ${what}`;
}

function action(
  {
    maneuver, mode, name, ref, kind, beside, exit, exitNumber, destination, bearing, left, isStaying,
  }: InstructionParts,
): string {
  if (left) return `${whyLeft[left.why]}: ${left.meters} m to the place`;
  if (maneuver === 'arrive') return 'You have arrived';
  if (maneuver === 'ferry') return withName('Take the ferry', ': ', name);
  const road = name || ref || '';
  const aside = modes[mode] ? `, ${modes[mode]}` : '';
  if (maneuver === 'depart') {
    const along = kind ? departing(kind, beside) : '';
    return withName(`Head ${sides[sideOf(bearing)]}${along}`, ' on ', road) + aside;
  }
  if (maneuver === 'roundabout') return withName(`At the roundabout take exit ${exit}`, ' onto ', road) + aside;
  const turn = turning(maneuver, mode, exitNumber);
  if (destination && (maneuver === 'ramp' || road === '')) return `${turn} towards ${destination}${aside}`;
  if (kind) return taking(turn, goesOn.has(maneuver), kind, beside) + aside;
  if (isStaying && !goesOn.has(maneuver)) return `${turn} to stay on ${road}${aside}`;
  return withName(turn, maneuver === 'uturn' ? ' on ' : ' onto ', road) + aside;
}

function turning(maneuver: keyof Turns, mode: TravelMode, exitNumber?: string): string {
  if (maneuver === 'ramp' && exitNumber) return `Take exit ${exitNumber}`;
  return maneuver === 'uturn' && mode === 'walk' ? 'Turn back' : turns[maneuver];
}

function departing(kind: WayKind, beside: string | undefined): string {
  if (kind === 'yard') return ' through the yard';
  if (!beside) return ` along the ${kinds[kind]}`;
  return kind === 'crossing' ? ` across ${beside}` : ` on the ${kinds[kind]} along ${beside}`;
}

function taking(turn: string, isOn: boolean, kind: WayKind, beside: string | undefined): string {
  if (kind === 'yard') return `${turn} through the yard`;
  if (beside && kind === 'crossing') return isOn ? `Cross ${beside}` : `${turn} and cross ${beside}`;
  if (beside) return `${turn} ${isOn ? 'on' : 'onto'} the ${kinds[kind]} along ${beside}`;
  return `${turn} ${isOn ? 'along' : 'onto'} the ${kinds[kind]}`;
}
