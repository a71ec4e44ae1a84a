import { taggedAccess, type Access } from './access.ts';
import type { Profile } from '../graph.ts';
import { speedOf } from './speed-limit.ts';
import type { Tags } from './tags.ts';
import type { Use } from './way-use.ts';

export const isFerry = (tags: Tags): boolean => tags.route === 'ferry' || tags.ferry === 'yes';
export const isShuttle = (tags: Tags): boolean => tags.route === 'shuttle_train' || tags.railway === 'shuttle_train';

const FERRY_KMH = 12;
const SHUTTLE_KMH = 60;

/** Parses "00:20", "01:10:00", "PT1H10M" or "25" (minutes) into seconds; undefined for other forms ("2 days"). */
export function durationSeconds(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const clock = /^(?:(\d+):)?(\d+):(\d{2})$/u.exec(text);
  if (clock) {
    // Two parts are hours and minutes, three include seconds.
    const [, first, second, third] = clock;
    return first === undefined ? Number(second) * 3600 + Number(third) * 60
      : Number(first) * 3600 + Number(second) * 60 + Number(third);
  }
  const iso = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/iu.exec(text);
  if (iso && text.length > 2) {
    const [days, hours, minutes, seconds] = iso.slice(1).map((part) => Number(part ?? 0));
    return days * 86_400 + hours * 3600 + minutes * 60 + seconds;
  }
  const minutes = /^(\d+(?:\.\d+)?)\s*(?:min(?:utes)?\.?)?$/u.exec(text);
  return minutes ? Number(minutes[1]) * 60 : undefined;
}

/** The access to the boat. Tagged for walkers but not for vehicles, it takes no cars. */
function taken(profile: Profile, tags: Tags): Access {
  const tagged = taggedAccess(profile, tags);
  if (tagged && (tagged.key !== 'access' || tagged.access !== 'yes')) return tagged.access;
  const isForFeet = tags.foot !== undefined && tags.foot !== 'no';
  if (profile === 'car' && isForFeet && tagged === undefined) return 'no';
  return 'yes';
}

/** A crossing by boat, or by a train that carries cars. */
export function crossing(profile: Profile, tags: Tags): { use: Use; totalSeconds?: number } | undefined {
  const train = !isFerry(tags);
  const access = taken(profile, tags);
  if (access === 'no') return undefined;
  const kmh = speedOf(tags.maxspeed) ?? (train ? SHUTTLE_KMH : FERRY_KMH);
  const totalSeconds = durationSeconds(tags.duration);
  return {
    use: { kmh, mode: train ? 'train' : 'ferry', zone: access === 'yes' ? 'ferry' : access },
    ...(totalSeconds === undefined || totalSeconds <= 0 ? {} : { totalSeconds }),
  };
}
