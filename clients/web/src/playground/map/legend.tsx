import { say } from '../../words/playground.ts';

const speeds = [['fast', 'speedFast'], ['slower', 'speedSlower'], ['slow', 'speedSlow'], ['jam', 'speedJam']] as const;
const points = [
  ['exact', 'pointExact'], ['near', 'pointNear'], ['street', 'pointStreet'], ['coarse', 'pointCoarse'],
] as const;

/** The legend of road colours. */
export const SpeedLegend = () => (
  <ul class="legend small" role="list" aria-label={say('speeds')}>
    {speeds.map(([look, name]) => <li key={look}><span class={`swatch ${look}`} aria-hidden="true" />{say(name)}</li>)}
  </ul>
);

/** The legend of point colours, with the number of points of each. */
export const PointLegend = ({ counts }: { readonly counts: Readonly<Record<string, number>> }) => (
  <ul class="legend small" role="list" aria-label={say('precisions')}>
    {points.map(([look, name]) => (
      <li key={look}><span class={`swatch ${look}`} aria-hidden="true" />{`${say(name)}: ${counts[look] ?? 0}`}</li>
    ))}
  </ul>
);
