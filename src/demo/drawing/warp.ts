import type { Chance } from './chance.ts';
import type { Point } from './plane.ts';

/**
 * Bends the straight lines of a street plan into those on the ground: rounded outline, districts turned against
 * each other, waves. Every step is injective (nothing folds over), so streets that do not cross on the plan do not
 * cross on the ground.
 */
export interface Warp {
  (x: number, y: number): Point;
}

export interface Bend {
  readonly center: Point;
  readonly radius: number;
  /** In radians, for the whole settlement. */
  readonly turn: number;
  /** 0 for a square, 0.16 for a rounded one. */
  readonly roundness: number;
  readonly waveMeters: number;
  readonly whirls: readonly { x: number; y: number; reach: number; turn: number }[];
}

export function bend(chance: Chance, center: Point, radius: number, how: Partial<Bend> = {}): Bend {
  const whirls = Array.from({ length: radius > 2000 ? 9 : radius > 700 ? 2 : 0 }, () => ({
    x: chance.range(-0.8, 0.8) * radius,
    y: chance.range(-0.8, 0.8) * radius,
    reach: chance.range(0.22, 0.42) * radius,
    turn: chance.range(0.16, 0.42) * (chance.often(0.5) ? 1 : -1),
  }));
  const waveMeters = Math.min(45, radius / 22);
  return { center, radius, turn: chance.range(-0.5, 0.5), roundness: 0.14, waveMeters, whirls, ...how };
}

export function warpOf({ center, radius, turn, roundness, waveMeters, whirls }: Bend): Warp {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const wave = Math.max(radius / 3, 260);
  return (x, y) => {
    const u = x / radius;
    const v = y / radius;
    let px = x * (1 - roundness * v * v);
    let py = y * (1 - roundness * u * u);
    for (const whirl of whirls) {
      const dx = px - whirl.x;
      const dy = py - whirl.y;
      const strength = (dx * dx + dy * dy) / (whirl.reach * whirl.reach);
      if (strength > 9) continue;
      const angle = whirl.turn * Math.exp(-strength);
      px = whirl.x + dx * Math.cos(angle) - dy * Math.sin(angle);
      py = whirl.y + dx * Math.sin(angle) + dy * Math.cos(angle);
    }
    px += waveMeters * Math.sin(py / wave + turn * 7);
    py += waveMeters * Math.sin(px / (wave * 0.8) + turn * 11);
    return { x: center.x + px * cos - py * sin, y: center.y + px * sin + py * cos };
  };
}
