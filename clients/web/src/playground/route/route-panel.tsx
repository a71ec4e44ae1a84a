import type { RouteAnswer } from '@geokod/client';
import { useEffect } from 'preact/hooks';
import { Waiting } from '../../look/loaded.tsx';
import { language } from '../../words/language.ts';
import { say } from '../../words/playground.ts';
import { routeCall } from '../ask/calls.ts';
import { useAnswer, useDesk } from '../ask/desk.ts';
import { Refusal } from '../key/refusal.tsx';
import type { MapBoard } from '../map/board.ts';
import { SpeedLegend } from '../map/legend.tsx';
import { AddressBox } from '../search/address-box.tsx';
import type { ChangeView } from '../state/use-view.ts';
import { departureTime, MOST_STOPS, type Point, type View } from '../state/view.ts';
import { letterOf } from '../told.ts';
import { Placing, usePlacing } from './placing.tsx';
import { Stops } from './stops.tsx';
import { TravelChoice } from './travel-choice.tsx';
import { Ways } from './ways.tsx';

interface PanelProps {
  readonly view: View;
  readonly change: ChangeView;
  readonly board: MapBoard;
}

/** The role of the next point while fewer than two are set. */
const nextStops = ['from', 'to'] as const;

/** A route through points: three profiles, alternatives, steps, and traffic by the hour. */
export function RoutePanel({ view, change, board }: PanelProps) {
  const desk = useDesk();
  const now = new Date();
  const { value, former, error, isAsking, again } = useAnswer<RouteAnswer>(
    routeCall(view, { lang: language(), isSandbox: desk.isSandbox }, now));
  const { stops, profile, traffic, departure } = view;
  // The former routes stay, dimmed, while a point is moved.
  const shown = value ?? former;
  const routes = (stops.length >= 2 && error === undefined ? shown?.routes : undefined) ?? [];
  const way = Math.min(view.way, Math.max(0, routes.length - 1));
  const withTraffic = profile === 'car' && traffic && !desk.isSandbox;
  const add = (point: Point): void =>
    void (stops.length < MOST_STOPS && change({ stops: [...stops, { lat: point.lat, lon: point.lon }], way: 0 }));
  const placing = usePlacing(add);
  useEffect(() => board.onClick(add), [board, stops]);
  useEffect(() => {
    const order = routes.map((_, at) => at).sort((a, b) => Number(a === way) - Number(b === way));
    board.put({
      pins: stops.map((stop, at) => ({
        ...stop, mark: letterOf(at), look: 'stop', onDrag: (to: Point) => change({ stops: stops.with(at, to), way: 0 }),
      })),
      lines: order.map((at) => ({
        points: lineOf(routes[at].geometry), isChosen: at === way, onChoose: () => change({ way: at }),
      })),
      ...(withTraffic && { speedsAt: departure ? departureTime(departure, now) : '' }),
    });
  }, [value, former, error, way, stops, withTraffic, departure]);
  useEffect(() => {
    const line = routes.length > 0 ? lineOf(routes[0].geometry).map(([lon, lat]) => ({ lat, lon })) : [];
    if (value && line.length > 0) board.show([...stops, ...line]);
  }, [value]);
  return (
    <>
      <TravelChoice view={view} change={change} isSandbox={desk.isSandbox} />
      <Stops stops={stops} names={stops.map((_, at) => value?.points[at]?.name)}
        onChange={(next) => change({ stops: next, way: 0 })} />
      {stops.length < MOST_STOPS && (
        <AddressBox label={say('addStop')} placeholder={say(nextStops[stops.length] ?? 'addStop')} text=""
          near={stops.at(-1) ?? view.map} onPick={add} onText={placing.find} />
      )}
      <Placing of={placing} />
      {stops.length < 2 && <p class="small">{say('clickForStops')}</p>}
      {isAsking && <Waiting />}
      {error !== undefined && <Refusal error={error} onAgain={again} />}
      {routes.length > 0 && (
        <Ways routes={routes} chosen={way} isAsking={isAsking} withTraffic={withTraffic} mode={shown!.traffic.mode_used}
          onChoose={(at) => change({ way: at })} onStep={({ lat, lon }) => board.fly({ lat, lon, zoom: 16 })} />
      )}
      {withTraffic && <SpeedLegend />}
    </>
  );
}

/** The request asks for GeoJSON. */
const lineOf = (geometry: RouteAnswer['routes'][number]['geometry']): readonly (readonly number[])[] =>
  (geometry !== null && typeof geometry === 'object' ? geometry.coordinates : []);
