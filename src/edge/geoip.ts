import { open, type CityResponse } from 'maxmind';
import { AppError } from '../errors.ts';
import type { FindAddress } from './whereabouts.ts';

const KEPT_ANSWERS = 10_000;

/** A file of network addresses and their places, in the format of MaxMind, with a `location` for each (cities). */
export class GeoIp {
  private readonly path: string;
  private lookUp: FindAddress = () => undefined;

  constructor(path: string) {
    this.path = path;
  }

  readonly find: FindAddress = (address) => this.lookUp(address);

  /** Reads the file, again when it was replaced; what was read before stays in force when it cannot be. */
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

/** A text that is no address is known to nobody; the library throws. */
function lookUpIn(reader: { get(address: string): CityResponse | null }, address: string): CityResponse | null {
  try {
    return reader.get(address);
  } catch {
    return null;
  }
}
