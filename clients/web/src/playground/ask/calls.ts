import { given, type ApiCall } from '../request/call.ts';
import { departureTime, MOST_DOTS, type Point, type View } from '../state/view.ts';

/** What shapes the calls besides the view. The sandbox has no traffic: its recorded answers are for empty roads. */
export interface Asking {
  readonly lang: 'ru' | 'en';
  readonly isSandbox: boolean;
}

/** Among equals, suggestions nearby come first. Two digits are about a kilometre: neighbours share cached answers. */
export function suggestCall(q: string, near: Point | undefined, { lang, isSandbox }: Asking): ApiCall {
  const around = near && !isSandbox ? { lat: rounded(near.lat), lon: rounded(near.lon) } : {};
  return { operation: 'suggest', query: given({ q, ...around, lang }) };
}

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

export const geocodeCall = ({ q }: View, { lang }: Asking): ApiCall | undefined =>
  (q.trim() === '' ? undefined : { operation: 'geocode', query: { q: q.trim(), lang, explain: true } });

export const reverseCall = ({ at }: View, { lang }: Asking): ApiCall | undefined =>
  at && { operation: 'reverse', query: { lat: at.lat, lon: at.lon, lang } };

const OTHER_WAYS = 2;

export function routeCall(view: View, { lang, isSandbox }: Asking, now: Date): ApiCall | undefined {
  const { stops, profile } = view;
  if (stops.length < 2) return undefined;
  const points = stops.map(({ lat, lon }) => ({ lat, lon }));
  return {
    operation: 'route',
    body: {
      profile, points, ...trafficOf(view, isSandbox, now), ...(stops.length === 2 && { alternatives: OTHER_WAYS }),
      steps: true, geometry: 'geojson', lang,
    },
  };
}

export function matrixCall(view: View, { lang, isSandbox }: Asking, now: Date): ApiCall | undefined {
  const { dots, profile } = view;
  if (dots.length < 2) return undefined;
  const origins = dots.slice(0, MOST_DOTS).map(({ lat, lon }) => ({ lat, lon }));
  return { operation: 'matrix', body: { profile, origins, ...trafficOf(view, isSandbox, now), lang } };
}

/** Traffic affects cars only; without a departure the journey begins now. */
function trafficOf({ profile, traffic, departure }: View, isSandbox: boolean, now: Date): Record<string, string> {
  if (profile !== 'car') return {};
  if (!traffic || isSandbox) return { traffic: 'off' };
  return { traffic: 'auto', ...(departure && { departure_time: departureTime(departure, now) }) };
}
