import { openBoxes } from '../../kernel/boxes.ts';
import type { TextReader } from '../../kernel/text.ts';
import type { RoadNetwork } from '../../routing/network.ts';
import { nameValues, type NamesByLanguage, type NameValues } from '../names.ts';
import type { Feature, Value } from '../shape/encode.ts';
import { fitLine } from '../shape/fit.ts';
import { WINDOW, type TileGrid } from '../shape/grid.ts';
import { joinPaths } from '../shape/join.ts';
import { simplified } from '../shape/simplify.ts';
import type { Room } from '../sheets/open.ts';
import { NOT_DRAWN, wayClasses, wayFlags, type WayTables } from './looks.ts';

export interface Ways {
  /** The network in a tile, the greatest roads first, as far as there is room. */
  shownIn(grid: TileGrid, room: Room): Feature[];
}

type Values = Readonly<Record<string, Value | undefined>>;

/** The first zoom with names of minor roads. */
const NAMES_FROM_ZOOM = 14;
const MINOR = wayClasses.findIndex(({ name }) => name === 'minor');
const MOST_REMEMBERED = 20_000;
const TOLERANCE_UNITS = 3;

export function openWays(
  network: RoadNetwork, { wayLooks, wayBoxes }: WayTables, reader: TextReader, names: NamesByLanguage,
): Ways {
  const { roadWays, roadWayNodes, roadNodes } = network;
  const index = openBoxes('wayBoxes', wayBoxes, roadWays.rows);
  const labels = openLabels(reader, names);
  return {
    shownIn(grid, room) {
      if (!index) return [];
      const { z } = grid;
      const ways = index.search(...grid.box, (way) => wayClasses[wayLooks.class[way]].from <= z);
      const groups = new Map<string, Group>();
      for (const way of ways) {
        const number = wayLooks.class[way];
        const flags = wayLooks.flags[way];
        const isNamed = number !== NOT_DRAWN && (z >= NAMES_FROM_ZOOM || number < MINOR);
        const label = isNamed ? labels(roadWays.tags[way]) : noLabel;
        const key = `${number} ${flags & ~wayFlags.backward} ${label.key}`;
        const path = [...roadWayNodes.node.subarray(roadWays.nodes[way], roadWays.nodes[way + 1])];
        if (flags & wayFlags.backward) path.reverse();
        const group = groups.get(key);
        if (group) group.paths.push(path);
        else groups.set(key, { number, flags, label: label.values, paths: [path] });
      }
      const features: Feature[] = [];
      for (const group of [...groups.values()].sort((a, b) => a.number - b.number)) {
        if (room.points <= 0) break;
        const parts = joinPaths(group.paths, (group.flags & wayFlags.oneway) !== 0).flatMap((path) => {
          const line: number[] = [];
          for (const node of path) line.push(grid.toX(roadNodes.lon[node]), grid.toY(roadNodes.lat[node]));
          return fitLine(simplified(line, z >= 16 ? 0 : TOLERANCE_UNITS), WINDOW);
        });
        if (parts.length === 0) continue;
        for (const part of parts) room.points -= part.length / 2;
        features.push({ geometry: 'line', parts, values: valuesOf(group) });
      }
      return features;
    },
  };
}

interface Group {
  readonly number: number;
  readonly flags: number;
  readonly label: Values;
  readonly paths: number[][];
}

const valuesOf = ({ number, flags, label }: Group): Values => ({
  class: wayClasses[number].name,
  ...label,
  oneway: flags & wayFlags.oneway ? true : undefined,
  bridge: flags & wayFlags.bridge ? true : undefined,
  tunnel: flags & wayFlags.tunnel ? true : undefined,
  link: flags & wayFlags.link ? true : undefined,
});

interface Label {
  readonly key: string;
  readonly values: Values;
}

const noLabel: Label = { key: '', values: {} };

const MOST_REF_CHARACTERS = 12;

/** The first number of a road. */
export const firstRef = (reader: TextReader, tagSet: number): string | undefined =>
  reader.tags(tagSet).ref?.split(';', 1)[0].trim().slice(0, MOST_REF_CHARACTERS);

/** Names and numbers of roads by their tags, which neighbouring ways share. */
function openLabels(reader: TextReader, names: NamesByLanguage): (tagSet: number) => Label {
  const known = new Map<number, Label>();
  return (tagSet) => {
    let label = known.get(tagSet);
    if (label === undefined) {
      const values: NameValues = { ...nameValues(names, tagSet), ref: firstRef(reader, tagSet) };
      label = { key: `${values.name ?? ''} ${values.ref ?? ''}`, values };
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(tagSet, label);
    }
    return label;
  };
}
