import { useEffect, useRef, useState } from 'preact/hooks';
import { isDark, onThemeChange } from '../../look/theme-choice.ts';
import { language } from '../../words/language.ts';
import { say } from '../../words/playground.ts';
import { MinusIcon, PlusIcon, WholeIcon } from '../icons.tsx';
import { labelChoices, type LabelChoice, type MapView } from '../state/view.ts';
import type { Board, DrawnMap } from './board.ts';
import type { MapFacts } from './map-facts.ts';

interface MapPaneProps {
  readonly board: Board;
  readonly facts: MapFacts | null | undefined;
  readonly view: MapView | undefined;
  readonly labels: LabelChoice;
  readonly onMove: (view: MapView) => void;
  readonly onLabels: (labels: LabelChoice) => void;
}

type Stage = 'coming' | 'there' | 'missing';

/** The map, loaded after the page: everything but the map works without it. */
export function MapPane({ board, facts, view, labels, onMove, onLabels }: MapPaneProps) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap | undefined>(undefined);
  const [stage, reach] = useState<Stage>('coming');
  const [drawn, draw] = useState<'nothing' | 'something'>();
  const lang = labels === 'page' ? language() : labels;
  const look = () => ({ theme: isDark() ? 'dark' : 'light', lang } as const);
  const isThere = facts && true;
  // Loaded in parallel with the facts.
  useEffect(() => void import('./draw-map.ts').catch(() => reach('missing')), []);
  useEffect(() => {
    if (facts === null) reach('missing');
    if (!facts) return undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const { drawMap } = await import('./draw-map.ts');
      if (isGone) return;
      map.current = drawMap({
        ...look(), container: container.current!, view, bounds: facts.bounds, tiles: facts.tiles, onMove,
        onClick: (at) => board.clicked(at), onDrawn: draw,
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
  }, [isThere]);
  useEffect(() => {
    if (facts) map.current?.retile(facts.tiles);
  }, [facts]);
  useEffect(() => {
    map.current?.restyle(look());
    return onThemeChange(() => map.current?.restyle(look()));
  }, [lang]);
  const showAll = (): void => {
    const [west, south, east, north] = facts?.bounds ?? [];
    map.current?.show([{ lat: south, lon: west }, { lat: north, lon: east }]);
  };
  return (
    <div class="map-pane">
      <div ref={container} class="map" role="region" aria-label={say('map')} data-drawn={drawn !== undefined}
        data-tiles={facts?.tiles.addresses[0]} />
      {stage === 'missing' && <p class="no-map" role="status">{say('noMap')}</p>}
      {drawn === 'nothing' && <Nowhere onAll={showAll} />}
      {stage === 'there' && (
        <Tools labels={labels} onLabels={onLabels} onAll={showAll} onZoom={(by) => map.current?.zoom(by)} />
      )}
      <p class="attribution small">
        {facts?.isFictional && <span>{say('fictional')}</span>}
        <a href="https://www.openstreetmap.org/copyright" rel="noreferrer">© OpenStreetMap contributors, ODbL</a>
      </p>
    </div>
  );
}

const Nowhere = ({ onAll }: Pick<ToolsProps, 'onAll'>) => (
  <p class="no-map" role="status">
    {say('nothingDrawn')}{' '}<button type="button" class="inline" onClick={onAll}>{say('showAll')}</button>
  </p>
);

interface ToolsProps extends Pick<MapPaneProps, 'labels' | 'onLabels'> {
  readonly onZoom: (by: 1 | -1) => void;
  readonly onAll: () => void;
}

const Tools = ({ labels, onLabels, onZoom, onAll }: ToolsProps) => (
  <div class="map-tools">
    <button type="button" aria-label={say('zoomIn')} onClick={() => onZoom(1)}><PlusIcon /></button>
    <button type="button" aria-label={say('zoomOut')} onClick={() => onZoom(-1)}><MinusIcon /></button>
    <button type="button" aria-label={say('showAll')} title={say('showAll')} onClick={onAll}><WholeIcon /></button>
    <LabelChooser value={labels} onChoose={onLabels} />
  </div>
);

const labelNames = { page: 'labelsOfPage', ru: 'labelsRu', en: 'labelsEn', local: 'labelsLocal' } as const;

interface LabelChooserProps {
  readonly value: LabelChoice;
  readonly onChoose: (labels: LabelChoice) => void;
}

/** Switches the language of the map's labels; each press selects the next one. */
function LabelChooser({ value, onChoose }: LabelChooserProps) {
  const next = labelChoices[(labelChoices.indexOf(value) + 1) % labelChoices.length];
  const shown = say(labelNames[value]);
  const name = `${say('labels')}: ${shown}`;
  return (
    <button type="button" class="labels" aria-label={name} title={name} onClick={() => onChoose(next)}>{shown}</button>
  );
}
