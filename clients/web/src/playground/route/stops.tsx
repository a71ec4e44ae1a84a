import { CrossIcon, UpIcon } from '../icons.tsx';
import { say } from '../../words/playground.ts';
import type { Point } from '../state/view.ts';
import { letterOf } from '../told.ts';

interface StopsProps {
  readonly stops: readonly Point[];
  /** The name of each stop, if known. */
  readonly names: readonly (string | undefined)[];
  readonly onChange: (stops: readonly Point[]) => void;
}

/** The points of a route or a matrix, in order. Each can be removed or moved up. */
export function Stops({ stops, names, onChange }: StopsProps) {
  return (
    <ol class="stops" role="list">
      {stops.map((stop, at) => {
        const name = names[at] || `${stop.lat.toFixed(5)}, ${stop.lon.toFixed(5)}`;
        const mark = letterOf(at);
        return (
          <li key={at}>
            <span class="pin small-pin stop" aria-hidden="true">{mark}</span>
            <span class="stop-name">{name}</span>
            {at > 0 && (
              <button type="button" class="quiet round" aria-label={say('moveUp', { name: `${mark}, ${name}` })}
                onClick={() => onChange(stops.with(at - 1, stop).with(at, stops[at - 1]))}><UpIcon /></button>
            )}
            <button type="button" class="quiet round" aria-label={say('removePoint', { name: `${mark}, ${name}` })}
              onClick={() => onChange(stops.filter((_, other) => other !== at))}><CrossIcon /></button>
          </li>
        );
      })}
    </ol>
  );
}
