import { gazetteerSchema } from '../../../geocoding/gazetteer/schema.ts';
import { indexSchema } from '../../../geocoding/near/indexes.ts';
import { searchSchema } from '../../../geocoding/names/search-index.ts';
import { suggestSchema } from '../../../geocoding/suggest/lists.ts';
import type { Tables } from '../../../kernel/columns.ts';
import { textSchema } from '../../../kernel/text.ts';
import { graphSchema } from '../../../routing/graph.ts';
import { roadIndexSchema } from '../../../routing/index-roads.ts';
import { networkSchema } from '../../../routing/network.ts';
import { wayTrafficSchema } from '../../../routing/traffic/way-traffic.ts';
import { mapSchema } from '../../../tiles/draw-map.ts';

/** Every table of an atlas. A change here or in a part makes earlier atlases unreadable: maps are imported again. */
export const atlasSchema = {
  ...textSchema, ...gazetteerSchema, ...networkSchema, ...graphSchema, ...indexSchema,
  ...searchSchema, ...suggestSchema, ...roadIndexSchema, ...wayTrafficSchema, ...mapSchema,
} as const;

export type AtlasTables = Tables<typeof atlasSchema>;
