import type { MapMouseEvent, StyleSpecification } from 'maplibre-gl';
import {
  LngLatBounds, MapLibre, Marker, type GeoJSONSource, type LngLat, type VectorTileSource,
} from './maplibre.ts';
import { SOURCE } from '../../map/ground-layers.ts';
import { mapStyle } from '../../map/style.ts';
import type { TileSet } from '../../map/wish.ts';
import type { MapView, Point } from '../state/view.ts';
import type { DrawnMap, Drawing, Line, MapLook, Pin } from './board.ts';
import { dotsOf, linesOf, overlayOf, sources, withOverlay } from './overlay.ts';

interface MapWish extends MapLook {
  readonly container: HTMLElement;
  /** The initial view. */
  readonly view: MapView | undefined;
  readonly tiles: TileSet;
  /** The extent of the map, `[west, south, east, north]`, used without an initial view. */
  readonly bounds: readonly number[] | undefined;
  readonly onClick: (at: Point) => void;
  readonly onMove: (view: MapView) => void;
  /** Called when everything visible has been drawn, even if that is nothing. */
  readonly onDrawn: (seen: 'nothing' | 'something') => void;
}

const BESIDE_PIXELS = 48;
const WIDE_PIXELS = 800;
/** The buttons' width and a margin. */
const TOOLS_PIXELS = 80;
/** The panel's width, and a pin's beside it. */
const PANEL_PIXELS = 432 + BESIDE_PIXELS;

/** Draws the map; throws if the browser has no WebGL. */
export function drawMap({ container, view, bounds, onClick, onMove, onDrawn, ...look }: MapWish): DrawnMap {
  let current = look;
  let drawing: Drawing = {};
  let pins: Marker[] = [];
  const { origin: base } = location;
  const styled = () => withOverlay(mapStyle({ ...current, base }), overlayOf(drawing, current.theme, base));
  /** Identifies the style; other changes only concern data. */
  const styleName = (): string => `${current.theme} ${current.lang} ${drawing.speedsAt}`;
  const map = openMap({ container, view, bounds }, styled());
  map.on('click', (event) => {
    const line = lineAt(event.point, map, drawing);
    if (line && !line.isChosen) return line.onChoose?.();
    onClick(pointOf(event.lngLat));
  });
  map.on('moveend', () => onMove(viewOf(map)));
  map.on('idle', () => onDrawn(seenOn(map)));
  let isLoaded = false;
  let shownStyle = styleName();
  let shownTiles = current.tiles;
  /** A style cannot be changed while it loads. Changes made meanwhile are applied afterwards. */
  const refresh = (): void => {
    if (!isLoaded) return;
    if (styleName() !== shownStyle) {
      shownStyle = styleName();
      shownTiles = current.tiles;
      return void map.setStyle(styled());
    }
    if (shownTiles !== current.tiles) {
      shownTiles = current.tiles;
      map.getSource<VectorTileSource>(SOURCE)?.setTiles([...shownTiles.addresses]);
    }
    void map.getSource<GeoJSONSource>(sources.lines)?.setData(linesOf(drawing));
    void map.getSource<GeoJSONSource>(sources.dots)?.setData(dotsOf(drawing, current.theme));
  };
  map.on('style.load', () => {
    isLoaded = true;
    refresh();
  });
  return {
    put: (next) => {
      drawing = next;
      refresh();
      for (const pin of pins) pin.remove();
      pins = (drawing.pins ?? []).map((pin) => markerOf(pin, map));
    },
    fly: (to) => flyTo(map, to, container),
    retile: (next) => {
      current = { ...current, tiles: next };
      refresh();
    },
    show: (points) => {
      const box = boxOf(points);
      if (!box.isEmpty()) map.fitBounds(box, { padding: paddingOf(container), maxZoom: 16, duration: 700 });
    },
    restyle: (next) => {
      current = { ...current, ...next };
      refresh();
    },
    zoom: (by) => void (by > 0 ? map.zoomIn() : map.zoomOut()),
    remove: () => map.remove(),
  };
}

/** Whether anything of the map is in sight, beside the panel or under it. */
const seenOn = (map: MapLibre) =>
  (map.queryRenderedFeatures().some(({ source }) => source === SOURCE) ? 'something' : 'nothing');

type Begin = Pick<MapWish, 'container' | 'view' | 'bounds'>;

function openMap({ container, view, bounds }: Begin, style: StyleSpecification): MapLibre {
  const map = new MapLibre({
    container, style, attributionControl: false, dragRotate: false, pitchWithRotate: false,
    ...(view ? { center: [view.lon, view.lat], zoom: view.zoom } : {}),
    ...(!view && bounds && {
      bounds: bounds as [number, number, number, number], fitBoundsOptions: { padding: paddingOf(container) },
    }),
  });
  map.touchZoomRotate.disableRotation();
  return map;
}

function flyTo(map: MapLibre, { lat, lon, zoom }: MapView, container: HTMLElement): void {
  const offset = offsetOf(paddingOf(container));
  map.flyTo({ center: [lon, lat], zoom: Math.max(zoom, map.getZoom()), offset, duration: 900 });
}

const boxOf = (points: readonly Point[]): LngLatBounds =>
  points.reduce((box, { lat, lon }) => box.extend([lon, lat]), new LngLatBounds());

function lineAt(point: MapMouseEvent['point'], map: MapLibre, { lines }: Drawing): Line | undefined {
  const [way] = map.getLayer('ways') ? map.queryRenderedFeatures(point, { layers: ['ways'] }) : [];
  return way && lines?.[Number(way.properties['at'])];
}

/** Rounds to about a metre, as links do. */
const toDigits = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

function pointOf(place: LngLat): Point {
  const { lat, lng } = place.wrap();
  return { lat: toDigits(lat), lon: toDigits(lng) };
}

function viewOf(map: MapLibre): MapView {
  const { lat, lng: lon } = map.getCenter().wrap();
  return { lat, lon, zoom: map.getZoom() };
}

/** Keeps content beside the panel, or above the sheet. */
function paddingOf({ clientWidth: width, clientHeight: height }: HTMLElement) {
  return width > WIDE_PIXELS
    ? { left: PANEL_PIXELS, bottom: BESIDE_PIXELS, top: BESIDE_PIXELS, right: TOOLS_PIXELS }
    : { left: BESIDE_PIXELS, bottom: height * 0.58, top: BESIDE_PIXELS, right: BESIDE_PIXELS };
}

/** The centre of the visible area. A padding would persist in the map and shift its centre. */
const offsetOf = ({ left, right, top, bottom }: ReturnType<typeof paddingOf>): [number, number] =>
  [(left - right) / 2, (top - bottom) / 2];

function markerOf({ lat, lon, mark, look, isChosen = false, onDrag }: Pin, map: MapLibre): Marker {
  const element = document.createElement('div');
  element.className = `pin ${look} ${isChosen ? 'chosen' : ''}`;
  element.textContent = mark;
  // The list beside the map says the same and is reachable by keyboard.
  element.ariaHidden = 'true';
  const anchor = mark === '' ? 'center' : 'bottom';
  const marker = new Marker({ element, anchor, draggable: onDrag !== undefined })
    .setLngLat([lon, lat]).addTo(map);
  if (onDrag) {
    marker.on('dragend', () => {
      onDrag(pointOf(marker.getLngLat()));
    });
    element.addEventListener('click', (event) => event.stopPropagation());
  }
  return marker;
}
