import { cellMiddle } from './land/borders.ts';
import { chanceOf } from './drawing/chance.ts';
import { drawCity, type City } from './towns/city.ts';
import type { CountryLine } from './land/country-lines.ts';
import type { Draft, Tags } from './drawing/draft.ts';
import { hubs, type HubSpec, type SpokeSpec } from './land/hubs.ts';
import { baseCell, hubMiddle, lake } from './land/land.ts';
import { distanceToLine, type Point } from './drawing/plane.ts';
import { roadBetween, roadTags } from './land/roads.ts';
import { drawTown, drawVillage, type Settlement } from './towns/settlements.ts';
import { townWanted } from './towns/towns.ts';
import { drawWater, type Water } from './land/water.ts';

/** The base country: the hand-made part, 6 by 4 cells, which is the same whatever extends it. */
export interface Base {
  readonly city: City;
  readonly water: Water;
  /** By "column,row" of the plan. */
  readonly hubs: ReadonlyMap<string, Settlement>;
  readonly villages: readonly { spec: SpokeSpec; hub: HubSpec; settlement: Settlement }[];
  /** Every settlement, including the island's. */
  readonly all: Settlement[];
  /** Lines to be drawn together at the end, since they need their crossings. */
  readonly lines: CountryLine[];
}

export function drawBase(draft: Draft, seed: number): Base {
  const cityHub = hubs[0];
  const cityCenter = hubMiddle(cityHub, [0, 0]);
  const city = drawCity(draft, cityCenter, seed);
  const water = drawWater(draft, city.settled.mesh, cityCenter, seed);
  const drawn = new Map<string, Settlement>([[`${cityHub.column},${cityHub.row}`, city]]);
  const villages: Base['villages'][number][] = [];
  for (const hub of hubs) {
    const theme = `hub ${hub.column} ${hub.row}`;
    const chance = chanceOf(seed, theme);
    const center = hubMiddle(hub, [chance.range(-2600, 2600), chance.range(-2600, 2600)]);
    if (hub.kind === 'town')
      drawn.set(`${hub.column},${hub.row}`, drawTown(draft, center, townWanted(hub, chance), chance));
    if (hub.kind === 'village') {
      const spec: SpokeSpec = {
        names: hub.names,
        place: hub.place ?? 'village',
        tongue: hub.tongue,
        streets: 3,
        length: 1150,
        mainStreets: hubStreets(hub),
      };
      drawn.set(
        `${hub.column},${hub.row}`,
        drawVillage(draft, center, { ...spec, postcode: hub.postcode }, theme, seed),
      );
    }
    const at = drawn.get(`${hub.column},${hub.row}`)!;
    hub.spokes.forEach((spoke, index) => {
      const spot = spokeSpot(
        at,
        cityCenter,
        water,
        hub.spokes.length === 4 ? index : index * (hub.spokes.length === 2 ? 2 : 1),
        seed,
        hub,
      );
      const settlement = drawVillage(
        draft,
        spot,
        {
          ...spoke,
          tongue: spoke.tongue ?? hub.tongue,
          postcode: index % 2 === 0 ? String(Number(hub.postcode) + index + 1) : undefined,
        },
        `${theme} ${index}`,
        seed,
      );
      villages.push({ spec: spoke, hub, settlement });
    });
  }
  const all = [...drawn.values(), ...villages.map(({ settlement }) => settlement)];
  const base: Base = { city, water, hubs: drawn, villages, all, lines: [] };
  addRoads(base, seed);
  return base;
}

const hubStreets = (hub: HubSpec): Tags[] | undefined =>
  hub.names.name === 'Борисовка' ? [{ name: 'улица Рудого' }, { name: 'Центральная улица' }] : undefined;

/** Finds a place for a village: diagonally from its hub, dry, and clear of other settlements. */
function spokeSpot(
  hub: Settlement,
  cityCenter: Point,
  water: Water,
  index: number,
  seed: number,
  spec: HubSpec,
): Point {
  const chance = chanceOf(seed, `spoke ${spec.column} ${spec.row} ${index}`);
  const middle = cellMiddle(baseCell(spec.column, spec.row));
  for (let attempt = 0; ; attempt++) {
    const angle = (Math.PI / 2) * (index + Math.floor(attempt / 6)) + Math.PI / 4 + chance.range(-0.22, 0.22);
    const reach = hub.kind === 'city' ? chance.range(7200, 7900) : chance.range(3600, 5600);
    const spot = { x: hub.center.x + Math.cos(angle) * reach, y: hub.center.y + Math.sin(angle) * reach };
    const inCell = Math.max(Math.abs(spot.x - middle.x), Math.abs(spot.y - middle.y)) < 6800;
    const toLake = Math.hypot(spot.x - cityCenter.x - lake.x, spot.y - cityCenter.y - lake.y);
    const dry = distanceToLine(water.river, spot.x, spot.y) > 1000 && toLake > lake.radius + 1200;
    if ((inCell && dry) || attempt > 60) return spot;
  }
}

/** Adds roads from each hub to its neighbours in the grid, and to its villages. */
function addRoads({ hubs: drawn, villages, lines, water }: Base, seed: number): void {
  let number = 1;
  for (const [key, hub] of drawn) {
    const [column, row] = key.split(',').map(Number);
    for (const beside of [`${column + 1},${row}`, `${column},${row + 1}`]) {
      const other = drawn.get(beside);
      if (!other) continue;
      const name = roadName(hub, other);
      lines.push(roadBetween(hub, other, { ...roadTags(hub, other, number++), ...(name ? { name } : {}) }, seed));
    }
  }
  for (const { settlement, hub } of villages) {
    const at = drawn.get(`${hub.column},${hub.row}`)!;
    lines.push(roadBetween(at, settlement, roadTags(at, settlement, number++), seed));
  }
  lines.push({ kind: 'river', points: water.river, tags: {} }, { kind: 'river', points: water.canal, tags: {} });
}

function roadName(a: Settlement, b: Settlement): string | undefined {
  const names = [a.names.name, b.names.name];
  if (names.includes('Росстань') && (names.includes('Ветроград') || names.includes('Yangisohil')))
    return 'Калужское шоссе';
  if (names.includes('Ветроград') && b.kind === 'town')
    return `${b.names.name}ское шоссе`.replace('ьское', 'ьское').replace('скское', 'ское');
  return undefined;
}
