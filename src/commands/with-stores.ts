import { openStores, type Stores } from '../store/open.ts';
import type { Io } from './frame/io.ts';

/** Opens the stores of a service that may be running; the service sees changes within seconds. */
export async function withStores<T>(io: Io, work: (stores: Stores) => Promise<T>): Promise<T> {
  const config = io.readConfig();
  const journal = { spareFolder: config.journal.spareDir || undefined };
  const stores = await openStores({ ...config, journal, beside: true, note: (text) => io.note(text) });
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}
