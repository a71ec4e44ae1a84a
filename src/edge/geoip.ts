import { open, type CityResponse } from 'maxmind';
import { AppError } from '../errors.ts';
import type { FindAddress } from './whereabouts.ts';

const KEPT_ANSWERS = 10_000;

/** A file of network addresses and their places in MaxMind's format, with a `location` for each (a city database). */
export class GeoIp {
  private readonly path: string;
  private lookUp: FindAddress = () => undefined;

  constructor(path: string) {
    this.path = path;
  }

  readonly find: FindAddress = (address) => this.lookUp(address);

  /** Reads the file, also after it was replaced. If it cannot be read, the previous one stays in force. */
  async load(): Promise<void> {
    const reader = await open<CityResponse>(this.path, { cache: { max: KEPT_ANSWERS } }).catch(
      (error: NodeJS.ErrnoException) => {
        const code = error.code === 'ENOENT' ? 'file_missing' : 'file_unreadable';
        throw new AppError(code, `GEOIP_DB=${this.path}: ${code === 'file_missing' ? 'is not there' : error.message}`);
      },
    );
    refuseGarbage(reader, this.path);
    this.lookUp = (address) => placeOf(lookUpIn(reader, address));
  }
}

type Reader = { get(address: string): CityResponse | null };

/** Addresses all over the IPv4 networks. */
const samples = Array.from({ length: 223 * 16 }, (_, at) => `${1 + (at >> 4)}.${(at & 15) * 16 + 7}.113.7`);

/** Throws for a file that can be opened, but whose entries cannot be read or are not places. */
function refuseGarbage(reader: Reader, path: string): void {
  let places = 0;
  try {
    const found = samples.map((address) => reader.get(address)).filter((entry) => entry !== null);
    places = found.filter((entry) => placeOf(entry) !== undefined).length;
    if (found.length === 0 || places > 0) return;
  } catch {}
  throw new AppError('file_unreadable', `GEOIP_DB=${path}: its entries are damaged, or contain no positions`);
}

function placeOf(entry: CityResponse | null): ReturnType<FindAddress> {
  const { latitude: lat, longitude: lon } = entry?.location ?? {};
  if (typeof lat !== 'number' || typeof lon !== 'number') return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

/** Returns null for a text that is not an address, for which the library throws. */
function lookUpIn(reader: Reader, address: string): CityResponse | null {
  try {
    return reader.get(address);
  } catch {
    return null;
  }
}
