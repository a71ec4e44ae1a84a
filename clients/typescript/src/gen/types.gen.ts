// Generated from openapi/dist/openapi.json by "make generate". Change the contract, not this file.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | `${string}://${string}/sandbox` | (string & {});
};

/**
 * The body of a webhook request that reports a change of a batch job.
 */
export type BatchEvent = {
    type: WebhookEventType;
    /**
     * When the event happened.
     */
    timestamp: string;
    data: BatchEventData;
};

/**
 * The body of a webhook request that reports that an invoice became final.
 */
export type InvoiceEvent = {
    type: WebhookEventType;
    /**
     * When the invoice became final.
     */
    timestamp: string;
    data: InvoiceEventData;
};

/**
 * The body of a webhook request that reports that usage reached a share of the month's free requests
 * (`quota.threshold`) or of the monthly cap (`spend.threshold`).
 *
 */
export type ThresholdEvent = {
    type: WebhookEventType;
    /**
     * When the usage that reached the threshold was counted.
     */
    timestamp: string;
    data: ThresholdEventData;
};

/**
 * The body of a webhook request that `testWebhook` sends.
 */
export type TestEvent = {
    type: WebhookEventType;
    /**
     * When the test was requested.
     */
    timestamp: string;
    data: TestEventData;
};

/**
 * WGS84 latitude in degrees.
 */
export type Lat = number;

/**
 * WGS84 longitude in degrees.
 */
export type Lon = number;

export type Lang = 'ru' | 'en' | 'local';

/**
 * The price tier. `free`: the free requests of the month; `up_to_1m`, `up_to_10m` and `over_10m`: paid requests, by
 * their number in the month; `test` (a test key) and `sandbox`: free of charge. More values may be added.
 *
 */
export type Tier = 'free' | 'up_to_1m' | 'up_to_10m' | 'over_10m' | 'test' | 'sandbox' | (string & {});

/**
 * The units of one response that have the same price.
 */
export type BillingLine = {
    tier: Tier;
    /**
     * The number of units.
     */
    units: number;
    /**
     * Roubles for 1,000 of these units.
     */
    per_1000: number;
};

/**
 * The price of this request. For a list of items it is the price of the last unit; `lines` has the price of each.
 *
 */
export type Billing = {
    tier: Tier;
    /**
     * Roubles for 1,000 requests at this price.
     */
    per_1000: number;
    /**
     * Only in responses to lists of items: the units charged, by tier. There are two entries if the list crosses from
     * one tier to the next, and none if no item has results.
     *
     */
    lines?: Array<BillingLine>;
};

/**
 * The requests of the current month, in Moscow time.
 */
export type Quota = {
    /**
     * Free requests in a month.
     */
    free: number;
    /**
     * Requests used this month, including this one.
     */
    used: number;
    /**
     * The first day of the next month.
     */
    resets_at: string;
};

/**
 * What every metered response has besides its payload.
 */
export type Envelope = {
    /**
     * The processing time in milliseconds.
     */
    took_ms: number;
    /**
     * The region that handled the request.
     */
    region: string;
    /**
     * Whether the payload came from a cache.
     */
    cached: boolean;
    billing: Billing;
    quota: Quota;
};

/**
 * What the point stands for. `house`: the number and every given part match; `house_part`: the number matches, a given
 * part does not; `interpolated`: between two known numbers, or along a road according to its kilometre marks;
 * `nearest_house`: the closest known number; then, from small to large, `street`, `place` (a quarter or similar),
 * `settlement`, `city`, `district`, `region`, `country`; besides these `postcode`, `poi`, `metro` (a station),
 * `intersection` (of streets). More values may be added: judge an unknown one by `distance_m` and `confidence`.
 *
 */
export type Precision = 'house' | 'house_part' | 'interpolated' | 'nearest_house' | 'street' | 'place' | 'settlement' | 'city' | 'district' | 'region' | 'country' | 'postcode' | 'poi' | 'metro' | 'intersection' | (string & {});

/**
 * Where the postcode comes from. `own`: the map has it on the object itself; `street`: its street has it, where none of
 * the street's houses has any, or the nearest houses of the street agree on it; `place`: it is that of the postcode
 * area around it, or of its village or quarter, which has it itself or whose houses within 1.5 km of its middle all
 * share it; `none`: it is unknown, and `postal_code` is empty. This says nothing about `confidence`. More values may be
 * added.
 *
 */
export type PostalCodeSource = 'own' | 'street' | 'place' | 'none' | (string & {});

/**
 * The parts of the house number.
 */
export type HouseParts = {
    /**
     * The number itself.
     */
    number?: string;
    /**
     * The letter after the number.
     */
    letter?: string;
    /**
     * Block (корпус).
     */
    block?: string;
    /**
     * Building (строение).
     */
    building?: string;
    /**
     * Structure (сооружение).
     */
    structure?: string;
};

/**
 * The parts of the address. Unknown parts are absent, never empty.
 */
export type Components = {
    /**
     * The name of the country.
     */
    country?: string;
    /**
     * The country's ISO 3166-1 code.
     */
    country_code?: string;
    /**
     * The region: oblast, krai, republic or city of federal significance.
     */
    region?: string;
    /**
     * A rural or municipal district, between the region and the settlement.
     */
    area?: string;
    /**
     * A part of a city; outside cities, the rural municipality.
     */
    district?: string;
    /**
     * A city or town.
     */
    city?: string;
    /**
     * A village or hamlet, or a town within the boundaries of a city.
     */
    settlement?: string;
    /**
     * A quarter, micro-district or gardeners' partnership.
     */
    place?: string;
    /**
     * The street.
     */
    street?: string;
    /**
     * The house number with all its parts.
     */
    house?: string;
    house_parts?: HouseParts;
    /**
     * The postcode.
     */
    postal_code?: string;
    /**
     * Metro stations nearby.
     */
    metro?: Array<string>;
};

/**
 * A place that was found.
 */
export type Place = {
    /**
     * The ID of the object in the current map data, for example `w123`.
     */
    id: string;
    /**
     * The normalised address on one line, in `lang`.
     */
    address: string;
    lat: Lat;
    lon: Lon;
    precision: Precision;
    /**
     * The probability that this result is what was meant.
     */
    confidence: number;
    /**
     * For `reverse`, the distance from the requested point in metres; for `geocode`, the expected error in metres.
     *
     */
    distance_m: number;
    /**
     * The postcode; empty if unknown, see `postal_code_source`.
     */
    postal_code: string;
    postal_code_source: PostalCodeSource;
    /**
     * The type of object: `building`, `street`, `metro`, `station`, `poi` …
     */
    type: string;
    /**
     * The district of the city or region; empty if there is none.
     */
    district: string;
    components: Components;
};

/**
 * How well a part of the query agrees with the result. `exact`: as it is there; `fuzzy`: after correcting a
 * misspelling, or with a part of the house number missing; `absent`: the query does not mention it; `wrong`: the query
 * asks for something else, or for something unknown. More values may be added.
 *
 */
export type Agreement = 'exact' | 'fuzzy' | 'absent' | 'wrong' | (string & {});

/**
 * How well each part of the query agrees with the result.
 */
export type Match = {
    house: Agreement;
    street: Agreement;
    place: Agreement;
    region: Agreement;
    postal_code: Agreement;
};

/**
 * What a word of the query was taken for. `name`: the name of the street, place or object found; `container`: the name
 * of a place that contains it; `type_word`: a type, such as улица, корпус, город; `number`: the house number with its
 * letters, or a kilometre; `postcode`: a postcode; `title`: a rank or initial beside a name; `remark`: a flat, a
 * phone, a station beside the address; `left_over`: nothing. More values may be added.
 *
 */
export type TakenFor = 'name' | 'container' | 'type_word' | 'number' | 'postcode' | 'title' | 'remark' | 'left_over' | (string & {});

/**
 * A word or number of the query, and what it was taken for.
 */
export type ExplainedWord = {
    /**
     * The word, as it was written.
     */
    text: string;
    /**
     * Where the word begins in `query`, in UTF-16 code units.
     */
    from: number;
    /**
     * Where the word ends in `query`, exclusive.
     */
    to: number;
    taken_for: TakenFor;
    /**
     * The name on the map that the word belongs to; absent if it is not part of a name.
     */
    name?: string;
};

/**
 * A reason to trust a result less, for programs. `detail` says it in words, and `/docs/explain` has an example of each.
 * The meaning of a code never changes, but codes may be added: judge an unknown one by its `cost` and `cap`.
 *
 * - `name_differs`: the name is misspelt, lacks a word, or has another type word
 * - `container_differs`: a named place is misspelt, or only near
 * - `street_differs`: the name of the street that the POI is in is misspelt
 * - `titles`: a rank or initial beside the name that its bearer may not have
 * - `unused_type_words`: type words that belong to nothing found
 * - `house_differs`: the number is that of another part, a neighbour, or one of several
 * - `kilometer_unsure`: the kilometre is estimated, or another road of that name is nearer
 * - `left_over`: words that nothing explains
 * - `other_street`: another street is named with its type word, this one without
 * - `other_name`: a strange word stands beside a shortened name: "Большая Морская" is not the Большая Набережная
 * - `stray_number`: a number stands beside a POI, which has none
 * - `sibling`: a street of the same town has exactly this name
 * - `corner`: a corner is asked for less often than a street
 * - `elsewhere`: the query names another place or region
 * - `far_district`: it is neither in the named district nor in a town with that district
 * - `other_town`: its town has another name than the query says
 * - `namesake`: a street outside the named district has exactly this name
 * - `closer_street`: the town has a street of exactly this name, without this house
 * - `equal_house`: another house of the street fits as well
 * - `one_of_two`: the query has a second number, or the street a namesake
 * - `other_kind_of_street`: the street is of another kind, or its name is more than a misspelling away
 * - `other_kind_and_house`: the street is of another kind or name, and it lacks the house too
 * - `word_beside_name`: a word beside the name makes it another street
 * - `scanned_number`: letters inside the number were read as digits
 * - `other_style`: a block was asked for and has a stroke, or the other way round
 * - `other_number`: a number of the query differs from that of the name, or could be the house's
 * - `streetless`: the town has streets, and the query names none
 * - `across`: the house is opposite the street, not in it
 * - `station_asked`: a station was asked for
 * - `other_station`: a station of another name than the query says
 * - `other_kind_of_place`: a quarter, where a partnership or a village was asked for
 * - `number_of_name`: the name has another number than the query
 * - `no_corner`: two streets were asked for that do not meet on the map
 * - `slipped_corner`: a street of the corner is misspelt
 * - `interpolated`: the house is estimated between its neighbours
 * - `house_part`: the house is there without the part that was asked for
 * - `other_part`: the house is there with another part than was asked for
 * - `nearest_house`: a neighbour of the house that was asked for
 * - `street_only`: a house was asked for, the street is the answer
 * - `no_house`: a house was asked for, and neither it nor its street is the answer
 * - `less_than_asked`: what was asked for in the town is unknown
 * - `kilometer_unknown`: the kilometre is not on the map
 * - `kilometer_between_marks`: the kilometre is estimated between marks
 * - `second_address`: the query has a second address
 * - `longer_town`: its town has a longer name, and another town has exactly the named one
 * - `region_around`: the query names the region around its city, which is one itself, or a city it is hardly near
 * - `postcode_of_elsewhere`: no town is named, and the postcode is of another region
 * - `unknown_place`: a named place is not on the map, and may have the address
 * - `other_district`: it is in another district of its city
 * - `unknown_district`: the map does not show how far the named district reaches
 * - `wrong_postcode`: it has another postcode
 *
 */
export type DoubtCode = 'name_differs' | 'container_differs' | 'street_differs' | 'titles' | 'unused_type_words' | 'house_differs' | 'kilometer_unsure' | 'left_over' | 'other_street' | 'other_name' | 'stray_number' | 'sibling' | 'corner' | 'elsewhere' | 'far_district' | 'other_town' | 'namesake' | 'closer_street' | 'equal_house' | 'one_of_two' | 'other_kind_of_street' | 'other_kind_and_house' | 'word_beside_name' | 'scanned_number' | 'other_style' | 'other_number' | 'streetless' | 'across' | 'station_asked' | 'other_station' | 'other_kind_of_place' | 'number_of_name' | 'no_corner' | 'slipped_corner' | 'interpolated' | 'house_part' | 'other_part' | 'nearest_house' | 'street_only' | 'no_house' | 'less_than_asked' | 'kilometer_unknown' | 'kilometer_between_marks' | 'second_address' | 'longer_town' | 'region_around' | 'postcode_of_elsewhere' | 'unknown_place' | 'other_district' | 'unknown_district' | 'wrong_postcode' | (string & {});

/**
 * A reason to trust a result less.
 */
export type Doubt = {
    code: DoubtCode;
    /**
     * The reason in words: in English with `lang=en`, otherwise in Russian.
     */
    detail: string;
    /**
     * How much worse the doubt makes the match; 0 if it only limits `confidence`.
     */
    cost: number;
    /**
     * The highest `confidence` with this doubt; 1 if it only has a cost.
     */
    cap: number;
};

/**
 * Only with `explain`: how the query was understood, and why `confidence` has its value. The higher `cost` and the
 * lower `lead`, the lower the confidence; it never exceeds `cap`.
 *
 */
export type Explanation = {
    /**
     * The query as it was read. Separate parts are joined by commas.
     */
    query: string;
    /**
     * In the order of `query`; empty if the query is a pair of coordinates.
     */
    words: Array<ExplainedWord>;
    /**
     * What speaks against this result. Results after the first may list only the doubts that have a cost, because
     * their confidence is low anyway.
     *
     */
    doubts: Array<Doubt>;
    /**
     * How badly the result matches: the sum of the costs of all doubts, multiplied by a factor if the query is short.
     *
     */
    cost: number;
    /**
     * The lowest `cap` of all doubts.
     */
    cap: number;
    /**
     * How much better this result matches than the next one elsewhere; negative if it matches worse, absent if there
     * is no other.
     *
     */
    lead?: number;
};

/**
 * One place that the query may mean.
 */
export type GeocodeResult = Place & {
    match: Match;
    /**
     * What is not part of the address in the query, as it was written: flat, floor, phone, unknown words.
     *
     */
    unparsed: Array<string>;
    explanation?: Explanation;
};

/**
 * The places that the query may mean. `results` is empty if nothing is found.
 */
export type GeocodeAnswer = Envelope & {
    /**
     * Best first.
     */
    results: Array<GeocodeResult>;
};

/**
 * What went wrong, for programs. No code is removed within a major version, but any release may add codes: handle an
 * unknown code by its HTTP status. `/docs/errors` explains each code.
 *
 */
export type Code = 'invalid_parameter' | 'unknown_parameter' | 'invalid_json' | 'matrix_too_large' | 'key_missing' | 'key_invalid' | 'key_revoked' | 'key_legacy_expired' | 'session_required' | 'quota_exhausted' | 'spend_cap_reached' | 'account_suspended' | 'forbidden' | 'not_found' | 'job_not_found' | 'no_recording' | 'method_not_allowed' | 'not_acceptable' | 'idempotency_in_progress' | 'account_limit_reached' | 'webhook_disabled' | 'job_not_ready' | 'job_finished' | 'result_expired' | 'payload_too_large' | 'batch_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'range_not_satisfiable' | 'no_route' | 'point_off_road' | 'batch_empty' | 'batch_encoding' | 'batch_columns' | 'webhook_url_refused' | 'idempotency_key_reused' | 'rate_limited' | 'internal' | 'overloaded' | 'temporarily_unavailable' | 'timeout' | (string & {});

export type FieldError = {
    /**
     * The name of the parameter (query, path or header).
     */
    parameter?: string;
    /**
     * The place in the body, as a JSON Pointer.
     */
    pointer?: string;
    /**
     * The rule that was broken: `required`, `type`, `minimum`, `format`, `unknown` …
     */
    code: string;
    /**
     * What is wrong, for people.
     */
    detail: string;
};

/**
 * The form of every error (RFC 9457).
 */
export type Problem = {
    /**
     * The URL where the code is explained.
     */
    type: string;
    /**
     * The code in a few words.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    /**
     * What was wrong with this request and what to do, for people.
     */
    detail: string;
    code: Code;
    /**
     * The same as the header `X-Request-Id`.
     */
    request_id: string;
    /**
     * What is wrong with the request, one entry for each parameter or field.
     */
    errors?: Array<FieldError>;
    quota?: Quota;
    /**
     * Only with 402 for a batch, once its rows are counted: the units that they need.
     */
    needed?: number;
    /**
     * Only with 402 for a batch: the units that are left.
     */
    available?: number;
    /**
     * Only with `no_recording`: the requests that have a recorded response.
     */
    recorded?: Array<string>;
};

/**
 * One address, given as in the parameters of `GET /v2/geocode`: either `q` or separate parts. If the address is
 * missing, too long or given in both ways, only this item is `invalid`.
 *
 */
export type GeocodeItem = {
    /**
     * The address as one text, at most 400 characters.
     */
    q?: string;
    /**
     * Used for this item instead of the request's `country`.
     */
    country?: string;
    region?: string;
    district?: string;
    city?: string;
    street?: string;
    house?: string;
    postal_code?: string;
};

/**
 * The coarsest `precision` that is acceptable. Coarser results are left out and cost nothing.
 */
export type MinPrecision = 'house' | 'house_part' | 'interpolated' | 'nearest_house' | 'street' | 'place' | 'settlement' | 'city' | 'district' | 'region' | 'country' | 'postcode' | 'poi' | 'metro' | 'intersection';

export type GeocodeManyRequest = {
    items: Array<GeocodeItem>;
    /**
     * ISO 3166-1 codes, separated by commas (`RU,KZ`). Only results in these countries are returned.
     */
    country?: string;
    /**
     * The maximum number of results for each item.
     */
    limit?: number;
    lat?: Lat;
    lon?: Lon;
    /**
     * `[minLon, minLat, maxLon, maxLat]`. Only results inside this box are returned.
     */
    bbox?: [
        number,
        number,
        number,
        number
    ];
    min_precision?: MinPrecision;
    lang?: Lang;
    /**
     * Whether to add an `explanation` to each result.
     */
    explain?: boolean;
};

/**
 * `ok`: there are results; `not_found`: nothing was found; `below_precision`: what was found is coarser than
 * `min_precision` and was left out; `invalid`: the item itself is invalid, and `errors` says why. Only `ok` costs a
 * unit.
 *
 */
export type ItemStatus = 'ok' | 'not_found' | 'below_precision' | 'invalid' | (string & {});

export type GeocodedItem = {
    status: ItemStatus;
    /**
     * Best first.
     */
    results: Array<GeocodeResult>;
    /**
     * What is wrong with the item; only if it is `invalid`.
     */
    errors?: Array<FieldError>;
};

/**
 * One entry for each item, in the order of the request.
 */
export type GeocodeManyAnswer = Envelope & {
    items: Array<GeocodedItem>;
};

/**
 * What is at the point. `results` is empty if nothing is within the radius.
 */
export type ReverseAnswer = Envelope & {
    /**
     * Nearest first.
     */
    results: Array<Place>;
};

/**
 * A point in WGS84. If it is out of range, only this item is `invalid`.
 */
export type ReverseItem = {
    /**
     * Latitude, -90 to 90.
     */
    lat: number;
    /**
     * Longitude, -180 to 180.
     */
    lon: number;
};

export type ReverseManyRequest = {
    items: Array<ReverseItem>;
    /**
     * The search radius in metres.
     */
    radius_m?: number;
    /**
     * The maximum number of results for each item.
     */
    limit?: number;
    min_precision?: MinPrecision;
    lang?: Lang;
};

export type ReversedItem = {
    status: ItemStatus;
    /**
     * Nearest first.
     */
    results: Array<Place>;
    /**
     * What is wrong with the item; only if it is `invalid`.
     */
    errors?: Array<FieldError>;
};

/**
 * One entry for each item, in the order of the request.
 */
export type ReverseManyAnswer = Envelope & {
    items: Array<ReversedItem>;
};

export type SuggestType = 'house' | 'street' | 'place' | 'city' | 'district' | 'region' | 'country' | 'poi' | 'metro';

/**
 * An address or name that the text can be completed to.
 */
export type Suggestion = {
    /**
     * The text to show, in `lang`. No two suggestions of a list have the same text.
     */
    text: string;
    /**
     * What was typed of `text`, as `[from, to]` in UTF-16 code units (those of JavaScript, Java and C#), `to`
     * exclusive; in ascending order, without overlaps.
     *
     */
    highlights: Array<[
        number,
        number
    ]>;
    /**
     * The normalised address on one line, in `lang`.
     */
    address: string;
    /**
     * The same `id` that `geocode` returns for the object.
     */
    id: string;
    lat: Lat;
    lon: Lon;
    /**
     * The type of object: `building`, `street`, `metro`, `station`, `poi` …
     */
    type: string;
    precision: Precision;
    /**
     * The postcode; empty if unknown, see `postal_code_source`.
     */
    postal_code: string;
    postal_code_source: PostalCodeSource;
    /**
     * The distance from `lat`, `lon` in metres; only if these were given.
     */
    distance_m?: number;
};

/**
 * What the text can be completed to. `suggestions` is empty if nothing fits.
 */
export type SuggestAnswer = Envelope & {
    /**
     * Best first.
     */
    suggestions: Array<Suggestion>;
};

/**
 * The means of travel. Each has its own roads and speeds.
 */
export type Profile = 'car' | 'walk' | 'bike';

/**
 * A point in WGS84.
 */
export type Point = {
    lat: Lat;
    lon: Lon;
};

/**
 * Which speeds to use. `auto` and `live`: for each stretch of road, the best that is known for the time when it is
 * reached; `typical`: what is usual at that hour of the week, regardless of the current traffic; `off`: empty roads.
 * For cars only: traffic does not delay walkers and cyclists.
 *
 */
export type TrafficWish = 'auto' | 'live' | 'typical' | 'off';

/**
 * When the journey begins, from 1970 to 2099; if absent, now. It determines which traffic is typical at that hour of
 * the week, in local time, and which signs with hours are in force. Live speeds are used only for journeys that begin
 * now or within a few minutes.
 *
 */
export type DepartureTime = string;

/**
 * The maximum distance in metres from a point to the road that it is put on. If absent: the nearest road up to 5,000 m
 * away, and up to 300 m if the point has to be moved because a journey cannot begin or end on its nearest road.
 *
 */
export type MaxSnap = number;

/**
 * The format of the line.
 */
export type GeometryFormat = 'polyline6' | 'geojson' | 'none';

/**
 * The language of the instructions, and of names if the map has them in it; `ru` if absent. `local`: names as they are
 * written on signs at the place, with instructions in English.
 *
 */
export type RouteLang = 'ru' | 'en' | 'local' | 'kk' | 'uz' | 'ky' | 'be' | 'hy' | 'az';

export type RouteRequest = {
    profile: Profile;
    /**
     * The points of the route, in order: the first is the start, the last the end.
     */
    points: Array<Point>;
    traffic?: TrafficWish;
    departure_time?: DepartureTime;
    max_snap_m?: MaxSnap;
    /**
     * The maximum number of alternative routes. There are none with more than two points. An alternative takes at most
     * 40 % longer than the best route, and any two routes share less than 70 % of the length of the shorter one.
     *
     */
    alternatives?: number;
    /**
     * Whether to return steps with instructions.
     */
    steps?: boolean;
    geometry?: GeometryFormat;
    lang?: RouteLang;
};

/**
 * A GeoJSON line, longitude first.
 */
export type LineString = {
    /**
     * Always `LineString`.
     */
    type: string;
    coordinates: Array<[
        number,
        number
    ]>;
};

/**
 * What to do at the beginning of the step: `depart`, `continue`, `slight_right`, `right`, `sharp_right`, `uturn`,
 * `sharp_left`, `left`, `slight_left`, `keep_right`, `keep_left`, `ramp`, `merge`, `roundabout` (see `exit`), `ferry`,
 * `arrive`. A leg begins with `depart`, or with `uturn` if the route turns back at the point; one between equal points
 * has nothing to say but `arrive`. More values may be added; `instruction` always says it in words.
 *
 */
export type Maneuver = 'depart' | 'continue' | 'slight_right' | 'right' | 'sharp_right' | 'uturn' | 'sharp_left' | 'left' | 'slight_left' | 'keep_right' | 'keep_left' | 'ramp' | 'merge' | 'roundabout' | 'ferry' | 'arrive' | (string & {});

/**
 * How the step is travelled: `drive`, `ride` (cycling), `walk`, `push` (pushing the bicycle), `steps` (stairs),
 * `ferry`, `train`. More values may be added.
 *
 */
export type StepMode = 'drive' | 'ride' | 'walk' | 'push' | 'steps' | 'ferry' | 'train' | (string & {});

/**
 * The part of a leg from one instruction to the next.
 */
export type Step = {
    /**
     * The street's own name; empty if it has none.
     */
    name: string;
    maneuver: Maneuver;
    /**
     * Only at a roundabout: which exit to take.
     */
    exit?: number;
    /**
     * The number of the road, or several separated by commas; absent if it has none.
     */
    ref?: string;
    /**
     * Only on a slip road: the number of the exit on its signpost.
     */
    exit_number?: string;
    /**
     * The destinations on the signpost of a slip road or motorway, separated by commas.
     */
    destinations?: string;
    /**
     * One sentence, in `lang` (in English with `local`).
     */
    instruction: string;
    /**
     * The length in metres.
     */
    distance_m: number;
    /**
     * The duration in seconds in the requested traffic.
     */
    duration_s: number;
    lat: Lat;
    lon: Lon;
    mode: StepMode;
};

/**
 * The part of a route from one point to the next.
 */
export type Leg = {
    /**
     * The length in metres.
     */
    distance_m: number;
    /**
     * The duration in seconds in the requested traffic.
     */
    duration_s: number;
    /**
     * Empty unless `steps` was requested.
     */
    steps: Array<Step>;
};

/**
 * A route through all the points.
 */
export type Route = {
    /**
     * The length in metres.
     */
    distance_m: number;
    /**
     * The duration in seconds in the requested traffic, as it changes on the way.
     */
    duration_s: number;
    /**
     * The duration of the same route on empty roads, in seconds.
     */
    static_duration_s: number;
    /**
     * The duration of the same route in the typical traffic of that hour of the week, in seconds; for `walk` and
     * `bike` it equals `duration_s`.
     *
     */
    typical_duration_s: number;
    /**
     * The line of the route in the requested format; null with `none`.
     */
    geometry: string | LineString | null;
    /**
     * `minLon, minLat, maxLon, maxLat`.
     */
    bbox: [
        number,
        number,
        number,
        number
    ];
    /**
     * The parts of the route between consecutive points.
     */
    legs: Array<Leg>;
};

/**
 * Why the point is not on its nearest road. That road cannot be reached from the main roads nearby (`no_way_in`),
 * these cannot be reached from it (`no_way_out`), or both (`cut_off`); or the road, or the only way to it, is closed
 * to this profile at that hour, by a sign (`restricted`) or according to live speeds (`closed`). Set if the place is
 * more than 5 m from that road's; the last step of a leg tells it if the point is at least 20 m farther from its road.
 * More values may be added.
 *
 */
export type MovedBecause = 'no_way_in' | 'no_way_out' | 'cut_off' | 'restricted' | 'closed' | (string & {});

/**
 * Set for a moved point of a matrix that has values in its own yard or on its own island: its nearest road, for which
 * these values are (see `unmoved_to` of the origins).
 *
 */
export type RoadPlace = {
    lat: Lat;
    lon: Lon;
    /**
     * The distance from the requested point in metres.
     */
    snap_distance_m: number;
    /**
     * The name of the street; empty if it has none.
     */
    name: string;
};

/**
 * Why all values of a point in a matrix are `null`. `point_off_road`: no road is within reach, and `lat` and `lon` are
 * those of the request; `no_route`: its road is cut off from the roads of all other points.
 *
 */
export type PointProblem = 'point_off_road' | 'no_route' | (string & {});

/**
 * Where on the roads a point was put: on the nearest road, or, if no way leads from that to the main roads (for a
 * start), to it (for an end), or either (for a stop on the way), on the nearest one with such a way. So the same start,
 * and the same end, is put at the same place, with two exceptions: if all points of a route lie in one yard or on one
 * island, none of them is moved, and a stop stays where both its legs exist. Each value of a matrix follows these rules
 * for its own two points alone; `unmoved_to` and `nearest` tell those for which a moved point is not moved.
 *
 */
export type SnappedPoint = {
    lat: Lat;
    lon: Lon;
    /**
     * The distance from the requested point in metres.
     */
    snap_distance_m: number;
    /**
     * The name of the street; empty if it has none.
     */
    name: string;
    moved_because?: MovedBecause;
    nearest?: RoadPlace;
    /**
     * Set for an origin of a matrix: indexes of the destinations in the same yard or on the same island. For these
     * values neither point is moved: each is at its `nearest`, if it has one.
     *
     */
    unmoved_to?: Array<number>;
    problem?: PointProblem;
};

/**
 * The best data that any part of the response is based on. `live`: live speeds; `typical`: speeds measured for that
 * hour of the week; `profile`: a model by road class and hour; `off`: empty roads. More values may be added.
 *
 */
export type TrafficMode = 'live' | 'typical' | 'profile' | 'off' | (string & {});

/**
 * Which speeds the durations are based on.
 */
export type Traffic = {
    mode_used: TrafficMode;
    /**
     * The time of the live speeds; null if none were used.
     */
    data_as_of: string | null;
    /**
     * The share of the length whose speed was measured, in the way given by `mode_used` (`live` or `typical`); 0 if
     * none was.
     *
     */
    coverage: number;
    /**
     * Whether live speeds close the road of a point or the only way to it.
     */
    closures: boolean;
};

/**
 * The best route, and alternatives if they were requested.
 */
export type RouteAnswer = Envelope & {
    /**
     * Best first.
     */
    routes: Array<Route>;
    /**
     * Where the points of the request were put on the roads.
     */
    points: Array<SnappedPoint>;
    traffic: Traffic;
};

export type MatrixRequest = {
    profile: Profile;
    /**
     * At most 100 points.
     */
    origins: Array<Point>;
    /**
     * At most 100 points. If absent or empty, the origins are the destinations too.
     */
    destinations?: Array<Point>;
    traffic?: TrafficWish;
    departure_time?: DepartureTime;
    max_snap_m?: MaxSnap;
    lang?: Lang;
};

/**
 * A value for each destination; null if there is no route, or no road near the origin or destination.
 */
export type MatrixRow = Array<number | null>;

/**
 * Durations and distances with a row for each origin and a value for each destination: those of `route` between the
 * two points, so a value does not depend on the other points. A point's value to itself, and to any within 1 m, is 0.
 *
 */
export type MatrixAnswer = Envelope & {
    /**
     * Durations in seconds in the requested traffic, a row for each origin.
     */
    durations_s: Array<MatrixRow>;
    /**
     * Distances in metres, a row for each origin.
     */
    distances_m: Array<MatrixRow>;
    /**
     * Durations in seconds on empty roads, a row for each origin.
     */
    static_durations_s: Array<MatrixRow>;
    /**
     * Where the origins were put on the roads.
     */
    origins: Array<SnappedPoint>;
    /**
     * Where the destinations were put on the roads.
     */
    destinations: Array<SnappedPoint>;
    traffic: Traffic;
};

export type Id = string;

/**
 * The state of a job. `queued`, `validating`, `running` and `finalizing` follow one another. A `completed` job has a
 * result; for a `failed` job, `error` says why. A `cancelling` job becomes `cancelled`; its result has the rows that
 * were processed by then. After 30 days the result is deleted, and a `completed` or `cancelled` job becomes `expired`.
 *
 */
export type BatchState = 'queued' | 'validating' | 'running' | 'finalizing' | 'completed' | 'failed' | 'cancelling' | 'cancelled' | 'expired' | (string & {});

/**
 * Why a job failed.
 */
export type BatchFailure = {
    /**
     * An error code, as in `Problem`, for example `internal`.
     */
    code: string;
    /**
     * A description of the error, for people.
     */
    detail: string;
};

/**
 * A job that geocodes a file of addresses.
 */
export type BatchJob = {
    job: Id;
    status: BatchState;
    /**
     * The label given when the job was submitted; empty if there was none.
     */
    label: string;
    /**
     * Rows of the file, not counting its header.
     */
    rows: number;
    /**
     * Rows processed so far.
     */
    processed: number;
    /**
     * Rows with a result so far. Each costs one unit.
     */
    succeeded: number;
    /**
     * Rows whose address was not found.
     */
    not_found: number;
    /**
     * Rows that have no address or are malformed.
     */
    failed: number;
    /**
     * Estimated seconds until the job is finished, from the current speed of the service and the jobs queued before
     * this one. Null once the job is over, while no node of the service processes batches, and for a job that has
     * begun until its answered rows show a speed.
     *
     */
    eta_s: number | null;
    /**
     * The version of the map data, the same for all rows; null until the first row is processed.
     */
    data_version: string | null;
    /**
     * When the job was submitted.
     */
    created_at: string;
    /**
     * When processing began; null before that.
     */
    started_at: string | null;
    /**
     * When the job ended; null before that.
     */
    finished_at: string | null;
    /**
     * When the result is deleted; null unless there is a result.
     */
    expires_at: string | null;
    /**
     * The URL of the result; null unless there is a result.
     */
    result_url: string | null;
    /**
     * Why the job failed; null otherwise.
     */
    error: BatchFailure | null;
};

/**
 * The cursor of the next page; null on the last page.
 */
export type NextCursor = string | null;

export type BatchList = {
    items: Array<BatchJob>;
    next_cursor: NextCursor;
};

/**
 * The character between two columns.
 */
export type BatchDelimiter = 'comma' | 'semicolon' | 'tab' | 'pipe';

/**
 * The character encoding of the file.
 */
export type BatchEncoding = 'utf-8' | 'windows-1251' | 'utf-16le' | 'utf-16be';

/**
 * The file and its options. An option may be given in the query instead, but not in both. The options that say how the
 * file is to be read (`column`, `delimiter`, `encoding`, `header`) must come before it.
 *
 */
export type BatchForm = {
    /**
     * See the parameter `column`.
     */
    column?: string;
    delimiter?: BatchDelimiter;
    encoding?: BatchEncoding;
    /**
     * See the parameter `header`.
     */
    header?: boolean;
    /**
     * See the parameter `country`.
     */
    country?: string;
    /**
     * See the parameter `label`.
     */
    label?: string;
    /**
     * See the parameter `webhook_url`.
     */
    webhook_url?: string;
    lang?: Lang;
    /**
     * The table, in CSV.
     */
    file: Blob | File;
};

/**
 * A new job. If it has a webhook, the secret of that webhook is shown only this once.
 */
export type SubmittedBatch = BatchJob & {
    webhook_id?: Id;
    /**
     * Only with `webhook_url`: the secret that its requests are signed with.
     */
    webhook_secret?: string;
};

/**
 * An e-mail address. Its name and domain may be in any script (`почта@пример.рф`). Responses write it in lower case,
 * with the domain in ASCII.
 *
 */
export type Email = string;

/**
 * `live` if absent. A `test` key gets recorded responses and uses up nothing.
 */
export type KeyMode = 'live' | 'test';

/**
 * The key itself.
 */
export type Secret = string;

/**
 * A new key, which is shown only this once.
 */
export type IssuedKey = {
    key: Secret;
    email: Email;
    billing: Billing;
    quota: Quota;
};

/**
 * A secret that works once.
 */
export type LinkToken = string;

export type Confirmation = {
    email: Email;
    /**
     * Always true.
     */
    confirmed: boolean;
};

/**
 * `live`; `test`: recorded responses only; `legacy`: of the format used before 2.0.0. More values may be added.
 *
 */
export type KeyKind = 'live' | 'test' | 'legacy' | (string & {});

/**
 * A key, without its secret.
 */
export type Key = {
    id: Id;
    /**
     * The first characters of the key, to recognise it by.
     */
    start: string;
    mode: KeyKind;
    /**
     * The label given when the key was created; empty if there was none.
     */
    label: string;
    /**
     * Whether the e-mail address was confirmed. Unconfirmed keys are never billed.
     */
    confirmed: boolean;
    /**
     * When the key was created.
     */
    created_at: string;
    /**
     * The last day, in Moscow time, on which a request with this key was counted; null if there was none. Requests
     * with test keys are not counted.
     *
     */
    last_used_on: string | null;
    /**
     * When the key stops working by itself, as keys of the old format do; null if it does not.
     */
    ends_at: string | null;
    /**
     * When the key was revoked; null if it was not.
     */
    revoked_at: string | null;
};

export type KeyList = {
    items: Array<Key>;
    next_cursor: NextCursor;
};

export type KeyRequest = {
    mode?: KeyMode;
    /**
     * A name that helps you tell your keys apart.
     */
    label?: string;
};

/**
 * A new key with its secret, which is shown only this once.
 */
export type CreatedKey = Key & {
    key: Secret;
};

/**
 * The rate limit of the account.
 */
export type Rate = {
    /**
     * Requests per second in the long run.
     */
    per_second: number;
    /**
     * How many requests can be sent at once.
     */
    burst: number;
};

/**
 * The monthly cap that the account has set for itself. Once it is reached, requests are refused with 402
 * `spend_cap_reached`. Null: no cap.
 *
 */
export type Limits = {
    /**
     * The maximum number of units in a month.
     */
    monthly_units: number | null;
    /**
     * The maximum charge of a month in roubles.
     */
    monthly_roubles: number | null;
};

/**
 * Shares in percent.
 */
export type Thresholds = Array<number>;

/**
 * `quota.threshold`: of the free requests; `spend.threshold`: of the monthly cap. More values may be added.
 */
export type AlertType = 'quota.threshold' | 'spend.threshold' | (string & {});

/**
 * A threshold that was reached this month and has been reported by e-mail and to the subscribed webhooks.
 */
export type AlertTold = {
    type: AlertType;
    /**
     * The threshold in percent.
     */
    threshold: number;
    /**
     * When it was reported.
     */
    told_at: string;
};

/**
 * When usage reaches one of these shares of the free requests or of the monthly cap, an e-mail and a webhook event are
 * sent, once a month for each share. Usage is counted a few seconds after the response.
 *
 */
export type Alerts = {
    thresholds: Thresholds;
    email: Email;
    /**
     * The thresholds reported this month, oldest first.
     */
    told: Array<AlertTold>;
};

/**
 * The bank account that the payer pays from. It is printed in the УПД. Both account numbers are checked against the
 * BIC by their control digit, the ninth.
 *
 */
export type PayerBank = {
    /**
     * The name of the bank.
     */
    name?: string | null;
    /**
     * The bank identification code (БИК).
     */
    bic: string;
    /**
     * The settlement account (расчётный счёт).
     */
    account: string;
    /**
     * The bank's correspondent account (корреспондентский счёт). Null if not set.
     */
    correspondent_account?: string | null;
};

/**
 * The bank account that the payer pays from; null if it is not set.
 */
export type MaybePayerBank = PayerBank | null;

/**
 * Who pays. An account with these details and a confirmed e-mail address can use more than the free requests. All
 * details are set together: those left out are removed.
 *
 */
export type Payer = {
    /**
     * The name of the organisation or sole proprietor.
     */
    name: string;
    /**
     * The taxpayer number (ИНН).
     */
    inn: string;
    /**
     * The tax registration code (КПП); null for payers that have none.
     */
    kpp: string | null;
    /**
     * The address as in the register of companies. A УПД with VAT needs it. Null if not set.
     */
    address?: string | null;
    /**
     * The registration number: 13 digits for an organisation (ОГРН), 15 for a sole proprietor (ОГРНИП), in accordance
     * with the INN. The PDF and JSON of an invoice show it; a УПД shows only an ОГРНИП. Null if not set.
     *
     */
    ogrn?: string | null;
    bank?: MaybePayerBank;
};

/**
 * Who pays; null if no payer is set.
 */
export type MaybePayer = Payer | null;

export type Account = {
    id: Id;
    email: Email;
    /**
     * Whether the key or session of this request has been confirmed by a link sent to `email`.
     */
    confirmed: boolean;
    rate: Rate;
    limits: Limits;
    alerts: Alerts;
    payer: MaybePayer;
    billing: Billing;
    quota: Quota;
    /**
     * The promised uptime of each region in a month, as a share.
     */
    sla: number;
    /**
     * `auto`: if a month's uptime is below the promise, a credit is given without a claim.
     */
    credit_policy: string;
    /**
     * Where data is stored. `operator`: with the operator of the service.
     */
    storage: string;
    /**
     * How many days logs are kept.
     */
    log_retention_days: number;
};

export type DeletionAsked = {
    email: Email;
    /**
     * How many seconds the link works.
     */
    expires_in_s: number;
};

export type LimitsPatch = {
    /**
     * The maximum number of units in a month; null removes the cap.
     */
    monthly_units?: number | null;
    /**
     * The maximum charge of a month in roubles; null removes the cap.
     */
    monthly_roubles?: number | null;
};

export type AlertsPatch = {
    thresholds?: Thresholds;
    email?: Email;
};

/**
 * Absent fields stay unchanged.
 */
export type AccountPatch = {
    limits?: LimitsPatch;
    alerts?: AlertsPatch;
    payer?: MaybePayer;
};

export type SessionToken = {
    token: LinkToken;
};

/**
 * What usage is grouped by.
 */
export type UsageGroup = 'day' | 'operation' | 'key' | 'region';

/**
 * An exact amount in roubles and kopecks.
 */
export type Roubles = string;

/**
 * Besides `units` and `amount`, only the fields named in `group` are present.
 */
export type UsageRow = {
    /**
     * The day, in Moscow time.
     */
    day?: string;
    /**
     * The `operationId`.
     */
    operation?: string;
    /**
     * The `id` of the key.
     */
    key?: string;
    /**
     * The region that handled the requests.
     */
    region?: string;
    /**
     * The units used.
     */
    units: number;
    amount: Roubles;
};

/**
 * A month in Moscow time, for example `2026-11`.
 */
export type Month = string;

/**
 * A whole month that contains some of the requested days.
 */
export type UsageMonth = {
    month: Month;
    /**
     * Units of the whole month so far.
     */
    units: number;
    /**
     * Units that arrived after the month was closed. They are not included in `units`, and nobody is charged for them.
     *
     */
    late_units: number;
    amount: Roubles;
};

export type UsageList = {
    /**
     * The first day counted.
     */
    from: string;
    /**
     * The last day counted.
     */
    to: string;
    /**
     * The rows of this page.
     */
    items: Array<UsageRow>;
    next_cursor: NextCursor;
    /**
     * The total of all pages.
     */
    total_units: number;
    total_amount: Roubles;
    /**
     * The months that the requested days are in.
     */
    months: Array<UsageMonth>;
};

/**
 * `open`: a preview, while the month is not over; `draft`: from the 1st of the next month; `final`: from the 3rd at
 * 06:00, Moscow time. After that the contents do not change: the invoice becomes `paid`, or `overdue` after its due
 * date and `paid` later.
 *
 */
export type InvoiceState = 'open' | 'draft' | 'final' | 'paid' | 'overdue' | (string & {});

/**
 * `usage`: the requests of one tier; `credit`: for a month with too little uptime; `waived`: what nobody is charged
 * for; `correction`: what this document takes back from another. More values may be added.
 *
 */
export type InvoiceLineKind = 'usage' | 'credit' | 'waived' | 'correction' | (string & {});

/**
 * Minutes of a month. Those without data count neither as up nor as down.
 */
export type UptimeMinutes = {
    /**
     * Minutes in which the region worked.
     */
    up: number;
    /**
     * Minutes in which it did not.
     */
    down: number;
    /**
     * Minutes without data.
     */
    unknown: number;
};

/**
 * A line of an invoice. A `usage` line has `tier`, `units` and `per_1000`; a `credit` line has `month`, `regions`,
 * `percent` and `minutes`; a `waived` line for usage that arrived after its month was closed has `month` and `units`;
 * a `correction` line has `reason`.
 *
 */
export type InvoiceLine = {
    kind: InvoiceLineKind;
    amount: Roubles;
    tier?: Tier;
    /**
     * The number of units.
     */
    units?: number;
    /**
     * Roubles for 1,000 of these units.
     */
    per_1000?: number;
    month?: Month;
    /**
     * The regions that the credit is for.
     */
    regions?: Array<string>;
    /**
     * The share of that month's charge, in percent.
     */
    percent?: number;
    minutes?: UptimeMinutes;
    /**
     * The reason for the line. For waived amounts, `late_usage` or `small_total`.
     */
    reason?: string;
};

/**
 * The value added tax included in the total.
 */
export type Vat = {
    /**
     * The VAT rate in percent.
     */
    percent: number;
    amount: Roubles;
};

/**
 * Another document of the account.
 */
export type DocumentLink = {
    id: Id;
    /**
     * The number of the document.
     */
    number: string;
    /**
     * The date of the document.
     */
    issued_on: string;
};

/**
 * Why there is no УПД. `sample`: no seller is configured; `correction`: corrections need another form (УКД);
 * `not_final`: the invoice is not final; `nothing_sold`: the total is 0; `vat_rate`: the form does not have this rate;
 * `payer_address`: an invoice with VAT must have the payer's address, and none was set; `payer_name`: the name of a
 * sole proprietor is not «ИП Фамилия Имя Отчество». More values may be added.
 *
 */
export type NoUpdReason = 'sample' | 'correction' | 'not_final' | 'nothing_sold' | 'vat_rate' | 'payer_address' | 'payer_name' | (string & {});

/**
 * The invoice of a month, or a document that corrects it.
 */
export type Invoice = {
    id: Id;
    /**
     * The number, from a yearly series without gaps; null while the month is not over.
     */
    number: string | null;
    month: Month;
    state: InvoiceState;
    /**
     * The date of the document; null while the month is not over.
     */
    issued_on: string | null;
    /**
     * The last day on which a payment is in time.
     */
    due_on: string | null;
    /**
     * When the invoice became final; null before that.
     */
    final_at: string | null;
    /**
     * The day on which the last of the amount was paid; null before that.
     */
    paid_on: string | null;
    /**
     * All units of the month.
     */
    units: number;
    /**
     * How many of these units the free requests can cover.
     */
    free_units: number;
    /**
     * The lines, which add up to the total.
     */
    lines: Array<InvoiceLine>;
    total: Roubles;
    paid: Roubles;
    /**
     * What is still to be paid: the total minus payments and corrections. `0.00` for previews, drafts and corrections,
     * and if too much was paid.
     *
     */
    due: Roubles;
    /**
     * Always `RUB`.
     */
    currency: string;
    /**
     * The VAT in the total; null if the seller does not pay VAT.
     */
    vat: Vat | null;
    payer: MaybePayer;
    /**
     * The document that this one reverses, in whole or in part; null if it reverses none.
     */
    corrects: DocumentLink | null;
    /**
     * The document that reverses this one, in whole or in part; null if there is none.
     */
    corrected_by: DocumentLink | null;
    /**
     * The SHA-256 of the month's usage by day, operation, region and key (the document `reconciliation`); null until
     * the invoice is final.
     *
     */
    reconciliation_sha256: string | null;
    /**
     * Why this document has no УПД (universal transfer document); null if it has one.
     */
    no_upd: NoUpdReason | null;
};

export type InvoiceList = {
    items: Array<Invoice>;
    next_cursor: NextCursor;
};

/**
 * The format of the document.
 */
export type DocumentFormat = 'pdf' | 'csv' | 'json' | 'upd' | 'reconciliation';

/**
 * `batch.started`, `batch.completed`, `batch.failed`, `batch.cancelled`: a batch job changed its state;
 * `quota.threshold`, `spend.threshold`: a share of the free requests or of the monthly cap is used up;
 * `invoice.finalized`: an invoice became final; `webhook.test`: sent by `testWebhook`.
 *
 */
export type WebhookEventType = 'batch.started' | 'batch.completed' | 'batch.failed' | 'batch.cancelled' | 'quota.threshold' | 'spend.threshold' | 'invoice.finalized' | 'webhook.test' | (string & {});

/**
 * `gone`: the receiver responded with 410; `failing`: nothing was delivered for three days, and the last attempt of an
 * event failed; `owner`: `updateWebhook` disabled it.
 *
 */
export type WebhookDisabledReason = 'gone' | 'failing' | 'owner' | (string & {});

/**
 * A URL that events are sent to. Its secret is shown only once, when it is created or rolled.
 */
export type Webhook = {
    id: Id;
    /**
     * The URL that events are sent to.
     */
    url: string;
    /**
     * A name that helps you tell your webhooks apart.
     */
    label: string;
    /**
     * The events that are sent. If empty: all of them, including types added later.
     */
    events: Array<WebhookEventType>;
    /**
     * Whether events are sent to the webhook.
     */
    enabled: boolean;
    /**
     * Why the webhook is disabled; null while it is enabled.
     */
    disabled_because: WebhookDisabledReason | null;
    /**
     * When the webhook was disabled; null while it is enabled.
     */
    disabled_at: string | null;
    /**
     * Until when the previous secret also signs requests. Secrets before that one sign until their own 24 hours are
     * over. Null if there is no previous secret.
     *
     */
    old_secret_until: string | null;
    /**
     * When the webhook was created.
     */
    created_at: string;
};

export type WebhookList = {
    items: Array<Webhook>;
    next_cursor: NextCursor;
};

/**
 * A URL that begins with `https://`, has no user name or password, port 443 or one from 1024 up, and a host on the
 * public internet.
 *
 */
export type WebhookUrl = string;

/**
 * `batch.started`, `batch.completed`, `batch.failed`, `batch.cancelled`: a batch job changed its state;
 * `quota.threshold`, `spend.threshold`: a share of the free requests or of the monthly cap is used up;
 * `invoice.finalized`: an invoice became final.
 *
 */
export type WebhookEventName = 'batch.started' | 'batch.completed' | 'batch.failed' | 'batch.cancelled' | 'quota.threshold' | 'spend.threshold' | 'invoice.finalized';

export type WebhookRequest = {
    url: WebhookUrl;
    /**
     * The events that are sent. If empty: all of them, including types added later.
     */
    events?: Array<WebhookEventName>;
    /**
     * A name that helps you tell your webhooks apart.
     */
    label?: string;
};

/**
 * The secret that requests are signed with, in the form that libraries of Standard Webhooks take. Shown only this
 * once.
 *
 */
export type WebhookSecret = string;

/**
 * A webhook with its secret, which is shown only this once.
 */
export type CreatedWebhook = Webhook & {
    secret: WebhookSecret;
};

export type WebhookPatch = {
    url?: WebhookUrl;
    /**
     * The events that are sent. If empty: all of them, including types added later.
     */
    events?: Array<WebhookEventName>;
    /**
     * A name that helps you tell your webhooks apart.
     */
    label?: string;
    /**
     * Whether events are sent to the webhook.
     */
    enabled?: boolean;
};

/**
 * The `webhook-id` header of the event's requests, the same at each attempt.
 */
export type EventId = string;

/**
 * `waiting`: for the first or next attempt; `sending`: an attempt is in progress; `delivered`: the receiver responded
 * with 2xx; `failed`: no more attempts are made.
 *
 */
export type WebhookDeliveryStatus = 'waiting' | 'sending' | 'delivered' | 'failed' | (string & {});

/**
 * `delivered`: status 2xx; `gone`: 410; `redirected`: 3xx, which is not followed; `refused`: any other status;
 * `timeout`: no complete response within 20 seconds; `connection_failed`: no connection, or it broke; `tls_failed`: no
 * valid certificate for the host; `name_unknown`: the host name does not resolve; `address_refused`: the host is no
 * longer on the public internet.
 *
 */
export type WebhookOutcome = 'delivered' | 'refused' | 'redirected' | 'gone' | 'timeout' | 'connection_failed' | 'tls_failed' | 'name_unknown' | 'address_refused' | (string & {});

export type WebhookAttempt = {
    /**
     * The number of the attempt, starting with 1.
     */
    number: number;
    /**
     * When the attempt began.
     */
    at: string;
    /**
     * How long the attempt took, in milliseconds.
     */
    took_ms: number;
    outcome: WebhookOutcome;
    /**
     * The HTTP status of the receiver's response; null if there was none.
     */
    http_status: number | null;
    /**
     * The first 1,000 bytes of the receiver's response.
     */
    response: string;
};

/**
 * The delivery of one event to one webhook.
 */
export type WebhookDelivery = {
    event: EventId;
    type: WebhookEventType;
    status: WebhookDeliveryStatus;
    /**
     * When the event happened.
     */
    created_at: string;
    /**
     * When the next attempt is due; null unless the delivery is waiting.
     */
    next_attempt_at: string | null;
    /**
     * When the event was delivered or given up; null before that.
     */
    finished_at: string | null;
    /**
     * The attempts that ended, oldest first. A number is missing if the service stopped in the middle of that attempt.
     *
     */
    attempts: Array<WebhookAttempt>;
};

export type WebhookDeliveryList = {
    items: Array<WebhookDelivery>;
    next_cursor: NextCursor;
};

/**
 * The state in the latest minute with data. `up`: every operation works; `down`: at least one does not; `unknown`:
 * there is no recent data about the region. More values may be added.
 *
 */
export type RegionState = 'up' | 'down' | 'unknown' | (string & {});

/**
 * The share of the minutes with data that were up; null if there is no data.
 */
export type UptimeShare = number | null;

/**
 * Minutes of a period. Those without data count neither as up nor as down.
 */
export type RegionMinutes = {
    /**
     * Minutes in which the region worked.
     */
    up: number;
    /**
     * Minutes in which it did not.
     */
    down: number;
    /**
     * Minutes without data.
     */
    unknown: number;
};

/**
 * How this was measured. `requests`: from the requests of customers, in the region itself; `probes`: from our own
 * regular test requests, if customers sent fewer than 100. More values may be added.
 *
 */
export type Measured = 'requests' | 'probes' | (string & {});

export type OperationLatency = {
    /**
     * The `operationId`.
     */
    operation: string;
    /**
     * Half of the responses took no longer, in milliseconds.
     */
    p50_ms: number;
    /**
     * 99 of 100 responses took no longer, in milliseconds.
     */
    p99_ms: number;
    /**
     * The number of responses measured.
     */
    count: number;
    measured: Measured;
};

export type RegionStatus = {
    /**
     * The region.
     */
    region: string;
    state: RegionState;
    uptime: UptimeShare;
    minutes: RegionMinutes;
    /**
     * Response times in the last hour, of the operations that we test regularly.
     */
    operations: Array<OperationLatency>;
};

/**
 * `recorded`: three bad minutes opened the incident, and five good ones close it; `reported`: a person reported it.
 * More values may be added.
 *
 */
export type IncidentOrigin = 'recorded' | 'reported' | (string & {});

export type IncidentNote = {
    /**
     * When the note was written.
     */
    at: string;
    /**
     * The text of the note.
     */
    text: string;
};

export type Incident = {
    id: Id;
    /**
     * The region concerned.
     */
    region: string;
    origin: IncidentOrigin;
    /**
     * When the incident began.
     */
    opened_at: string;
    /**
     * When the incident ended; null while it is open.
     */
    closed_at: string | null;
    /**
     * Notes about the incident, in order of time.
     */
    notes: Array<IncidentNote>;
};

export type Status = {
    /**
     * The time of this state.
     */
    as_of: string;
    /**
     * Whether this is the last known state because nothing newer can be read at present.
     */
    stale: boolean;
    /**
     * The promised uptime of each region in a month, as a share.
     */
    sla: number;
    /**
     * `auto`: if a month's uptime is below the promise, a credit is given without a claim.
     */
    credit_policy: string;
    /**
     * Where data is stored. `operator`: with the operator of the service.
     */
    storage: string;
    /**
     * How many days logs are kept.
     */
    log_retention_days: number;
    regions: Array<RegionStatus>;
    /**
     * The open incidents.
     */
    incidents: Array<Incident>;
};

export type DayStatus = {
    /**
     * The day, in Moscow time. The last one is today, up to now.
     */
    day: string;
    uptime: UptimeShare;
    minutes: RegionMinutes;
    operations: Array<OperationLatency>;
};

export type RegionHistory = {
    /**
     * The region.
     */
    region: string;
    /**
     * Oldest first.
     */
    days: Array<DayStatus>;
};

export type StatusHistory = {
    /**
     * The time of this state.
     */
    as_of: string;
    /**
     * Whether this is the last known state because nothing newer can be read at present.
     */
    stale: boolean;
    /**
     * The promised uptime of each region in a month, as a share.
     */
    sla: number;
    /**
     * `auto`: if a month's uptime is below the promise, a credit is given without a claim.
     */
    credit_policy: string;
    /**
     * Where data is stored. `operator`: with the operator of the service.
     */
    storage: string;
    /**
     * How many days logs are kept.
     */
    log_retention_days: number;
    regions: Array<RegionHistory>;
    /**
     * The incidents of these days, newest first.
     */
    incidents: Array<Incident>;
};

export type Change = {
    /**
     * The part of the API, for example `Routes`.
     */
    topic: string;
    /**
     * One or more sentences, in English, with Markdown.
     */
    text: string;
};

export type Release = {
    /**
     * The version of the API.
     */
    version: string;
    /**
     * The release date; null before the release.
     */
    released_on: string | null;
    /**
     * What changed.
     */
    changes: Array<Change>;
};

export type Changelog = {
    /**
     * Newest first.
     */
    releases: Array<Release>;
};

/**
 * The session of this request.
 */
export type SessionState = {
    email: Email;
    /**
     * When the link was opened. Renewing the session does not change this.
     */
    opened_at: string;
    /**
     * When the session ends, whether or not it is renewed.
     */
    expires_at: string;
    /**
     * How many other sessions of the account are open.
     */
    others: number;
};

export type SessionRequest = {
    email: Email;
};

/**
 * The response is the same for known and unknown addresses.
 */
export type SessionSent = {
    email: Email;
    /**
     * How many seconds the link works.
     */
    expires_in_s: number;
};

export type Session = {
    email: Email;
    /**
     * When the session ends.
     */
    expires_at: string;
};

/**
 * What the button on the page of the link does: `sign_in`, `confirm_key` or `delete_account`. More values may be added.
 */
export type LinkPurpose = 'sign_in' | 'confirm_key' | 'delete_account' | (string & {});

export type MailLink = {
    purpose: LinkPurpose;
    email: Email;
    /**
     * When the link stops working.
     */
    expires_at: string;
};

export type BatchEventError = {
    /**
     * One of the codes of `Problem`.
     */
    code: string;
    /**
     * A description of the error, for people.
     */
    detail: string;
};

/**
 * The job at the time of the event. Its fields mean the same as in `getBatch`.
 */
export type BatchEventData = {
    job: Id;
    /**
     * The state that the job changed to.
     */
    status: string;
    /**
     * The label given when the job was submitted.
     */
    label: string;
    /**
     * Rows of the file, not counting its header.
     */
    rows: number;
    /**
     * Rows processed so far.
     */
    processed: number;
    /**
     * Rows with a result. Each costs one unit.
     */
    succeeded: number;
    /**
     * Rows whose address was not found.
     */
    not_found: number;
    /**
     * Rows that have no address or are malformed.
     */
    failed: number;
    created_at: string;
    /**
     * When processing began; null before that.
     */
    started_at: string | null;
    /**
     * When the job ended; null before that.
     */
    finished_at: string | null;
    /**
     * When the result is deleted; null while there is none.
     */
    expires_at: string | null;
    /**
     * Why the job failed; null otherwise.
     */
    error: BatchEventError | null;
};

export type InvoiceEventData = {
    id: Id;
    /**
     * The number of the invoice.
     */
    number: string;
    month: Month;
    total: Roubles;
    /**
     * Always `RUB`.
     */
    currency: string;
    /**
     * The last day on which a payment is in time.
     */
    due_on: string | null;
};

export type ThresholdEventData = {
    month: Month;
    /**
     * In percent, as in `alerts.thresholds`.
     */
    threshold: number;
    /**
     * Requests used so far this month; may exceed the threshold.
     */
    used: number;
    /**
     * The number of requests that is 100 %.
     */
    limit: number;
    /**
     * The monthly cap in roubles; null if there is none, or if the event is about the free requests.
     */
    limit_roubles: number | null;
    amount: Roubles;
    /**
     * Always `RUB`.
     */
    currency: string;
    /**
     * The first day of the next month, in Moscow time.
     */
    resets_at: string;
};

export type TestEventData = {
    webhook: Id;
};

/**
 * The latitude of a point. Of equally good results, those near the point come first. Requires `lon`.
 */
export type NearLat = Lat;

/**
 * The longitude of that point, see `lat`.
 */
export type NearLon = Lon;

/**
 * The language of addresses and names. `local`: names as they are written on signs at the place.
 */
export type Lang2 = Lang;

/**
 * The maximum number of items on a page.
 */
export type PageSize = number;

/**
 * The `next_cursor` of the previous page. If absent, the first page is returned.
 */
export type Cursor = string;

/**
 * A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with
 * the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a
 * request whose response was lost. Quotes around the ID are ignored: `"abc"` is the same as `abc`.
 *
 */
export type IdempotencyKey = string;

/**
 * The byte range to return, for example `bytes=1000-`. A request for several ranges gets the whole file.
 */
export type ByteRange = string;

/**
 * The `ETag` of the copy that you have a part of.
 */
export type IfRange = string;

/**
 * The `ETag` of the copy that you have, or several, separated by commas.
 */
export type IfNoneMatch = string;

/**
 * The token from the link in the e-mail.
 */
export type LinkToken2 = LinkToken;

export type GeocodeData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The address as one text.
         */
        q?: string;
        /**
         * ISO 3166-1 codes, separated by commas (`RU,KZ`). Only results in these countries are returned. Without `q`,
         * the name of one country is accepted too. The demonstration country is `XD`.
         *
         */
        country?: string;
        /**
         * Instead of `q`: the region (oblast, krai, republic …).
         */
        region?: string;
        /**
         * Instead of `q`: a district of the region or the city.
         */
        district?: string;
        /**
         * Instead of `q`: the city, town or village.
         */
        city?: string;
        /**
         * Instead of `q`: the street, or the quarter if its houses have no street.
         */
        street?: string;
        /**
         * Instead of `q`: the house number with all its parts, for example `12/3 к2 с1`.
         */
        house?: string;
        /**
         * Instead of `q`: the postcode.
         */
        postal_code?: string;
        /**
         * The maximum number of results.
         */
        limit?: number;
        /**
         * The latitude of a point. Of equally good results, those near the point come first. Requires `lon`.
         */
        lat?: Lat;
        /**
         * The longitude of that point, see `lat`.
         */
        lon?: Lon;
        /**
         * `minLon,minLat,maxLon,maxLat`. Only results inside this box are returned. A box across the antimeridian
         * (Chukotka) begins with its western side, `170,60,-168,72`, and is at most 180 degrees wide.
         *
         */
        bbox?: [
            number,
            number,
            number,
            number
        ];
        /**
         * The language of addresses and names. `local`: names as they are written on signs at the place.
         */
        lang?: Lang;
        /**
         * Whether to add an `explanation` to each result: what each word was taken for, and what speaks against the
         * result. It costs nothing extra. Such responses are never `cached`.
         *
         */
        explain?: boolean;
    };
    url: '/v2/geocode';
};

export type GeocodeErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The key is missing, invalid, revoked or expired.
     */
    401: Problem;
    /**
     * The free requests of the month are used up, or the account's monthly cap is reached.
     */
    402: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded response for this input. `recorded` lists the requests that have one.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GeocodeError = GeocodeErrors[keyof GeocodeErrors];

export type GeocodeResponses = {
    /**
     * The results.
     */
    200: GeocodeAnswer;
};

export type GeocodeResponse = GeocodeResponses[keyof GeocodeResponses];

export type GeocodeManyData = {
    body: GeocodeManyRequest;
    path?: never;
    query?: never;
    url: '/v2/geocode';
};

export type GeocodeManyErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The key is missing, invalid, revoked or expired.
     */
    401: Problem;
    /**
     * The free requests of the month are used up, or the account's monthly cap is reached.
     */
    402: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded response for this input. `recorded` lists the requests that have one.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GeocodeManyError = GeocodeManyErrors[keyof GeocodeManyErrors];

export type GeocodeManyResponses = {
    /**
     * The results.
     */
    200: GeocodeManyAnswer;
};

export type GeocodeManyResponse = GeocodeManyResponses[keyof GeocodeManyResponses];

export type ReverseData = {
    body?: never;
    path?: never;
    query: {
        lat: Lat;
        lon: Lon;
        /**
         * The search radius in metres.
         */
        radius_m?: number;
        /**
         * The maximum number of results.
         */
        limit?: number;
        /**
         * The language of addresses and names. `local`: names as they are written on signs at the place.
         */
        lang?: Lang;
    };
    url: '/v2/reverse';
};

export type ReverseErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The key is missing, invalid, revoked or expired.
     */
    401: Problem;
    /**
     * The free requests of the month are used up, or the account's monthly cap is reached.
     */
    402: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded response for this input. `recorded` lists the requests that have one.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type ReverseError = ReverseErrors[keyof ReverseErrors];

export type ReverseResponses = {
    /**
     * The results.
     */
    200: ReverseAnswer;
};

export type ReverseResponse = ReverseResponses[keyof ReverseResponses];

export type ReverseManyData = {
    body: ReverseManyRequest;
    path?: never;
    query?: never;
    url: '/v2/reverse';
};

export type ReverseManyErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The key is missing, invalid, revoked or expired.
     */
    401: Problem;
    /**
     * The free requests of the month are used up, or the account's monthly cap is reached.
     */
    402: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded response for this input. `recorded` lists the requests that have one.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type ReverseManyError = ReverseManyErrors[keyof ReverseManyErrors];

export type ReverseManyResponses = {
    /**
     * The results.
     */
    200: ReverseManyAnswer;
};

export type ReverseManyResponse = ReverseManyResponses[keyof ReverseManyResponses];

export type SuggestData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The text typed so far. A space at the end means that the last word is complete.
         */
        q: string;
        /**
         * The latitude of a point. Of equally good results, those near the point come first. Requires `lon`.
         */
        lat?: Lat;
        /**
         * The longitude of that point, see `lat`.
         */
        lon?: Lon;
        /**
         * The maximum number of suggestions.
         */
        limit?: number;
        /**
         * ISO 3166-1 codes, separated by commas (`RU,KZ`). Only results in these countries are returned. The
         * demonstration country is `XD`.
         *
         */
        country?: string;
        /**
         * Only suggestions of these types, separated by commas.
         */
        types?: Array<SuggestType>;
        /**
         * The language of addresses and names. `local`: names as they are written on signs at the place.
         */
        lang?: Lang;
    };
    url: '/v2/suggest';
};

export type SuggestErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The key is missing, invalid, revoked or expired.
     */
    401: Problem;
    /**
     * The free requests of the month are used up, or the account's monthly cap is reached.
     */
    402: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded response for this input. `recorded` lists the requests that have one.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type SuggestError = SuggestErrors[keyof SuggestErrors];

export type SuggestResponses = {
    /**
     * The suggestions.
     */
    200: SuggestAnswer;
};

export type SuggestResponse = SuggestResponses[keyof SuggestResponses];

export type RouteData = {
    body: RouteRequest;
    path?: never;
    query?: never;
    url: '/v2/route';
};

export type RouteErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The key is missing, invalid, revoked or expired.
     */
    401: Problem;
    /**
     * The free requests of the month are used up, or the account's monthly cap is reached.
     */
    402: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded response for this input. `recorded` lists the requests that have one.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * There is no route between these points, or no road near one of them. `errors` names the point.
     */
    422: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type RouteError = RouteErrors[keyof RouteErrors];

export type RouteResponses = {
    /**
     * The best route, and alternatives.
     */
    200: RouteAnswer;
};

export type RouteResponse = RouteResponses[keyof RouteResponses];

export type MatrixData = {
    body: MatrixRequest;
    path?: never;
    query?: never;
    url: '/v2/matrix';
};

export type MatrixErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The key is missing, invalid, revoked or expired.
     */
    401: Problem;
    /**
     * The free requests of the month are used up, or the account's monthly cap is reached.
     */
    402: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded response for this input. `recorded` lists the requests that have one.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * No road is near any of the points. `errors` names all of them.
     */
    422: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type MatrixError = MatrixErrors[keyof MatrixErrors];

export type MatrixResponses = {
    /**
     * The matrix.
     */
    200: MatrixAnswer;
};

export type MatrixResponse = MatrixResponses[keyof MatrixResponses];

export type ListBatchesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items on a page.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. If absent, the first page is returned.
         */
        cursor?: string;
    };
    url: '/v2/batch';
};

export type ListBatchesErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type ListBatchesError = ListBatchesErrors[keyof ListBatchesErrors];

export type ListBatchesResponses = {
    /**
     * The jobs.
     */
    200: BatchList;
};

export type ListBatchesResponse = ListBatchesResponses[keyof ListBatchesResponses];

export type SubmitBatchData = {
    body: BatchForm;
    headers?: {
        /**
         * A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with
         * the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a
         * request whose response was lost. Quotes around the ID are ignored: `"abc"` is the same as `abc`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: {
        /**
         * The column with the address: its name in the header, or its number, counted from 1. If the parts of the
         * address have columns of their own, give several, separated by commas: `city,street,house` if the columns have
         * these names in any language, otherwise `city=Town,street=2`. The parts are `country`, `region`, `district`,
         * `city`, `street`, `house` and `postal_code`. Detected if absent.
         *
         */
        column?: string;
        /**
         * Detected if absent.
         */
        delimiter?: BatchDelimiter;
        /**
         * Detected if absent.
         */
        encoding?: BatchEncoding;
        /**
         * Whether the first line has the names of the columns. Detected if absent.
         */
        header?: boolean;
        /**
         * ISO 3166-1 codes, separated by commas (`RU,KZ`). Only results in these countries are returned. The
         * demonstration country is `XD`.
         *
         */
        country?: string;
        /**
         * A name that helps you find the job.
         */
        label?: string;
        /**
         * A public https URL that gets the events of this job (`batch.started`, `batch.completed`, `batch.failed` and
         * `batch.cancelled`), in addition to the webhooks of the account.
         *
         */
        webhook_url?: string;
        /**
         * The language of addresses and names. `local`: names as they are written on signs at the place.
         */
        lang?: Lang;
    };
    url: '/v2/batch';
};

export type SubmitBatchErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The key is missing, invalid, revoked or expired.
     */
    401: Problem;
    /**
     * The file has more rows than the account can still use this month. `needed` and `available` give both numbers; if nothing is left, the file is not read, and there is no `needed`.
     */
    402: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * An earlier request with this `Idempotency-Key` is still in progress.
     */
    409: Problem;
    /**
     * The file has more rows or bytes than a batch may have.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `multipart/form-data` or `text/csv`. Only the latter may be compressed (`Content-Encoding: gzip`).
     */
    415: Problem;
    /**
     * The file cannot be processed, the webhook URL is refused, or the `Idempotency-Key` was used before with a different body.
     */
    422: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type SubmitBatchError = SubmitBatchErrors[keyof SubmitBatchErrors];

export type SubmitBatchResponses = {
    /**
     * The job is queued.
     */
    202: SubmittedBatch;
};

export type SubmitBatchResponse = SubmitBatchResponses[keyof SubmitBatchResponses];

export type CancelBatchData = {
    body?: never;
    path: {
        /**
         * The `job` of the batch.
         */
        job: Id;
    };
    query?: never;
    url: '/v2/batch/{job}';
};

export type CancelBatchErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * The job does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The job is over and can no longer be cancelled.
     */
    409: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type CancelBatchError = CancelBatchErrors[keyof CancelBatchErrors];

export type CancelBatchResponses = {
    /**
     * The job is being cancelled.
     */
    202: BatchJob;
};

export type CancelBatchResponse = CancelBatchResponses[keyof CancelBatchResponses];

export type GetBatchData = {
    body?: never;
    path: {
        /**
         * The `job` of the batch.
         */
        job: Id;
    };
    query?: never;
    url: '/v2/batch/{job}';
};

export type GetBatchErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The job does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetBatchError = GetBatchErrors[keyof GetBatchErrors];

export type GetBatchResponses = {
    /**
     * The job.
     */
    200: BatchJob;
};

export type GetBatchResponse = GetBatchResponses[keyof GetBatchResponses];

export type GetBatchResultData = {
    body?: never;
    headers?: {
        /**
         * The byte range to return, for example `bytes=1000-`. A request for several ranges gets the whole file.
         */
        Range?: string;
        /**
         * The `ETag` of the copy that you have a part of.
         */
        'If-Range'?: string;
        /**
         * The `ETag` of the copy that you have, or several, separated by commas.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The `job` of the batch.
         */
        job: Id;
    };
    query?: {
        /**
         * 1 for a file that Excel opens as it is.
         */
        excel?: number;
    };
    url: '/v2/batch/{job}/result';
};

export type GetBatchResultErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The job does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The job has no result yet, or ended without one.
     */
    409: Problem;
    /**
     * The result was kept for 30 days and has been deleted.
     */
    410: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The `Range` begins after the end of the file.
     */
    416: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetBatchResultError = GetBatchResultErrors[keyof GetBatchResultErrors];

export type GetBatchResultResponses = {
    /**
     * The result.
     */
    200: Blob | File;
    /**
     * The requested part of the file.
     */
    206: Blob | File;
};

export type GetBatchResultResponse = GetBatchResultResponses[keyof GetBatchResultResponses];

export type IssueKeyData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The address that the link is sent to.
         */
        email: Email;
        /**
         * A test key gets recorded responses and uses up nothing.
         */
        mode?: KeyMode;
    };
    url: '/v2/key';
};

export type IssueKeyErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * Too many requests from one network address.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type IssueKeyError = IssueKeyErrors[keyof IssueKeyErrors];

export type IssueKeyResponses = {
    /**
     * The new key.
     */
    200: IssuedKey;
};

export type IssueKeyResponse = IssueKeyResponses[keyof IssueKeyResponses];

export type ConfirmEmailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The token from the link in the e-mail.
         */
        token: LinkToken;
    };
    url: '/v2/key/confirm';
};

export type ConfirmEmailErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * Too many requests from one network address.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type ConfirmEmailError = ConfirmEmailErrors[keyof ConfirmEmailErrors];

export type ConfirmEmailResponses = {
    /**
     * The address is confirmed.
     */
    200: Confirmation;
};

export type ConfirmEmailResponse = ConfirmEmailResponses[keyof ConfirmEmailResponses];

export type ListKeysData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items on a page.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. If absent, the first page is returned.
         */
        cursor?: string;
    };
    url: '/v2/keys';
};

export type ListKeysErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type ListKeysError = ListKeysErrors[keyof ListKeysErrors];

export type ListKeysResponses = {
    /**
     * The keys.
     */
    200: KeyList;
};

export type ListKeysResponse = ListKeysResponses[keyof ListKeysResponses];

export type CreateKeyData = {
    body: KeyRequest;
    headers?: {
        /**
         * A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with
         * the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a
         * request whose response was lost. Quotes around the ID are ignored: `"abc"` is the same as `abc`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v2/keys';
};

export type CreateKeyErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The account has reached the maximum number of keys, or an earlier request with this `Idempotency-Key` is still in progress.
     */
    409: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * The `Idempotency-Key` was used before with a different body.
     */
    422: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type CreateKeyError = CreateKeyErrors[keyof CreateKeyErrors];

export type CreateKeyResponses = {
    /**
     * The new key.
     */
    201: CreatedKey;
};

export type CreateKeyResponse = CreateKeyResponses[keyof CreateKeyResponses];

export type RevokeKeyData = {
    body?: never;
    path: {
        /**
         * The `id` of the key, not the key itself.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/keys/{id}';
};

export type RevokeKeyErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type RevokeKeyError = RevokeKeyErrors[keyof RevokeKeyErrors];

export type RevokeKeyResponses = {
    /**
     * The key is revoked.
     */
    204: void;
};

export type RevokeKeyResponse = RevokeKeyResponses[keyof RevokeKeyResponses];

export type GetKeyData = {
    body?: never;
    path: {
        /**
         * The `id` of the key, not the key itself.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/keys/{id}';
};

export type GetKeyErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetKeyError = GetKeyErrors[keyof GetKeyErrors];

export type GetKeyResponses = {
    /**
     * The key.
     */
    200: Key;
};

export type GetKeyResponse = GetKeyResponses[keyof GetKeyResponses];

export type DeleteAccountData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v2/account';
};

export type DeleteAccountErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type DeleteAccountError = DeleteAccountErrors[keyof DeleteAccountErrors];

export type DeleteAccountResponses = {
    /**
     * An e-mail with the link is on its way.
     */
    202: DeletionAsked;
};

export type DeleteAccountResponse = DeleteAccountResponses[keyof DeleteAccountResponses];

export type GetAccountData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v2/account';
};

export type GetAccountErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetAccountError = GetAccountErrors[keyof GetAccountErrors];

export type GetAccountResponses = {
    /**
     * The account.
     */
    200: Account;
};

export type GetAccountResponse = GetAccountResponses[keyof GetAccountResponses];

export type UpdateAccountData = {
    body: AccountPatch;
    path?: never;
    query?: never;
    url: '/v2/account';
};

export type UpdateAccountErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type UpdateAccountError = UpdateAccountErrors[keyof UpdateAccountErrors];

export type UpdateAccountResponses = {
    /**
     * The account after the change.
     */
    200: Account;
};

export type UpdateAccountResponse = UpdateAccountResponses[keyof UpdateAccountResponses];

export type ConfirmDeletionData = {
    body: SessionToken;
    path?: never;
    query?: never;
    url: '/v2/account/delete';
};

export type ConfirmDeletionErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * Too many requests from one network address.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type ConfirmDeletionError = ConfirmDeletionErrors[keyof ConfirmDeletionErrors];

export type ConfirmDeletionResponses = {
    /**
     * The account is deleted.
     */
    204: void;
};

export type ConfirmDeletionResponse = ConfirmDeletionResponses[keyof ConfirmDeletionResponses];

export type GetUsageData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The first day; if absent, the first of the month of `to`.
         */
        from?: string;
        /**
         * The last day; if absent, today.
         */
        to?: string;
        /**
         * What to group by, separated by commas.
         */
        group?: Array<UsageGroup>;
        /**
         * The maximum number of items on a page.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. If absent, the first page is returned.
         */
        cursor?: string;
    };
    url: '/v2/usage';
};

export type GetUsageErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetUsageError = GetUsageErrors[keyof GetUsageErrors];

export type GetUsageResponses = {
    /**
     * The usage.
     */
    200: UsageList;
};

export type GetUsageResponse = GetUsageResponses[keyof GetUsageResponses];

export type ListInvoicesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items on a page.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. If absent, the first page is returned.
         */
        cursor?: string;
    };
    url: '/v2/invoices';
};

export type ListInvoicesErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type ListInvoicesError = ListInvoicesErrors[keyof ListInvoicesErrors];

export type ListInvoicesResponses = {
    /**
     * The invoices.
     */
    200: InvoiceList;
};

export type ListInvoicesResponse = ListInvoicesResponses[keyof ListInvoicesResponses];

export type GetInvoiceData = {
    body?: never;
    path: {
        /**
         * The `id` of the invoice, or `open` for a preview of the current month.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/invoices/{id}';
};

export type GetInvoiceErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetInvoiceError = GetInvoiceErrors[keyof GetInvoiceErrors];

export type GetInvoiceResponses = {
    /**
     * The invoice.
     */
    200: Invoice;
};

export type GetInvoiceResponse = GetInvoiceResponses[keyof GetInvoiceResponses];

export type GetInvoiceDocumentData = {
    body?: never;
    headers?: {
        /**
         * The byte range to return, for example `bytes=1000-`. A request for several ranges gets the whole file.
         */
        Range?: string;
        /**
         * The `ETag` of the copy that you have a part of.
         */
        'If-Range'?: string;
        /**
         * The `ETag` of the copy that you have, or several, separated by commas.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The `id` of the invoice, or `open` for a preview of the current month.
         */
        id: Id;
    };
    query?: {
        /**
         * The format of the file.
         */
        format?: DocumentFormat;
    };
    url: '/v2/invoices/{id}/document';
};

export type GetInvoiceDocumentErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The `Range` begins after the end of the file.
     */
    416: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetInvoiceDocumentError = GetInvoiceDocumentErrors[keyof GetInvoiceDocumentErrors];

export type GetInvoiceDocumentResponses = {
    /**
     * The file. `Content-Disposition` has its name with the extension.
     */
    200: Blob | File;
    /**
     * The requested part of the file.
     */
    206: Blob | File;
};

export type GetInvoiceDocumentResponse = GetInvoiceDocumentResponses[keyof GetInvoiceDocumentResponses];

export type ListWebhooksData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The maximum number of items on a page.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. If absent, the first page is returned.
         */
        cursor?: string;
    };
    url: '/v2/webhooks';
};

export type ListWebhooksErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];

export type ListWebhooksResponses = {
    /**
     * The webhooks.
     */
    200: WebhookList;
};

export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];

export type CreateWebhookData = {
    body: WebhookRequest;
    headers?: {
        /**
         * A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with
         * the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a
         * request whose response was lost. Quotes around the ID are ignored: `"abc"` is the same as `abc`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v2/webhooks';
};

export type CreateWebhookErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The account has reached the maximum number of webhooks, or an earlier request with this `Idempotency-Key` is still in progress.
     */
    409: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * The webhook URL is refused, or the `Idempotency-Key` was used before with a different body.
     */
    422: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];

export type CreateWebhookResponses = {
    /**
     * The new webhook and its secret.
     */
    201: CreatedWebhook;
};

export type CreateWebhookResponse = CreateWebhookResponses[keyof CreateWebhookResponses];

export type DeleteWebhookData = {
    body?: never;
    path: {
        /**
         * The `id` of the webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/webhooks/{id}';
};

export type DeleteWebhookErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type DeleteWebhookError = DeleteWebhookErrors[keyof DeleteWebhookErrors];

export type DeleteWebhookResponses = {
    /**
     * The webhook is deleted.
     */
    204: void;
};

export type DeleteWebhookResponse = DeleteWebhookResponses[keyof DeleteWebhookResponses];

export type GetWebhookData = {
    body?: never;
    path: {
        /**
         * The `id` of the webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/webhooks/{id}';
};

export type GetWebhookErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];

export type GetWebhookResponses = {
    /**
     * The webhook.
     */
    200: Webhook;
};

export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];

export type UpdateWebhookData = {
    body: WebhookPatch;
    path: {
        /**
         * The `id` of the webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/webhooks/{id}';
};

export type UpdateWebhookErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * The webhook URL is refused.
     */
    422: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type UpdateWebhookError = UpdateWebhookErrors[keyof UpdateWebhookErrors];

export type UpdateWebhookResponses = {
    /**
     * The webhook after the change.
     */
    200: Webhook;
};

export type UpdateWebhookResponse = UpdateWebhookResponses[keyof UpdateWebhookResponses];

export type RollWebhookSecretData = {
    body?: never;
    headers?: {
        /**
         * A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with
         * the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a
         * request whose response was lost. Quotes around the ID are ignored: `"abc"` is the same as `abc`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/webhooks/{id}/secret';
};

export type RollWebhookSecretErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * An earlier request with this `Idempotency-Key` is still in progress.
     */
    409: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The `Idempotency-Key` was used before with a different body.
     */
    422: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type RollWebhookSecretError = RollWebhookSecretErrors[keyof RollWebhookSecretErrors];

export type RollWebhookSecretResponses = {
    /**
     * The webhook and its new secret.
     */
    201: CreatedWebhook;
};

export type RollWebhookSecretResponse = RollWebhookSecretResponses[keyof RollWebhookSecretResponses];

export type TestWebhookData = {
    body?: never;
    headers?: {
        /**
         * A unique ID that you choose for this request, preferably a UUID. If the request is sent again within 24 hours with
         * the same body, nothing is done a second time, and the stored response is returned. This makes it safe to repeat a
         * request whose response was lost. Quotes around the ID are ignored: `"abc"` is the same as `abc`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The `id` of the webhook.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/webhooks/{id}/test';
};

export type TestWebhookErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The webhook is disabled, or an earlier request with this `Idempotency-Key` is still in progress.
     */
    409: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The `Idempotency-Key` was used before with a different body.
     */
    422: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type TestWebhookError = TestWebhookErrors[keyof TestWebhookErrors];

export type TestWebhookResponses = {
    /**
     * The event is on its way.
     */
    201: WebhookDelivery;
};

export type TestWebhookResponse = TestWebhookResponses[keyof TestWebhookResponses];

export type ListDeliveriesData = {
    body?: never;
    path: {
        /**
         * The `id` of the webhook.
         */
        id: Id;
    };
    query?: {
        /**
         * The maximum number of items on a page.
         */
        limit?: number;
        /**
         * The `next_cursor` of the previous page. If absent, the first page is returned.
         */
        cursor?: string;
    };
    url: '/v2/webhooks/{id}/deliveries';
};

export type ListDeliveriesErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type ListDeliveriesError = ListDeliveriesErrors[keyof ListDeliveriesErrors];

export type ListDeliveriesResponses = {
    /**
     * The deliveries.
     */
    200: WebhookDeliveryList;
};

export type ListDeliveriesResponse = ListDeliveriesResponses[keyof ListDeliveriesResponses];

export type ReplayDeliveryData = {
    body?: never;
    path: {
        /**
         * The `id` of the webhook.
         */
        id: Id;
        /**
         * The `event` of the delivery.
         */
        event: EventId;
    };
    query?: never;
    url: '/v2/webhooks/{id}/deliveries/{event}/replay';
};

export type ReplayDeliveryErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is neither a valid key nor a valid session.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The webhook is disabled, so nothing is sent to it.
     */
    409: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type ReplayDeliveryError = ReplayDeliveryErrors[keyof ReplayDeliveryErrors];

export type ReplayDeliveryResponses = {
    /**
     * The event is on its way.
     */
    202: WebhookDelivery;
};

export type ReplayDeliveryResponse = ReplayDeliveryResponses[keyof ReplayDeliveryResponses];

export type GetStatusData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v2/status';
};

export type GetStatusErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * Too many requests from one network address.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetStatusError = GetStatusErrors[keyof GetStatusErrors];

export type GetStatusResponses = {
    /**
     * The current status, or the last known one.
     */
    200: Status;
};

export type GetStatusResponse = GetStatusResponses[keyof GetStatusResponses];

export type GetStatusHistoryData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The number of days, including today.
         */
        days?: number;
    };
    url: '/v2/status/history';
};

export type GetStatusHistoryErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * Too many requests from one network address.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetStatusHistoryError = GetStatusHistoryErrors[keyof GetStatusHistoryErrors];

export type GetStatusHistoryResponses = {
    /**
     * The days, oldest first.
     */
    200: StatusHistory;
};

export type GetStatusHistoryResponse = GetStatusHistoryResponses[keyof GetStatusHistoryResponses];

export type GetChangelogData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v2/changelog';
};

export type GetChangelogErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * Too many requests from one network address.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetChangelogError = GetChangelogErrors[keyof GetChangelogErrors];

export type GetChangelogResponses = {
    /**
     * All releases.
     */
    200: Changelog;
};

export type GetChangelogResponse = GetChangelogResponses[keyof GetChangelogResponses];

export type EndSessionData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Whether to end all sessions of the account.
         */
        everywhere?: boolean;
    };
    url: '/v2/session';
};

export type EndSessionErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is no session, or it has ended.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type EndSessionError = EndSessionErrors[keyof EndSessionErrors];

export type EndSessionResponses = {
    /**
     * Signed out.
     */
    204: void;
};

export type EndSessionResponse = EndSessionResponses[keyof EndSessionResponses];

export type GetSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v2/session';
};

export type GetSessionErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is no session, or it has ended.
     */
    401: Problem;
    /**
     * The key is valid, but its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type GetSessionError = GetSessionErrors[keyof GetSessionErrors];

export type GetSessionResponses = {
    /**
     * The session.
     */
    200: SessionState;
};

export type GetSessionResponse = GetSessionResponses[keyof GetSessionResponses];

export type StartSessionData = {
    body: SessionRequest;
    path?: never;
    query?: never;
    url: '/v2/session';
};

export type StartSessionErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * Too many requests from one network address.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type StartSessionError = StartSessionErrors[keyof StartSessionErrors];

export type StartSessionResponses = {
    /**
     * An e-mail is on its way if there is an account.
     */
    202: SessionSent;
};

export type StartSessionResponse = StartSessionResponses[keyof StartSessionResponses];

export type OpenSessionData = {
    body: SessionToken;
    path?: never;
    query?: never;
    url: '/v2/session/open';
};

export type OpenSessionErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The link has been used already, or has expired.
     */
    401: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * Too many requests from one network address.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type OpenSessionError = OpenSessionErrors[keyof OpenSessionErrors];

export type OpenSessionResponses = {
    /**
     * Signed in.
     */
    200: Session;
};

export type OpenSessionResponse = OpenSessionResponses[keyof OpenSessionResponses];

export type RenewSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v2/session/renew';
};

export type RenewSessionErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * There is no session, or it has ended.
     */
    401: Problem;
    /**
     * The key is valid, but it does not permit this operation, or its account is suspended.
     */
    403: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The account exceeds its rate limit.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type RenewSessionError = RenewSessionErrors[keyof RenewSessionErrors];

export type RenewSessionResponses = {
    /**
     * The session, with a new cookie.
     */
    200: SessionState;
};

export type RenewSessionResponse = RenewSessionResponses[keyof RenewSessionResponses];

export type InspectLinkData = {
    body: SessionToken;
    path?: never;
    query?: never;
    url: '/v2/session/link';
};

export type InspectLinkErrors = {
    /**
     * The request is invalid. `errors` names the parameters or fields, if there are any to name.
     */
    400: Problem;
    /**
     * The resource does not exist, or belongs to another account.
     */
    404: Problem;
    /**
     * `Accept` excludes the media types in which this operation responds.
     */
    406: Problem;
    /**
     * The body is larger than this operation accepts.
     */
    413: Problem;
    /**
     * The URL is longer than 8,192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * Too many requests from one network address.
     */
    429: Problem;
    /**
     * An internal error of the service.
     */
    500: Problem;
    /**
     * The service is overloaded or temporarily unavailable.
     */
    503: Problem;
    /**
     * No region responded in time. Whether the request was carried out is unknown. Only an edge in front of the regions sends this.
     */
    504: Problem;
};

export type InspectLinkError = InspectLinkErrors[keyof InspectLinkErrors];

export type InspectLinkResponses = {
    /**
     * The link works.
     */
    200: MailLink;
};

export type InspectLinkResponse = InspectLinkResponses[keyof InspectLinkResponses];
