import type { BatchList } from '@geokod/client';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Loaded } from '../../look/loaded.tsx';
import { ownService } from '../../service/client.ts';
import { say } from '../../words/dashboard.ts';
import { useAsked } from '../around.tsx';
import { BatchItem, isOpen } from './batch-item.tsx';
import { Part, WhenNear } from '../part.tsx';
import { SendFile } from './send-file.tsx';

const PAGE = 10;
const LOOK_AGAIN_MS = 2_000;

/** The batch jobs, to watch, cancel and download. Jobs are created on the map page or through the API. */
export const Batches = () => (
  <Part id="batches" title={say('batches')}>
    <p class="small">{say('batchesWhy')}</p>
    <SendFile />
    <WhenNear>{() => <Jobs />}</WhenNear>
  </Part>
);

function Jobs() {
  const [size, setSize] = useState(PAGE);
  const jobs = useAsked(() => ownService().listBatches({ query: { limit: size } }), [size]);
  const { value, reload } = jobs;
  useEffect(() => {
    if (!value?.items.some(isOpen)) return undefined;
    // no requests while the tab is hidden
    const timer = setInterval(() => void (document.hidden || reload()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [value]);
  const cancel = async (job: string): Promise<void> => {
    await ownService().cancelBatch({ path: { job } });
    await reload();
  };
  return (
    <>
      <Loaded of={jobs}>{(list) => <JobList list={list} cancel={cancel} />}</Loaded>
      {value && value.next_cursor !== null && (
        <Button look="plain" onPress={() => setSize(size + PAGE)}>{say('more')}</Button>
      )}
    </>
  );
}

interface JobListProps {
  readonly list: BatchList;
  readonly cancel: (job: string) => Promise<void>;
}

function JobList({ list: { items }, cancel }: JobListProps) {
  if (items.length === 0) return <p class="empty">{say('batchesNone')}</p>;
  return (
    <ul class="jobs" role="list">
      {items.map((job) => <BatchItem key={job.job} job={job} cancel={() => cancel(job.job)} />)}
    </ul>
  );
}
