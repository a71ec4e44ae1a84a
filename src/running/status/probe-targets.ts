import type { Config } from '../../config.ts';
import type { ProbeTarget } from './probes.ts';

/** The regions to probe. A node probes itself through its public listener, whether or not its region is listed. */
export function probeTargetsOf(
  { region, host, port, regionUrls }: Pick<Config, 'region' | 'host' | 'port' | 'regionUrls'>,
): ProbeTarget[] {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  const self = { region, url: `http://${address}:${port}`, isSelf: true };
  const others = regionUrls.filter((listed) => listed.region !== region);
  return [...(port === 0 ? [] : [self]), ...others.map((other) => ({ ...other, isSelf: false }))];
}
