import type { Place } from '../snap/snapper.ts';
import type { Roads } from './roads.ts';
import { directWay, entriesFrom, entriesTo, type SpotEntry } from './entries.ts';
import type { TableFinder, WayTable } from './finder.ts';

/** The costs of every journey from each origin to each destination, in the columns of a finder. */
export interface PlaceTable extends WayTable {
  /** By cell: 1 if the route never leaves an edge. */
  readonly isDirect: Uint8Array;
}

/** The origins or the destinations of a query, each with its entries and its number. */
class Side {
  readonly entries: SpotEntry[][] = [];
  private readonly numbers = new Map<Place, number>();
  private readonly entriesOf: (place: Place) => SpotEntry[];
  private readonly add: (entries: readonly SpotEntry[]) => number;

  constructor(entriesOf: (place: Place) => SpotEntry[], add: (entries: readonly SpotEntry[]) => number) {
    this.entriesOf = entriesOf;
    this.add = add;
  }

  numberOf(place: Place): number {
    let number = this.numbers.get(place);
    if (number === undefined) {
      const entries = this.entriesOf(place);
      number = this.add(entries);
      this.entries[number] = entries;
      this.numbers.set(place, number);
    }
    return number;
  }
}

/** Tables between places of one query; a place in several tables is searched once. */
export class PlaceTables {
  readonly starts: Side;
  readonly ends: Side;
  readonly finder: TableFinder;
  private readonly roads: Roads;

  constructor(roads: Roads) {
    const finder = roads.finder.beginTable();
    this.roads = roads;
    this.finder = finder;
    this.starts = new Side((place) => entriesFrom(roads, place), (entries) => finder.addStart(entries));
    this.ends = new Side((place) => entriesTo(roads, place), (entries) => finder.addEnd(entries));
  }

  table(from: readonly Place[], to: readonly Place[]): PlaceTable {
    const { starts, ends, finder, roads } = this;
    const found = finder.join(from.map((place) => starts.numberOf(place)), to.map((place) => ends.numberOf(place)));
    const table: PlaceTable = { ...found, isDirect: new Uint8Array(found.weight.length) };
    const columnsOfEdge = placesByEdge(to);
    from.forEach((start, row) => {
      const near = new Set(start.flatMap(({ edge }) => columnsOfEdge.get(edge) ?? []));
      for (const column of near) {
        const direct = directWay(roads, start, to[column]);
        const cell = row * to.length + column;
        if (!direct || table.weight[cell] < direct.weight) continue;
        table.isDirect[cell] = 1;
        table.weight[cell] = direct.weight;
        direct.carried.forEach((value, index) => (table.carried[index][cell] = value));
      }
    });
    return table;
  }
}

function placesByEdge(places: readonly Place[]): Map<number, number[]> {
  const columns = new Map<number, number[]>();
  places.forEach((place, column) => {
    for (const { edge } of place) {
      const others = columns.get(edge);
      if (others) others.push(column);
      else columns.set(edge, [column]);
    }
  });
  return columns;
}
