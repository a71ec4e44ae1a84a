import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

// Our own file: the policy of the page allows no other, and no worker that is made of a text.
setWorkerUrl(workerUrl);

export {
  LngLatBounds, Map as MapLibre, Marker, type GeoJSONSource, type LngLat, type VectorTileSource,
} from 'maplibre-gl';
