/**
 * Lines as short texts: each point as its difference from the previous one, in units of the last decimal place, with
 * five bits a character. The format is widely known as an encoded polyline.
 */
const FIRST_CHARACTER = 63;
const MORE = 0x20;

/** Writes degrees with `places` decimals: 6 for a polyline6. */
export function toPolyline(lat: readonly number[], lon: readonly number[], places: number): string {
  const scale = 10 ** places;
  let [text, lastLat, lastLon] = ['', 0, 0];
  for (let i = 0; i < lat.length; i++) {
    const [nextLat, nextLon] = [Math.round(lat[i] * scale), Math.round(lon[i] * scale)];
    text += toCharacters(nextLat - lastLat) + toCharacters(nextLon - lastLon);
    [lastLat, lastLon] = [nextLat, nextLon];
  }
  return text;
}

function toCharacters(difference: number): string {
  let rest = difference < 0 ? -difference * 2 - 1 : difference * 2;
  let text = '';
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) {
    text += String.fromCharCode((rest % MORE | MORE) + FIRST_CHARACTER);
  }
  return text + String.fromCharCode(rest + FIRST_CHARACTER);
}

export function fromPolyline(text: string, places: number): { lat: number[]; lon: number[] } {
  const scale = 10 ** places;
  const sums = [0, 0];
  const line = { lat: [] as number[], lon: [] as number[] };
  let [axis, value, unit] = [0, 0, 1];
  for (const character of text) {
    const bits = character.charCodeAt(0) - FIRST_CHARACTER;
    value += (bits % MORE) * unit;
    unit *= MORE;
    if (bits >= MORE) continue;
    sums[axis] += value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    if (axis === 1) {
      line.lat.push(sums[0] / scale);
      line.lon.push(sums[1] / scale);
    }
    [axis, value, unit] = [1 - axis, 0, 1];
  }
  return line;
}
