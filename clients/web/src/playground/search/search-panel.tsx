import type { GeocodeAnswer, Place, ReverseAnswer, Suggestion } from '@geokod/client';
import { useEffect, useState } from 'preact/hooks';
import { Waiting } from '../../look/loaded.tsx';
import { language } from '../../words/language.ts';
import { say } from '../../words/playground.ts';
import { geocodeCall, reverseCall } from '../ask/calls.ts';
import { useAnswer, useDesk, type Answered } from '../ask/desk.ts';
import { Refusal } from '../key/refusal.tsx';
import { finenessOf } from '../map/colours.ts';
import { extentOf } from '../map/extent.ts';
import type { MapBoard } from '../map/board.ts';
import type { ChangeView } from '../state/use-view.ts';
import type { View } from '../state/view.ts';
import { AddressBox } from './address-box.tsx';
import { pickedFirst } from './picked-first.ts';
import { PlaceCard } from './place-card.tsx';

interface PanelProps {
  readonly view: View;
  readonly change: ChangeView;
  readonly board: MapBoard;
}

/** Behind a surer answer the others are not worth a wider map. */
const SURE = 0.6;

/** Finds the point of an address, and the address of a point on the map. */
export function SearchPanel({ view, change, board }: PanelProps) {
  const desk = useDesk();
  const asking = { lang: language(), isSandbox: desk.isSandbox };
  const found = useAnswer<GeocodeAnswer>(geocodeCall(view, asking));
  const here = useAnswer<ReverseAnswer>(reverseCall(view, asking));
  const answered: Answered<GeocodeAnswer | ReverseAnswer> = view.at ? here : found;
  const [picked, pick] = useState<Suggestion>();
  const ranked = found.value && pickedFirst(found.value.results, view.pick, picked);
  const places: readonly (Place | Suggestion)[] = (view.at ? here.value?.results : ranked) ?? [];
  const [chosen, choose] = useState(0);
  const look = (at: number): void => {
    choose(at);
    const place = places[at];
    if (place) board.look(extentOf(place));
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
    if (!ranked || view.at || ranked.length === 0) return;
    const [first] = ranked;
    const isSure = first.id === view.pick || !('confidence' in first) || first.confidence > SURE;
    board.show((isSure ? [first] : ranked).flatMap(extentOf));
  }, [found.value]);
  useEffect(() => board.onClick((at) => change({ at, q: '', pick: undefined })), [board]);
  return (
    <>
      <AddressBox label={say('address')} placeholder={say('placeholder')} text={view.q} near={nearOf(view)}
        onPick={(suggestion) => {
          pick(suggestion);
          change({ q: suggestion.text, pick: suggestion.id, at: undefined });
        }}
        onText={(q) => change({ q, pick: undefined, at: undefined })} />
      {answered.isAsking && <Waiting />}
      {answered.error !== undefined && <Refusal error={answered.error} onAgain={answered.again} />}
      {answered.value && places.length === 0 && (view.at || view.q !== '') && !answered.isAsking
        && <p class="empty" role="status">{say(view.at ? 'nothingHere' : 'nothing')}</p>}
      {places.length > 0 && (
        <>
          {view.at && <h2>{say('whatIsHere')}</h2>}
          <ol class="results" role="list" aria-label={say('results')}>
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
