import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

// A file of our own, since the page's policy allows no other and no workers made from text.
setWorkerUrl(workerUrl);

export {
  LngLatBounds, Map as MapLibre, Marker, type GeoJSONSource, type LngLat, type VectorTileSource,
} from 'maplibre-gl';
