import { useEffect, useRef } from 'preact/hooks';
import type { ChartSeries } from './plot.ts';
import { onThemeChange } from './theme-choice.ts';

interface ChartProps {
  /** What the chart shows, for screen readers; the numbers are in a table beside it. */
  readonly label: string;
  readonly days: readonly string[];
  readonly series: readonly ChartSeries[];
}

/** Stacked bars by day with axes. The drawing code is loaded with the first chart. */
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
