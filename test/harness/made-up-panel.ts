import type { Incident, Panel } from '../../ops/index.ts';
import { addDays, dayOf } from '../../src/kernel/moscow.ts';

const operations = [['geocode', 24], ['matrix', 180], ['reverse', 3], ['route', 110], ['suggest', 0.6]] as const;

/** Four regions with good days, bad days and days without data. */
export function madeUpPanel(at: number): Panel {
  const regions = ['ala-1', 'fra-1', 'msk-1', 'spb-1'].map((region, number) => {
    const days = Array.from({ length: 90 }, (_, index) => {
      const isDark = number === 1 && index < 30;
      const down = number === 3 && index === 70 ? 90 : index === 40 + number * 7 ? 4 : 0;
      return {
        day: addDays(dayOf(at), index - 89),
        minutes: isDark ? { up: 0, down: 0, unknown: 1440 } : { up: 1440 - down, down, unknown: 0 },
        latencies: isDark ? [] : operations.map(([operation, ms]) => ({
          operation, p50Ms: ms * (1 + 0.1 * Math.sin(index + number)), p99Ms: ms * (3 + Math.cos(index)), count: 5000,
          measured: 'requests' as const,
        })),
      };
    });
    return {
      region, days,
      state: region === 'spb-1' ? 'down' as const : 'up' as const,
      uptime: { up: 43_000, down: region === 'spb-1' ? 94 : 4, unknown: number === 1 ? 17 : 0 },
      latencies: days.at(-1)!.latencies.map((one) => ({
        ...one, measured: region === 'ala-1' ? 'probes' as const : one.measured,
      })),
    };
  });
  return { at, regions, incidents: incidentsOf(at) };
}

const incidentsOf = (at: number): Incident[] => [
  {
    id: 'open-now', region: 'spb-1', origin: 'recorded', openedAt: at - 600_000, closedAt: undefined,
    notes: [{ at: at - 300_000, text: 'Провайдер чинит <маршрутизатор> & "кабель".' }],
  },
  {
    id: 'over', region: 'msk-1', origin: 'reported', openedAt: at - 9e8, closedAt: at - 8.9e8,
    notes: [{ at: at - 9e8, text: 'A switch was replaced.' }],
  },
];
