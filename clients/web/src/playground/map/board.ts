import type { MapLanguage, TileSet } from '../../map/wish.ts';
import type { MapView, Point } from '../state/view.ts';
import type { Fineness } from './colours.ts';

/** What a panel draws on the map. Each drawing replaces the previous one. */
export interface Drawing {
  readonly pins?: readonly Pin[];
  readonly lines?: readonly Line[];
  readonly dots?: readonly Dot[];
  /** Colours roads by their speed at this time; an empty text means now. */
  readonly speedsAt?: string;
}

export interface Pin extends Point {
  readonly mark: string;
  /** `stop`: a point of a route or a matrix; `spot`: a clicked point. */
  readonly look: Fineness | 'stop' | 'spot';
  readonly isChosen?: boolean;
  /** Called with the point that the pin was dragged to. */
  readonly onDrag?: (to: Point) => void;
}

export interface Line {
  /** Longitude before latitude, as in GeoJSON. */
  readonly points: readonly (readonly number[])[];
  readonly isChosen: boolean;
  readonly onChoose?: () => void;
}

export interface Dot extends Point {
  readonly look: Fineness;
}

/** The map as panels see it. It accepts calls before the map is loaded, and if it never loads. */
export interface MapBoard {
  put(drawing: Drawing): void;
  fly(to: MapView): void;
  /** Moves the map so that all points are visible, unless a link sets the view. */
  show(points: readonly Point[]): void;
  /** Moves the map there in any case, since the reader asked for it. */
  look(points: readonly Point[]): void;
  /** Adds a listener; returns a function that removes it. */
  onClick(listener: (at: Point) => void): () => void;
}

/** The functions of the loaded map; created once MapLibre is loaded. */
export interface DrawnMap extends Omit<MapBoard, 'onClick' | 'look'> {
  restyle(look: MapLook): void;
  /** Switches to the tiles of another atlas. */
  retile(tiles: TileSet): void;
  zoom(by: 1 | -1): void;
  remove(): void;
}

export interface MapLook {
  readonly theme: 'light' | 'dark';
  readonly lang: MapLanguage;
}

/** Remembers the drawing and the target view until the map is loaded. */
export class Board implements MapBoard {
  private map: DrawnMap | undefined;
  private drawing: Drawing = {};
  private target: (() => void) | undefined;
  private readonly listeners = new Set<(at: Point) => void>();
  private isHeld: boolean;

  /** `isHeld`: the link sets the view, which the first answer must not move. */
  constructor(isHeld: boolean) {
    this.isHeld = isHeld;
  }

  connect(map: DrawnMap): void {
    this.map = map;
    map.put(this.drawing);
    this.target?.();
    this.target = undefined;
  }

  disconnect(): void {
    this.map = undefined;
  }

  put(drawing: Drawing): void {
    this.drawing = drawing;
    this.map?.put(drawing);
  }

  fly(to: MapView): void {
    this.isHeld = false;
    this.move(() => this.map?.fly(to));
  }

  show(points: readonly Point[]): void {
    if (!this.isHeld) this.move(() => this.map?.show(points));
    this.isHeld = false;
  }

  look(points: readonly Point[]): void {
    this.isHeld = false;
    this.show(points);
  }

  onClick(listener: (at: Point) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  clicked(at: Point): void {
    for (const listener of this.listeners) listener(at);
  }

  private move(there: () => void): void {
    if (this.map) there();
    else this.target = there;
  }
}
