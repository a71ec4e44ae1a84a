import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { say } from '../words/playground.ts';

const heights = ['low', 'half', 'high'] as const;
type Height = (typeof heights)[number];

/** A shorter drag counts as a press. */
const PRESS_PIXELS = 12;

/** The panel beside the map. On phones it is a sheet, moved up and down by its handle. */
export function Sheet({ children }: { readonly children: ComponentChildren }) {
  const [height, reach] = useState<Height>('half');
  const from = useRef<number | undefined>(undefined);
  const step = (by: number): void =>
    reach((before) => heights[Math.max(0, Math.min(heights.length - 1, heights.indexOf(before) + by))]);
  const press = (): void => reach((before) => heights[(heights.indexOf(before) + 1) % heights.length]);
  return (
    <div class={`sheet ${height}`}>
      <button type="button" class="handle" aria-expanded={height !== 'low'}
        aria-label={say(height === 'high' ? 'lowerSheet' : 'raiseSheet')}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          const by = (from.current ?? event.clientY) - event.clientY;
          if (Math.abs(by) >= PRESS_PIXELS) step(Math.sign(by));
          else press();
        }}
        onClick={(event) => {
          // A press of the keyboard has no preceding pointer event.
          if (event.detail === 0) press();
        }}>
        <span aria-hidden="true" />
      </button>
      <div class="sheet-content">{children}</div>
    </div>
  );
}
