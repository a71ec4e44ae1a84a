/**
 * Which tags of a kept object are kept: those that addresses and routes are made of. The rest
 * (sources, notes, opening hours of shops …) is most of the text in a file.
 */
const list = (text: string): string[] => text.trim().split(/\s+/);

/** Keys that are kept with any suffix too: "name" includes "name:en". */
const families = new Set(list(`
  name ref int_ref nat_ref loc_ref reg_ref old_ref is_in addr fias cladr kladr okato oktmo cadastre place
  access vehicle motor_vehicle motorcar motorcycle moped mofa hgv goods bus minibus coach tourist_bus psv share_taxi
  taxi hov emergency agricultural forestry delivery disabled trailer caravan motorhome hazmat horse carriage carpool
  foot bicycle inline_skates small_electric_vehicle electric_bicycle speed_pedelec ski snowmobile
  oneway maxspeed minspeed maxweight maxweightrating maxaxleload maxheight maxwidth maxlength maxbogieweight
  restriction zone lanes turn change placement overtaking busway cycleway sidewalk footway
  surface smoothness width ramp destination crossing traffic_signals parking bridge tunnel
  junction
`));

/** Keys that are kept alone, or with a suffix that the patterns below allow. */
const singles = new Set(list(`
  ISO3166-1 ISO3166-2 ISO3166-1:alpha2 ISO3166-1:alpha3 boundary border_type admin_level postal_code population
  capital official_status distance pk residential landuse type site amenity shop office tourism leisure historic
  healthcare craft man_made public_transport natural aeroway railway building club military brand operator network
  station subway train tram light_rail monorail iata icao entrance elevator highway construction route area
  except implicit hour_on hour_off day_on day_off height est_width path tracktype service covered layer level indoor
  toll motorroad ford incline step_count handrail tactile_paving segregated lit duration ferry interval winter_road
  ice_road seasonal opening_hours bicycle_road cyclestreet living_street sac_scale mtb:scale mtb trail_visibility
  crossing_ref informal wheelchair kerb locked barrier traffic_calming stop direction noexit side_road frontage_road
  passing_places rural urban source:maxspeed expressway impassable status disused abandoned tidal lock conveying stile
  bollard button_operated island 4wd_only
`));

/** "alt_name", "old_name:ru", "addr2:street"; a side or a time of something: "toll:conditional", "lit:left". */
const patterns = [/_name(:|$)/, /^addr\d+:/, /:(conditional|forward|backward|left|right|both)$/];

/** Keys about the tag rather than the object: "name:etymology:wikidata", "addr:housenumber:source". */
const remark = /:(source|date|note|etymology|signed|wikidata|wikipedia|website|pronunciation)(:|$)/;

export function keptKey(key: string): boolean {
  if (singles.has(key)) return true;
  const colon = key.indexOf(':');
  if (remark.test(key)) return false;
  return families.has(colon < 0 ? key : key.slice(0, colon)) || patterns.some((pattern) => pattern.test(key));
}
