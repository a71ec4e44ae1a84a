import type { BatchJob } from '@geokod/client';
import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { say } from '../../words/dashboard.ts';
import { clockMoment, moment, number } from '../../words/figures.ts';
import { Question } from '../question.tsx';

const looks = {
  queued: '', validating: '', running: 'due', finalizing: 'due', completed: 'done', failed: 'over', cancelling: 'due',
  cancelled: '', expired: '',
} as const;
const isKnown = (state: string): state is keyof typeof looks => Object.hasOwn(looks, state);

const open: ReadonlySet<string> = new Set(['queued', 'validating', 'running', 'finalizing', 'cancelling']);

/** Whether the job may still change. */
export const isOpen = ({ status }: BatchJob): boolean => open.has(status);

interface BatchItemProps {
  readonly job: BatchJob;
  readonly cancel: () => Promise<void>;
}

/** A job: its rows, its progress and its result. */
export function BatchItem({ job, cancel }: BatchItemProps) {
  const [asked, ask] = useState(false);
  const { status, label, rows, processed, error, created_at: at, result_url: result } = job;
  const name = label === '' ? job.job : label;
  return (
    <li aria-label={name}>
      <div class="title">
        <h3 class="name">{name}</h3>
        <span class={`badge ${isKnown(status) ? looks[status] : ''}`}>{isKnown(status) ? say(status) : status}</span>
      </div>
      {isOpen(job) && (
        <progress max={Math.max(1, rows)} value={processed}
          aria-label={say('batchProgress', { done: number(processed), rows: number(rows) })} />
      )}
      <p class="small">{[say('batchMade', { at: clockMoment(at) }), ...stateOf(job)].join(' · ')}</p>
      {error !== null && <p class="alert">{error.detail}</p>}
      <div class="buttons start">
        {result !== null && (
          <>
            <a class="button plain" href={result} download="">{say('batchResult')}</a>
            <a class="button plain" href={`${result}?excel=1`} download="">{say('batchExcel')}</a>
          </>
        )}
        {isOpen(job) && status !== 'cancelling' && (
          <Button look="danger" onPress={() => ask(true)}>{say('batchCancel')}</Button>
        )}
      </div>
      {asked && (
        <Question title={say('batchCancelAsk', { name })} why={say('batchCancelWhy')} sure={say('batchCancel')}
          onSure={cancel} onClose={() => ask(false)} />
      )}
    </li>
  );
}

function stateOf(job: BatchJob): string[] {
  const { rows, processed, succeeded, not_found: missing, failed: broken, eta_s: eta, expires_at: until } = job;
  const progress = { done: number(processed), rows: number(rows) };
  const found = { succeeded: number(succeeded), missing: number(missing), broken: number(broken) };
  return [
    ...(isOpen(job) ? [say('batchProgress', progress)] : [say('batchRows', progress)]),
    ...(processed > 0 ? [say('batchFound', found)] : []),
    ...(isOpen(job) && eta !== null ? [say('batchEta', { time: spanOf(eta) })] : []),
    // a job that has begun is only not measured yet
    ...(isOpen(job) && eta === null && job.started_at === null ? [say('batchEtaNone')] : []),
    ...(until === null ? [] : [say('batchKept', { day: moment(until) })]),
  ];
}

const spans = [[3600, 'hours'], [60, 'minutes'], [1, 'seconds']] as const;

function spanOf(seconds: number): string {
  const [size, name] = spans.find(([least]) => seconds >= least * 2) ?? spans[2];
  return say(name, { count: number(Math.round(seconds / size)) });
}
