import type { MapLanguage, TileSet } from '../../map/wish.ts';
import type { MapView, Point } from '../state/view.ts';
import type { Fineness } from './colours.ts';

/** What panels draw on the map; what one does not draw is gone. */
export interface Drawing {
  readonly pins?: readonly Pin[];
  readonly lines?: readonly Line[];
  readonly dots?: readonly Dot[];
  /** Roads coloured by their speed at this time; now for an empty text. */
  readonly speedsAt?: string;
}

export interface Pin extends Point {
  readonly mark: string;
  /** `stop`: of a route or a matrix; `spot`: where one clicked. */
  readonly look: Fineness | 'stop' | 'spot';
  readonly isChosen?: boolean;
  /** Where it was drawn to. */
  readonly onDrag?: (to: Point) => void;
}

export interface Line {
  /** Longitude and latitude, as GeoJSON has it. */
  readonly points: readonly (readonly number[])[];
  readonly isChosen: boolean;
  readonly onChoose?: () => void;
}

export interface Dot extends Point {
  readonly look: Fineness;
}

/** The map as panels see it. They work the same while it is not there yet, and where it never comes. */
export interface MapBoard {
  put(drawing: Drawing): void;
  fly(to: MapView): void;
  /** Moves so that all of them are seen. */
  show(points: readonly Point[]): void;
  /** Calls until it is told to stop. */
  onClick(listener: (at: Point) => void): () => void;
}

/** What the drawn map does; made when MapLibre is there. */
export interface DrawnMap extends Omit<MapBoard, 'onClick'> {
  restyle(look: MapLook): void;
  /** Another atlas has other tiles. */
  retile(tiles: TileSet): void;
  zoom(by: 1 | -1): void;
  remove(): void;
}

export interface MapLook {
  readonly theme: 'light' | 'dark';
  readonly lang: MapLanguage;
}

/** Keeps what is to be drawn and where to look until there is a map to do it. */
export class Board implements MapBoard {
  private map: DrawnMap | undefined;
  private drawing: Drawing = {};
  private target: (() => void) | undefined;
  private readonly listeners = new Set<(at: Point) => void>();
  private isHeld: boolean;

  /** A link that says where to look is not moved from there by the first answer to what it asks. */
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
    this.look(() => this.map?.fly(to));
  }

  show(points: readonly Point[]): void {
    if (!this.isHeld) this.look(() => this.map?.show(points));
    this.isHeld = false;
  }

  onClick(listener: (at: Point) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  clicked(at: Point): void {
    for (const listener of this.listeners) listener(at);
  }

  private look(move: () => void): void {
    if (this.map) move();
    else this.target = move;
  }
}
