import { useEffect, useRef, useState } from 'preact/hooks';
import { isDark, onThemeChange } from '../../look/theme-choice.ts';
import { language } from '../../words/language.ts';
import { say } from '../../words/playground.ts';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import type { MapView } from '../state/view.ts';
import type { Board, DrawnMap } from './board.ts';
import { readMapFacts, type MapFacts } from './map-facts.ts';

interface MapPaneProps {
  readonly board: Board;
  readonly view: MapView | undefined;
  readonly onMove: (view: MapView) => void;
}

type Stage = 'coming' | 'there' | 'missing';

/** The map, which comes after the page: without it everything but a look at it works. */
export function MapPane({ board, view, onMove }: MapPaneProps) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap | undefined>(undefined);
  const [stage, reach] = useState<Stage>('coming');
  const [facts, learn] = useState<MapFacts>();
  const [isDrawn, draw] = useState(false);
  const lang = language();
  const look = () => ({ theme: isDark() ? 'dark' : 'light', lang } as const);
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const [known, { drawMap }] = await Promise.all([readMapFacts(), import('./draw-map.ts')]);
      if (isGone) return;
      learn(known);
      map.current = drawMap({
        ...look(), container: container.current!, view, bounds: known.bounds, onMove,
        onClick: (at) => board.clicked(at), onDrawn: () => draw(true),
      });
      board.connect(map.current);
      reach('there');
    };
    open().catch(() => reach('missing'));
    return () => {
      isGone = true;
      board.disconnect();
      map.current?.remove();
      map.current = undefined;
    };
  }, []);
  useEffect(() => {
    map.current?.restyle(look());
    return onThemeChange(() => map.current?.restyle(look()));
  }, [lang]);
  return (
    <div class="map-pane">
      <div ref={container} class="map" role="region" aria-label={say('map')} data-drawn={isDrawn} />
      {stage === 'missing' && <p class="no-map" role="status">{say('noMap')}</p>}
      {stage === 'there' && (
        <div class="zoom">
          <button type="button" aria-label={say('zoomIn')} onClick={() => map.current?.zoom(1)}><PlusIcon /></button>
          <button type="button" aria-label={say('zoomOut')} onClick={() => map.current?.zoom(-1)}><MinusIcon /></button>
        </div>
      )}
      <p class="attribution small">
        {facts?.isFictional && <span>{say('fictional')}</span>}
        <a href="https://www.openstreetmap.org/copyright" rel="noreferrer">© OpenStreetMap contributors, ODbL</a>
      </p>
    </div>
  );
}
