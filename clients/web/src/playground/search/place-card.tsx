import type { GeocodeResult, Place, Suggestion } from '@geokod/client';
import { finenessOf } from '../map/colours.ts';
import { say } from '../../words/playground.ts';
import { percent, sayMeters, sayPrecision } from '../told.ts';
import { Why } from './explanation.tsx';

interface PlaceCardProps {
  readonly place: Place | GeocodeResult | Suggestion;
  /** The label of its pin on the map. */
  readonly mark: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** An answer: its address, its precision and its confidence. */
export function PlaceCard({ place, mark, isChosen, onChoose }: PlaceCardProps) {
  const { address, lat, lon, precision, distance_m: meters, postal_code: code } = place;
  const explanation = 'explanation' in place ? place.explanation : undefined;
  const isAsked = 'match' in place;
  return (
    <li class={`place ${isChosen ? 'chosen' : ''}`}>
      <button type="button" class="place-name" aria-pressed={isChosen} onClick={onChoose}>
        <span class={`pin small-pin ${finenessOf(precision)}`} aria-hidden="true">{mark}</span>
        <span>{address}</span>
      </button>
      <p class="facts small">
        <span class={`badge precision ${finenessOf(precision)}`}>{sayPrecision(precision)}</span>
        {'confidence' in place && <span>{say('sure', { share: percent(place.confidence) })}</span>}
        {meters !== undefined && <span>{say(isAsked ? 'offBy' : 'away', { meters: sayMeters(meters) })}</span>}
        {code !== '' && <span>{say('postalCode', { code })}</span>}
        {'district' in place && place.district !== '' && <span>{place.district}</span>}
        <code>{`${lat}, ${lon}`}</code>
      </p>
      {isChosen && explanation && 'confidence' in place
        && <Why explanation={explanation} confidence={place.confidence} />}
    </li>
  );
}
