import { useEffect, useRef } from 'preact/hooks';
import type { ChartSeries } from './plot.ts';
import { onThemeChange } from './theme-choice.ts';

interface ChartProps {
  /** What it shows, for who does not see it; the numbers stand in a table beside it. */
  readonly label: string;
  readonly days: readonly string[];
  readonly series: readonly ChartSeries[];
}

/** Bars by day, one on the other, with axes. What draws them is fetched when the first one is wanted. */
export function Chart({ label, days, series }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    let end = (): void => {};
    const draw = async (): Promise<void> => {
      const { plot } = await import('./plot.ts');
      if (isGone) return;
      end();
      end = plot(place.current!, days, series);
    };
    void draw();
    const forget = onThemeChange(() => void draw());
    return () => {
      isGone = true;
      forget();
      end();
    };
  }, []);
  return <div ref={place} class="chart" role="img" aria-label={label} />;
}
