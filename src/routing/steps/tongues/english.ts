import type { TravelMode } from '../../graph.ts';
import { goesOn, sideOf, withName, type Kinds, type Told, type Turns } from '../told.ts';

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
  track: 'track',
  carPark: 'car park',
  yard: 'yard',
  serviceRoad: 'service road',
};

const modes: Partial<Record<TravelMode, string>> = { push: 'pushing the bicycle', steps: 'by the stairs' };

export function inEnglish(
  { maneuver, mode, name, ref, kind, exit, exitNumber, destination, bearing, left }: Told,
): string {
  if (left) {
    return `${left.isClosed ? 'The road ahead is closed' : 'No way leads nearer'}: ${left.meters} m to the place`;
  }
  if (maneuver === 'arrive') return 'You have arrived';
  if (maneuver === 'ferry') return withName('Take the ferry', ': ', name);
  const road = name || ref || '';
  const aside = modes[mode] ? `, ${modes[mode]}` : '';
  if (maneuver === 'depart') {
    const along = kind ? ` along the ${kinds[kind]}` : '';
    return withName(`Head ${sides[sideOf(bearing)]}${along}`, ' on ', road) + aside;
  }
  if (maneuver === 'roundabout') return withName(`At the roundabout take exit ${exit}`, ' onto ', road) + aside;
  const turn = maneuver === 'ramp' && exitNumber ? `Take exit ${exitNumber}` : turns[maneuver];
  if (destination && (maneuver === 'ramp' || road === '')) return `${turn} towards ${destination}${aside}`;
  if (kind) return `${turn} ${goesOn.has(maneuver) ? 'along' : 'onto'} the ${kinds[kind]}${aside}`;
  return withName(turn, maneuver === 'uturn' ? ' on ' : ' onto ', road) + aside;
}
