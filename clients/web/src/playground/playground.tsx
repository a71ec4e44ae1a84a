import { useState } from 'preact/hooks';
import { Frame } from '../look/frame.tsx';
import { Tabs } from '../look/tabs.tsx';
import { useLanguage } from '../words/language.ts';
import { say } from '../words/playground.ts';
import { DeskContext, useNewDesk } from './ask/desk.ts';
import { BatchPanel } from './batch/batch-panel.tsx';
import { useBatch, type Batch } from './batch/use-batch.ts';
import { useDrop } from './batch/use-drop.ts';
import { KeyBox } from './key/key-box.tsx';
import { useKeptKey } from './key/kept-key.ts';
import { Board } from './map/board.ts';
import { useMapFacts } from './map/map-facts.ts';
import { MapPane } from './map/map-pane.tsx';
import { MatrixPanel } from './matrix/matrix-panel.tsx';
import { RequestView } from './request/request-view.tsx';
import { RoutePanel } from './route/route-panel.tsx';
import { Examples } from './search/examples.tsx';
import { SearchPanel } from './search/search-panel.tsx';
import { Sheet } from './sheet.tsx';
import { useView, type ChangeView } from './state/use-view.ts';
import { panels, type View } from './state/view.ts';

/** The first page: a map, and panels for what can be asked about it. */
export function Playground() {
  useLanguage();
  const [view, change] = useView();
  const [key, keepKey] = useKeptKey();
  const facts = useMapFacts();
  const desk = useNewDesk(key, facts);
  const batch = useBatch(desk, view.job, (job) => change({ job }));
  const drop = useDrop((file) => {
    change({ panel: 'batch' });
    void batch.choose(file);
  });
  const [board] = useState(() => new Board(view.map !== undefined && asksSomething(view)));
  return (
    <DeskContext.Provider value={desk}>
      <Frame title={`Geokod · ${say('title')}`} here="home">
        <main class={`playground ${drop.isOver ? 'dropping' : ''}`} data-drop={say('dropFile')} tabIndex={-1}
          {...drop.handlers}>
          <h1 class="hidden">{say('title')}</h1>
          <MapPane board={board} facts={facts} view={view.map} labels={view.labels} onMove={(map) => change({ map })}
            onLabels={(labels) => change({ labels })} />
          <Sheet>
            <Tabs label={say('panels')} chosen={view.panel} onChoose={(panel) => change({ panel })}
              tabs={panels.map((panel) => [panel, say(panel)] as const)}>
              <CurrentPanel view={view} change={change} board={board} batch={batch} />
            </Tabs>
            {desk.isSandbox && <Examples change={change} board={board} />}
            <KeyBox value={key} visitsADay={desk.isSandbox ? 0 : facts?.visitsADay ?? 0} onKey={keepKey} />
            <RequestView />
          </Sheet>
        </main>
      </Frame>
    </DeskContext.Provider>
  );
}

const asksSomething = ({ q, at, stops, dots, job }: View): boolean =>
  q !== '' || job !== undefined || at !== undefined || stops.length > 1 || dots.length > 1;

interface PanelProps {
  readonly view: View;
  readonly change: ChangeView;
  readonly board: Board;
  readonly batch: Batch;
}

function CurrentPanel({ view, change, board, batch }: PanelProps) {
  switch (view.panel) {
    case 'search': return <SearchPanel view={view} change={change} board={board} />;
    case 'route': return <RoutePanel view={view} change={change} board={board} />;
    case 'matrix': return <MatrixPanel view={view} change={change} board={board} />;
    case 'batch': return <BatchPanel board={board} batch={batch} job={view.job} />;
  }
}
