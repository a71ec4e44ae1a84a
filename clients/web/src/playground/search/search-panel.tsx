import type { GeocodeAnswer, ReverseAnswer } from '@geokod/client';
import { useEffect, useState } from 'preact/hooks';
import { Waiting } from '../../look/loaded.tsx';
import { language } from '../../words/language.ts';
import { say } from '../../words/playground.ts';
import { geocodeCall, reverseCall } from '../ask/calls.ts';
import { useAnswer, useDesk, type Answered } from '../ask/desk.ts';
import { Refusal } from '../key/refusal.tsx';
import { finenessOf } from '../map/colours.ts';
import type { MapBoard } from '../map/board.ts';
import type { ChangeView } from '../state/use-view.ts';
import type { View } from '../state/view.ts';
import { AddressBox } from './address-box.tsx';
import { PlaceCard } from './place-card.tsx';

interface PanelProps {
  readonly view: View;
  readonly change: ChangeView;
  readonly board: MapBoard;
}

const AROUND_A_PLACE = 16;

/** Finds the point of an address, and the address of a point on the map. */
export function SearchPanel({ view, change, board }: PanelProps) {
  const desk = useDesk();
  const asking = { lang: language(), isSandbox: desk.isSandbox };
  const found = useAnswer<GeocodeAnswer>(geocodeCall(view, asking));
  const here = useAnswer<ReverseAnswer>(reverseCall(view, asking));
  const answered: Answered<GeocodeAnswer | ReverseAnswer> = view.at ? here : found;
  const places = (view.at || view.q !== '' ? answered.value?.results : undefined) ?? [];
  const [chosen, choose] = useState(0);
  const look = (at: number): void => {
    choose(at);
    const place = places[at];
    if (place) board.fly({ lat: place.lat, lon: place.lon, zoom: AROUND_A_PLACE });
  };
  useEffect(() => choose(0), [answered.value]);
  useEffect(() => {
    board.put({
      pins: [
        ...places.map(({ lat, lon, precision }, at) =>
          ({ lat, lon, mark: String(at + 1), look: finenessOf(precision), isChosen: at === chosen })),
        ...(view.at ? [{ ...view.at, mark: '', look: 'spot' as const }] : []),
      ],
    });
  }, [answered.value, chosen, view.at, view.q]);
  useEffect(() => {
    if (found.value && !view.at && found.value.results.length > 0) {
      board.show(found.value.results.slice(0, found.value.results[0].confidence > 0.6 ? 1 : undefined));
    }
  }, [found.value]);
  useEffect(() => board.onClick((at) => change({ at, q: '' })), [board]);
  return (
    <>
      <AddressBox label={say('address')} placeholder={say('placeholder')} text={view.q} near={nearOf(view)}
        onPick={({ text, lat, lon }) => {
          board.fly({ lat, lon, zoom: AROUND_A_PLACE });
          change({ q: text, at: undefined });
        }}
        onText={(q) => change({ q, at: undefined })} />
      {answered.isAsking && places.length === 0 && <Waiting />}
      {answered.error !== undefined && <Refusal error={answered.error} />}
      {answered.value && places.length === 0 && (view.at || view.q !== '') && !answered.isAsking
        && <p class="empty" role="status">{say(view.at ? 'nothingHere' : 'nothing')}</p>}
      {places.length > 0 && (
        <>
          {view.at && <h2>{say('whatIsHere')}</h2>}
          <ol class="results" role="list" aria-label={say('results')} aria-busy={answered.isAsking}>
            {places.map((place, at) => (
              <PlaceCard key={place.id} place={place} mark={String(at + 1)} isChosen={at === chosen}
                onChoose={() => look(at)} />
            ))}
          </ol>
        </>
      )}
      {view.q === '' && !view.at && <p class="small">{say('clickForReverse')}</p>}
    </>
  );
}

/** From this zoom on a search prefers places near the centre of the map. */
const NEAR_FROM_ZOOM = 8;
const nearOf = ({ map }: View) => (map && map.zoom >= NEAR_FROM_ZOOM ? map : undefined);
