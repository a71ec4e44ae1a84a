import type { MatrixAnswer } from '@geokod/client';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Waiting } from '../../look/loaded.tsx';
import { Tabs } from '../../look/tabs.tsx';
import { language } from '../../words/language.ts';
import { say } from '../../words/playground.ts';
import { matrixCall } from '../ask/calls.ts';
import { useAnswer, useDesk } from '../ask/desk.ts';
import { Refusal } from '../key/refusal.tsx';
import type { MapBoard } from '../map/board.ts';
import { Placing, usePlacing } from '../route/placing.tsx';
import { Stops } from '../route/stops.tsx';
import { TravelChoice } from '../route/travel-choice.tsx';
import { AddressBox } from '../search/address-box.tsx';
import type { ChangeView } from '../state/use-view.ts';
import { departureTime, MOST_DOTS, type Point, type View } from '../state/view.ts';
import { letterOf } from '../told.ts';
import { HeatTable } from './heat-table.tsx';

interface PanelProps {
  readonly view: View;
  readonly change: ChangeView;
  readonly board: MapBoard;
}

/** Times and distances from each point to each other one. */
export function MatrixPanel({ view, change, board }: PanelProps) {
  const desk = useDesk();
  const [shown, show] = useState<'time' | 'length'>('time');
  const now = new Date();
  const { value, error, isAsking, again } = useAnswer<MatrixAnswer>(
    matrixCall(view, { lang: language(), isSandbox: desk.isSandbox }, now));
  const { profile, traffic, departure } = view;
  const dots = useMemo(() => view.dots.slice(0, MOST_DOTS), [view.dots]);
  const withTraffic = profile === 'car' && traffic && !desk.isSandbox;
  const add = ({ lat, lon }: Point): void =>
    void (dots.length < MOST_DOTS && change({ dots: [...dots, { lat, lon }] }));
  const placing = usePlacing(add);
  useEffect(() => board.onClick(add), [board, dots]);
  useEffect(() => {
    board.put({
      pins: dots.map((dot, at) => ({
        ...dot, mark: letterOf(at), look: 'stop', onDrag: (to: Point) => change({ dots: dots.with(at, to) }),
      })),
      ...(withTraffic && { speedsAt: departure ? departureTime(departure, now) : '' }),
    });
  }, [dots, withTraffic, departure]);
  useEffect(() => {
    if (dots.length > 1) board.show(dots);
  }, []);
  const isWhole = value?.origins.length === dots.length && error === undefined && dots.length >= 2;
  return (
    <>
      <TravelChoice view={view} change={change} isSandbox={desk.isSandbox} />
      <Stops stops={dots} names={dots.map((_, at) => value?.origins[at]?.name)}
        onChange={(next) => change({ dots: next })} />
      {dots.length < MOST_DOTS && (
        <AddressBox label={say('addPoint')} placeholder={say('addPoint')} text="" near={dots.at(-1) ?? view.map}
          onPick={add} onText={placing.find} />
      )}
      <Placing of={placing} />
      {view.dots.length > MOST_DOTS
        && <p class="warning">{say('tooManyDots', { count: view.dots.length, most: MOST_DOTS })}</p>}
      {dots.length < 2 && <p class="small">{say('clickForDots')}</p>}
      {isAsking && <Waiting />}
      {error !== undefined && <Refusal error={error} onAgain={again} />}
      {isWhole && value && (
        <Tabs label={say('matrix')} chosen={shown} onChoose={show}
          tabs={[['time', say('durations')], ['length', say('distances')]]}>
          <HeatTable rows={shown === 'time' ? value.durations_s : value.distances_m} isTime={shown === 'time'} />
        </Tabs>
      )}
    </>
  );
}
