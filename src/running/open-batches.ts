import { randomBytes } from 'node:crypto';
import type { FileStore } from '../kernel/file-store.ts';
import type { Stores } from '../store/open.ts';
import { addBatchEndpoint } from '../store/sql/webhook-outbox.ts';
import { openBatches, type Batches } from './batches.ts';
import { UploadPlaces } from './submit/places.ts';

export interface BatchSurroundings {
  readonly stores: Stores;
  readonly files: FileStore;
  readonly region: string;
  /** Called when there is work for the workers. */
  readonly wake?: () => void;
}

/** The batch service over its stores. */
export const openBatchService = ({ stores, files, region, wake = () => {} }: BatchSurroundings): Batches =>
  openBatches({
    files,
    store: stores.batchStore,
    quota: stores.quota,
    reservations: stores.reservations,
    repeats: stores.uploadRepeats,
    webhooks: stores.webhooks,
    addEndpoint: addBatchEndpoint,
    places: new UploadPlaces(),
    region,
    random: randomBytes,
    wake,
  });
