import { useId } from 'preact/hooks';
import { say } from '../../words/playground.ts';
import { Traveller } from '../icons.tsx';
import type { ChangeView } from '../state/use-view.ts';
import { profiles, type View } from '../state/view.ts';
import { dayName } from '../told.ts';

interface TravelChoiceProps {
  readonly view: View;
  readonly change: ChangeView;
  readonly isSandbox: boolean;
}

const names = { car: 'byCar', bike: 'byBike', walk: 'onFoot' } as const;
/** Monday morning, when traffic is interesting. */
const usual = { day: 0, hour: 8 };

/** Chooses the profile, traffic on or off, and the hour of the week. */
export function TravelChoice({ view, change, isSandbox }: TravelChoiceProps) {
  const id = useId();
  const { profile, traffic, departure } = view;
  return (
    <>
      <fieldset class="profiles">
        <legend class="hidden">{say('profile')}</legend>
        {profiles.map((one) => (
          <label key={one} class={one === profile ? 'chosen' : ''}>
            <input type="radio" name={`${id}profile`} checked={one === profile}
              onChange={() => change({ profile: one, way: 0 })} />
            <Traveller profile={one} />{say(names[one])}
          </label>
        ))}
      </fieldset>
      {profile === 'car' && (isSandbox ? <p class="small">{say('noTrafficInSandbox')}</p> : (
        <fieldset class="traffic">
          <legend class="hidden">{say('traffic')}</legend>
          <label>
            <input type="checkbox" checked={traffic} onChange={() => change({ traffic: !traffic, way: 0 })} />
            {say('withTraffic')}
          </label>
          {traffic && (
            <label>
              <input type="checkbox" checked={departure !== undefined}
                onChange={() => change({ departure: departure ? undefined : usual })} />
              {say('atAnHour')}
            </label>
          )}
          {traffic && departure && (
            <div class="hour">
              <label class="hidden" for={`${id}day`}>{say('weekday')}</label>
              <select id={`${id}day`} value={departure.day} onChange={(event) =>
                change({ departure: { ...departure, day: Number(event.currentTarget.value) } })}>
                {Array.from({ length: 7 }, (_, day) => <option key={day} value={day}>{dayName(day, 'long')}</option>)}
              </select>
              <label class="hidden" for={`${id}hour`}>{say('hourOfDay')}</label>
              <input id={`${id}hour`} type="range" min={0} max={23} value={departure.hour}
                aria-valuetext={clock(departure.hour)}
                onChange={(event) =>
                  change({ departure: { ...departure, hour: Number(event.currentTarget.value) } })} />
              <output for={`${id}hour`}>{clock(departure.hour)}</output>
              <p class="small">{say('yourClock')}</p>
            </div>
          )}
        </fieldset>
      ))}
    </>
  );
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
