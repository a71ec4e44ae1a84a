import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Waiting } from '../../look/loaded.tsx';
import { number } from '../../words/figures.ts';
import { say } from '../../words/playground.ts';
import { useDesk } from '../ask/desk.ts';
import { FileIcon } from '../icons.tsx';
import { Refusal } from '../key/refusal.tsx';
import type { MapBoard } from '../map/board.ts';
import { finenessOf } from '../map/colours.ts';
import { PointLegend } from '../map/legend.tsx';
import { sayPrecision } from '../told.ts';
import type { FoundRow, Preview } from './table.ts';
import { tableRefusalIn } from './table-refusal.ts';
import type { Batch, BatchStage } from './use-batch.ts';

interface BatchPanelProps {
  readonly board: MapBoard;
  readonly batch: Batch;
  /** The job in the address bar. */
  readonly job: string | undefined;
}

/** A file of addresses: dropped, processed and shown on the map. */
export function BatchPanel({ board, batch, job }: BatchPanelProps) {
  const { hasKey } = useDesk();
  const { stage } = batch;
  const rows = stage.name === 'done' ? stage.rows : undefined;
  useEffect(() => {
    const found = (rows ?? []).filter((row) => row.point !== undefined);
    board.put({ dots: found.map(({ point, precision }) => ({ ...point!, look: finenessOf(precision) })) });
    if (found.length > 0) board.show(found.map(({ point }) => point!));
  }, [rows]);
  return (
    <>
      {job !== undefined && !hasKey && <p class="warning" role="status">{say('jobNeedsKey')}</p>}
      {stage.name === 'none' && <DropZone onFile={batch.choose} />}
      {stage.name === 'opening' && <Waiting />}
      {stage.name === 'chosen' && <Chosen batch={batch} file={stage.file} preview={stage.preview} />}
      {(stage.name === 'sending' || stage.name === 'working') && <Progress batch={batch} stage={stage} />}
      {stage.name === 'done' && <Done batch={batch} stage={stage} board={board} />}
      {batch.error !== undefined
        && <Failed error={batch.error} onAgain={job === undefined ? undefined : batch.reopen} />}
    </>
  );
}

interface FailedProps {
  readonly error: unknown;
  readonly onAgain: (() => void) | undefined;
}

/** A failed job carries its own reason, which is not the error of a request. */
function Failed({ error, onAgain }: FailedProps) {
  const words = tableRefusalIn(error);
  if (words) return <p class="alert" role="alert">{say(words)}</p>;
  const isProblem = typeof error === 'object' && error !== null && !(error instanceof Error) && 'detail' in error;
  if (isProblem) return <p class="alert" role="alert">{String(error.detail)}</p>;
  return <Refusal error={error} onAgain={onAgain} />;
}

function DropZone({ onFile }: { readonly onFile: (file: File) => Promise<void> }) {
  const id = useId();
  const take = (files: FileList | null | undefined): void => void (files?.[0] && onFile(files[0]));
  return (
    <div class="drop">
      <FileIcon />
      <label for={id}>{say('dropFile')}</label>
      <input id={id} type="file" accept=".csv,.tsv,.txt,text/csv"
        onChange={(event) => take(event.currentTarget.files)} />
      <p class="small">{say('fileHint')}</p>
    </div>
  );
}

interface ChosenProps {
  readonly batch: Batch;
  readonly file: File;
  readonly preview: Preview;
}

function Chosen({ batch, file, preview: { columns, rows } }: ChosenProps) {
  const id = useId();
  const [column, choose] = useState('');
  const [isAddress, setAddress] = useState(false);
  const hasOneLine = rows.length === 0;
  const { hasKey } = useDesk();
  return (
    <>
      <h2>{file.name}</h2>
      <div class="scrolled" tabIndex={0} role="region" aria-label={say('firstRows')}>
        <table>
          <thead><tr>{columns.map((name, at) => <th key={at} scope="col">{name}</th>)}</tr></thead>
          <tbody>
            {rows.map((row, at) => <tr key={at}>{columns.map((_, cell) => <td key={cell}>{row[cell] ?? ''}</td>)}</tr>)}
          </tbody>
        </table>
      </div>
      <div class="field">
        <label for={id}>{say('addressColumn')}</label>
        <select id={id} value={column} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{say('guessColumn')}</option>
          {columns.map((name, at) => <option key={at} value={String(at + 1)}>{name || String(at + 1)}</option>)}
        </select>
      </div>
      {hasOneLine && (
        <label class="one-line">
          <input type="checkbox" checked={isAddress} onChange={() => setAddress(!isAddress)} />{say('lineIsAddress')}
        </label>
      )}
      {hasKey ? <p class="small">{say('batchPrice')}</p> : <p class="warning">{say('batchNeedsKey')}</p>}
      <div class="buttons start">
        <Button disabled={!hasKey || (hasOneLine && !isAddress)}
          onPress={() => void batch.send({ column, ...(hasOneLine && { header: false }) })}>
          {say('geocodeFile')}
        </Button>
        <Button look="plain" onPress={batch.reset}>{say('otherFile')}</Button>
      </div>
    </>
  );
}

interface ProgressProps {
  readonly batch: Batch;
  readonly stage: Extract<BatchStage, { name: 'sending' | 'working' }>;
}

function Progress({ batch, stage }: ProgressProps) {
  const job = stage.name === 'working' ? stage.job : undefined;
  const label = stage.name === 'working' ? stage.job.label : stage.label;
  const done = job?.processed ?? 0;
  return (
    <>
      <h2>{label || say('batch')}</h2>
      <progress aria-label={say('progress')} value={job && job.rows > 0 ? done / job.rows : undefined} />
      <p role="status">{job ? say('rowsDone', { done: number(done), rows: number(job.rows) }) : say('sending')}</p>
      <Button look="danger" onPress={batch.cancel}>{say('cancelJob')}</Button>
    </>
  );
}

interface DoneProps {
  readonly batch: Batch;
  readonly stage: Extract<BatchStage, { name: 'done' }>;
  readonly board: MapBoard;
}

const MOST_LISTED = 100;
const CLOSE = 16;

function Done({ batch, stage: { job, rows, result }, board }: DoneProps) {
  const address = useMemo(() => URL.createObjectURL(result), [result]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const fileName = (job.label || job.job).replace(/(\.\w+)?$/, '.geokod.csv');
  const counts: Record<string, number> = {};
  for (const { precision, point } of rows) {
    if (point) counts[finenessOf(precision)] = (counts[finenessOf(precision)] ?? 0) + 1;
  }
  return (
    <>
      <h2>{job.label || say('batch')}</h2>
      <p role="status">{say('batchDone', { found: number(job.succeeded), rows: number(job.rows) })}</p>
      <PointLegend counts={counts} />
      <div class="buttons start">
        <a class="button" href={address} download={fileName}>{say('download')}</a>
        <Button look="plain" onPress={batch.reset}>{say('otherFile')}</Button>
      </div>
      <ol class="rows" role="list" aria-label={say('rows')}>
        {rows.slice(0, MOST_LISTED).map((row) => (
          <li key={row.number}><Row row={row} onLook={(point) => board.fly({ ...point, zoom: CLOSE })} /></li>
        ))}
      </ol>
      {rows.length > MOST_LISTED
        && <p class="small">{say('moreRows', { count: number(rows.length - MOST_LISTED) })}</p>}
    </>
  );
}

interface RowProps {
  readonly row: FoundRow;
  readonly onLook: (point: NonNullable<FoundRow['point']>) => void;
}

function Row({ row: { number: at, address, precision, point, status, asked }, onLook }: RowProps) {
  if (!point) {
    return (
      <p class="missed">
        <span>{`${at}. ${asked}`}</span>
        <span class="small">{say(status === 'not_found' ? 'rowNotFound' : 'rowBroken')}</span>
      </p>
    );
  }
  return (
    <button type="button" onClick={() => onLook(point)}>
      <span class={`swatch ${finenessOf(precision)}`} aria-hidden="true" />
      <span>{address}</span>
      <span class="small">{sayPrecision(precision)}</span>
    </button>
  );
}
