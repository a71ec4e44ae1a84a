import { TextReader, type TextTables } from '../../kernel/text.ts';
import type { RoadNetwork } from '../../routing/network.ts';
import type { SheetBuilder } from '../sheets/build.ts';
import { joinPaths } from '../shape/join.ts';
import { wayClasses, wayFlags, type WayTables } from './looks.ts';

/** Roads shown before the network itself is drawn. */
const great = new Set<string>(['motorway', 'trunk', 'primary', 'secondary', 'tertiary']);

/** Adds the great roads to the sheets, joined by number or name: one line has room for both. */
export function drawRoads(sheets: SheetBuilder, network: RoadNetwork, text: TextTables, { wayLooks }: WayTables): void {
  const { roadWays, roadWayNodes, roadNodes } = network;
  const reader = new TextReader(text);
  const groups = new Map<string, { kind: string; names: number; paths: number[][] }>();
  for (let way = 0; way < roadWays.rows; way++) {
    const kind: string = wayClasses[wayLooks.class[way]].name;
    if (!great.has(kind) || (wayLooks.flags[way] & wayFlags.link) !== 0) continue;
    const names = roadWays.tags[way];
    const { ref, name = '' } = reader.tags(names);
    const key = `${kind} ${ref ?? `name ${name}`}`;
    const path = [...roadWayNodes.node.subarray(roadWays.nodes[way], roadWays.nodes[way + 1])];
    const group = groups.get(key);
    if (group) group.paths.push(path);
    else groups.set(key, { kind, names, paths: [path] });
  }
  for (const { kind, names, paths } of groups.values()) {
    for (const path of joinPaths(paths, false)) {
      const of = (column: Int32Array): Int32Array => Int32Array.from(path, (node) => column[node]);
      sheets.add({ kind, names, rings: [{ lat: of(roadNodes.lat), lon: of(roadNodes.lon) }] });
    }
  }
}
