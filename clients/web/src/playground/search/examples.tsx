import { say } from '../../words/playground.ts';
import type { MapBoard } from '../map/board.ts';
import type { ChangeView } from '../state/use-view.ts';
import type { View } from '../state/view.ts';

interface ExamplesProps {
  readonly change: ChangeView;
  readonly board: MapBoard;
}

const house = { lat: 54.442, lon: 148.3408 };
const cinema = { lat: 54.4554, lon: 148.3262 };
const around = { lat: 54.448, lon: 148.333, zoom: 13 };

/** The sandbox has recordings of these: openapi/recordings/calls.txt. */
const examples: readonly (readonly [name: 'exampleAddress' | 'exampleSlip' | 'examplePoint' | 'exampleRoute' |
  'exampleMatrix', patch: Partial<View>])[] = [
  ['exampleAddress', { panel: 'search', q: 'Ветроград, Посадская 11', pick: undefined, at: undefined }],
  ['exampleSlip', { panel: 'search', q: 'ветроград посатская 999', pick: undefined, at: undefined }],
  ['examplePoint', { panel: 'search', q: '', pick: undefined, at: house }],
  ['exampleRoute', { panel: 'route', stops: [house, cinema], profile: 'car', way: 0 }],
  ['exampleMatrix', {
    panel: 'matrix', profile: 'car',
    dots: [house, cinema, { lat: 54.4218, lon: 148.3041 }, { lat: 54.4339, lon: 148.2842 }],
  }],
];

/** Example requests that work without a key, one press each. */
export const Examples = ({ change, board }: ExamplesProps) => (
  <p class="examples small">
    <span>{say('tryThese')}</span>
    {examples.map(([name, patch]) => (
      <button key={name} type="button" class="inline" onClick={() => {
        board.fly(around);
        change(patch);
      }}>{say(name)}</button>
    ))}
  </p>
);
