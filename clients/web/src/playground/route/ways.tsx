import type { Route, Step, TrafficMode } from '@geokod/client';
import { say } from '../../words/playground.ts';
import { Turn } from '../icons.tsx';
import { sayDuration, sayMeters } from '../told.ts';

interface WaysProps {
  readonly routes: readonly Route[];
  readonly chosen: number;
  readonly isAsking: boolean;
  readonly withTraffic: boolean;
  readonly mode: TrafficMode;
  readonly onChoose: (at: number) => void;
  readonly onStep: (step: Step) => void;
}

/** Shorter delays are not worth showing. */
const DELAY_SECONDS = 60;

/** The routes side by side, and the steps of the chosen one. */
export function Ways({ routes, chosen, isAsking, withTraffic, mode, onChoose, onStep }: WaysProps) {
  const steps = routes[chosen].legs.flatMap((leg) => leg.steps);
  return (
    <div aria-busy={isAsking}>
      <ol class="ways" role="list" aria-label={say('routes')}>
        {routes.map(({ duration_s: seconds, static_duration_s: empty, distance_m: meters }, at) => {
          const delay = seconds - empty;
          return (
            <li key={at}>
              <button type="button" class={`way ${at === chosen ? 'chosen' : ''}`} aria-pressed={at === chosen}
                onClick={() => onChoose(at)}>
                <strong>{sayDuration(seconds)}</strong>
                <span>{sayMeters(meters)}</span>
                {withTraffic && delay >= DELAY_SECONDS
                  && <span class="badge due">{say('delay', { time: sayDuration(delay) })}</span>}
                {at === 0 && routes.length > 1 && <span class="badge done">{say('best')}</span>}
              </button>
            </li>
          );
        })}
      </ol>
      {withTraffic && <p class="small">{say(modes[mode as keyof typeof modes] ?? 'trafficOther')}</p>}
      <details class="steps">
        <summary>{say('steps', { count: steps.length })}</summary>
        <ol role="list">
          {steps.map((step, at) => (
            <li key={at}>
              <button type="button" onClick={() => onStep(step)}>
                <Turn maneuver={step.maneuver} />
                <span>{step.instruction}</span>
                {step.distance_m > 0 && <span class="small">{sayMeters(step.distance_m)}</span>}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

const modes = { live: 'trafficLive', typical: 'trafficTypical', profile: 'trafficProfile', off: 'trafficOff' } as const;
