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
    this.lookUp = (address) => {
      const { latitude: lat, longitude: lon } = lookUpIn(reader, address)?.location ?? {};
      return Number.isFinite(lat) && Number.isFinite(lon) ? { lat: lat!, lon: lon! } : undefined;
    };
  }
}

/** Returns null for a text that is not an address, for which the library throws. */
function lookUpIn(reader: { get(address: string): CityResponse | null }, address: string): CityResponse | null {
  try {
    return reader.get(address);
  } catch {
    return null;
  }
}
