// Generated from openapi/dist/openapi.json by "make generate". Change the contract, not this file.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | `${string}://${string}/sandbox` | (string & {});
};

/**
 * The body of a webhook that tells what became of a batch.
 */
export type BatchEvent = {
    type: WebhookEventType;
    /**
     * When it happened.
     */
    timestamp: string;
    data: BatchEventData;
};

/**
 * The body of a webhook that tells that an invoice is final.
 */
export type InvoiceEvent = {
    type: WebhookEventType;
    /**
     * When it became final.
     */
    timestamp: string;
    data: InvoiceEventData;
};

/**
 * The body of a webhook that tells that a month came to a share of its free requests (`quota.threshold`) or of the own
 * cap (`spend.threshold`).
 *
 */
export type ThresholdEvent = {
    type: WebhookEventType;
    /**
     * When the usage that reached it was counted.
     */
    timestamp: string;
    data: ThresholdEventData;
};

/**
 * The body of a webhook that `testWebhook` sends.
 */
export type TestEvent = {
    type: WebhookEventType;
    /**
     * When it was asked for.
     */
    timestamp: string;
    data: TestEventData;
};

/**
 * WGS84 latitude, degrees.
 */
export type Lat = number;

/**
 * WGS84 longitude, degrees.
 */
export type Lon = number;

export type Lang = 'ru' | 'en' | 'local';

/**
 * What the price comes from: `free`, the free requests of the month; `up_to_1m`, `up_to_10m` and `over_10m`, the paid
 * ones by how many there were; `test`, a test key, and `sandbox`, both free of charge. More may come.
 *
 */
export type Tier = 'free' | 'up_to_1m' | 'up_to_10m' | 'over_10m' | 'test' | 'sandbox' | (string & {});

/**
 * Units of one answer that have the same price.
 */
export type BillingLine = {
    tier: Tier;
    units: number;
    /**
     * Roubles for 1 000 of the units.
     */
    per_1000: number;
};

/**
 * The price of this request; of a list, that of its last unit, and in `lines` that of each.
 */
export type Billing = {
    tier: Tier;
    /**
     * Roubles for 1 000 such requests.
     */
    per_1000: number;
    /**
     * In answers to lists: the units that are charged, by tier. Two where the list crosses from one tier to the next,
     * none where no item was answered.
     *
     */
    lines?: Array<BillingLine>;
};

/**
 * The month's requests, Moscow time.
 */
export type Quota = {
    /**
     * Free requests a month.
     */
    free: number;
    /**
     * Requests used this month, this one included.
     */
    used: number;
    /**
     * The first day of the next month.
     */
    resets_at: string;
};

/**
 * What every metered answer carries beside its payload.
 */
export type Envelope = {
    /**
     * How long we worked on it, milliseconds.
     */
    took_ms: number;
    /**
     * The region that answered.
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
 * What the point is. `house`: the number and every given part match; `house_part`: the number matches, a given part
 * does not; `interpolated`: between two known numbers, or as far along a road as its kilometre marks tell;
 * `nearest_house`: the closest number that is known; then ever larger things: `street`, `place` (a quarter or the like),
 * `settlement`, `city`, `district`, `region`, `country`; beside them `postcode`, `poi`, `metro` (a station),
 * `intersection` of streets. More may come: judge one that you do not know by `distance_m` and `confidence`.
 *
 */
export type Precision = 'house' | 'house_part' | 'interpolated' | 'nearest_house' | 'street' | 'place' | 'settlement' | 'city' | 'district' | 'region' | 'country' | 'postcode' | 'poi' | 'metro' | 'intersection' | (string & {});

/**
 * Where the postal code is from. `own`: the map has it on the object itself; `street`: the houses within 200 m in its
 * street agree on it; `place`: of the postal area around it, or of its village or quarter, if that has only one; `none`:
 * not known, `postal_code` is empty. It says nothing about `confidence`. More may come.
 *
 */
export type PostalCodeSource = 'own' | 'street' | 'place' | 'none' | (string & {});

/**
 * The house number, taken apart.
 */
export type HouseParts = {
    number?: string;
    letter?: string;
    /**
     * корпус
     */
    block?: string;
    /**
     * строение
     */
    building?: string;
    /**
     * сооружение
     */
    structure?: string;
};

/**
 * The parts of the address; what is not known is absent, never empty.
 */
export type Components = {
    country?: string;
    country_code?: string;
    region?: string;
    /**
     * A rural or municipal district, between region and settlement.
     */
    area?: string;
    /**
     * A part of a city; outside of cities the rural municipality.
     */
    district?: string;
    /**
     * A city or town.
     */
    city?: string;
    /**
     * A village or hamlet; a town within the ground of a city.
     */
    settlement?: string;
    /**
     * A quarter, micro-district or gardeners' partnership.
     */
    place?: string;
    street?: string;
    house?: string;
    house_parts?: HouseParts;
    postal_code?: string;
    /**
     * Stations nearby.
     */
    metro?: Array<string>;
};

/**
 * One place that was found.
 */
export type Place = {
    /**
     * Names this object in this atlas, for example `w123`.
     */
    id: string;
    /**
     * The normalised address, one line, in `lang`.
     */
    address: string;
    lat: Lat;
    lon: Lon;
    precision: Precision;
    /**
     * The probability that this is what was meant.
     */
    confidence: number;
    /**
     * Metres from the point asked; of `geocode` the error to be expected.
     */
    distance_m: number;
    /**
     * Empty where it is not known, see `postal_code_source`.
     */
    postal_code: string;
    postal_code_source: PostalCodeSource;
    /**
     * What it is: building, street, metro, station, poi …
     */
    type: string;
    /**
     * The district of the city or region; empty where there is none.
     */
    district: string;
    components: Components;
};

/**
 * How a part of the query agrees with what was found. `exact`: as it is there; `fuzzy`: after mending a misspelling, or with a part of the house
 * number missing; `absent`: the query says nothing of it; `wrong`: the query asks for something else, or
 * for what is not known. More may come.
 *
 */
export type Agreement = 'exact' | 'fuzzy' | 'absent' | 'wrong' | (string & {});

/**
 * What of the query was found as it was asked for.
 */
export type Match = {
    house: Agreement;
    street: Agreement;
    place: Agreement;
    region: Agreement;
    postal_code: Agreement;
};

/**
 * What a word of the query was taken for. `name`: of the street, place or thing that was found; `container`: of a place
 * that it lies in; `type_word`: улица, корпус, город; `number`: of the house with its letters, or a kilometre;
 * `postcode`; `title`: a rank or initial beside a name; `remark`: a flat, a phone, a station beside the address;
 * `left_over`: for nothing. More may come.
 *
 */
export type TakenFor = 'name' | 'container' | 'type_word' | 'number' | 'postcode' | 'title' | 'remark' | 'left_over' | (string & {});

/**
 * A word or number of the query, and what it was taken for.
 */
export type ExplainedWord = {
    /**
     * As it was written.
     */
    text: string;
    /**
     * Where it begins in `query`, in UTF-16 units.
     */
    from: number;
    /**
     * Where it ends there, not included.
     */
    to: number;
    taken_for: TakenFor;
    /**
     * The name that it belongs to, as the map has it; absent for what is no part of one.
     */
    name?: string;
};

/**
 * A reason to believe an answer less, for programs; `detail` says it in words, and `/docs/explain` shows each with
 * an example. None of these gets another meaning; more may come: then judge by `cost` and `cap`.
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
 * - `postcode_of_elsewhere`: no town is named, and the postcode is of another region
 * - `unknown_place`: a named place is not on the map, and may have the address
 * - `other_district`: it is in another district of its city
 * - `unknown_district`: the map does not show how far the named district reaches
 * - `wrong_postcode`: it has another postcode
 *
 */
export type DoubtCode = 'name_differs' | 'container_differs' | 'street_differs' | 'titles' | 'unused_type_words' | 'house_differs' | 'kilometer_unsure' | 'left_over' | 'other_street' | 'other_name' | 'stray_number' | 'sibling' | 'corner' | 'elsewhere' | 'far_district' | 'other_town' | 'namesake' | 'closer_street' | 'equal_house' | 'one_of_two' | 'other_kind_of_street' | 'other_kind_and_house' | 'word_beside_name' | 'scanned_number' | 'other_style' | 'other_number' | 'streetless' | 'across' | 'station_asked' | 'other_station' | 'other_kind_of_place' | 'number_of_name' | 'no_corner' | 'slipped_corner' | 'interpolated' | 'house_part' | 'other_part' | 'nearest_house' | 'street_only' | 'no_house' | 'less_than_asked' | 'kilometer_unknown' | 'kilometer_between_marks' | 'second_address' | 'longer_town' | 'postcode_of_elsewhere' | 'unknown_place' | 'other_district' | 'unknown_district' | 'wrong_postcode' | (string & {});

/**
 * A reason to believe an answer less.
 */
export type Doubt = {
    code: DoubtCode;
    /**
     * The reason in words: in English with `lang=en`, else in Russian.
     */
    detail: string;
    /**
     * How much worse it makes the fit; 0 where it only caps.
     */
    cost: number;
    /**
     * The highest `confidence` with this doubt; 1 where it only costs.
     */
    cap: number;
};

/**
 * Only where `explain` asks for it: how the query was understood, and why `confidence` is what it is. It is the lower,
 * the higher `cost` and the smaller `lead`, and never above `cap`.
 *
 */
export type Explanation = {
    /**
     * The query as it was read: parts under their names are joined by commas.
     */
    query: string;
    /**
     * In the order of `query`; none where it is a point.
     */
    words: Array<ExplainedWord>;
    /**
     * What speaks against this answer. Behind the first some list only what costs, because their confidence is low anyway.
     */
    doubts: Array<Doubt>;
    /**
     * How badly it fits: the costs of all doubts, times a factor in a short query.
     */
    cost: number;
    /**
     * The least cap of all doubts.
     */
    cap: number;
    /**
     * How much better it fits than the next answer elsewhere, below 0 for one behind it; absent where there is no other.
     */
    lead?: number;
};

/**
 * One place that a text may mean.
 */
export type GeocodeResult = Place & {
    match: Match;
    /**
     * What of the query is no part of the address, as it was written: flat, floor, phone, unknown words.
     */
    unparsed: Array<string>;
    explanation?: Explanation;
};

/**
 * What the text may mean; no results where nothing is understood.
 */
export type GeocodeAnswer = Envelope & {
    /**
     * Best first.
     */
    results: Array<GeocodeResult>;
};

/**
 * What went wrong, for programs. None of these goes away within a major version, but new ones may come with any
 * release: treat a code that you do not know as its status says. `/docs/errors` explains each.
 *
 */
export type Code = 'invalid_parameter' | 'unknown_parameter' | 'invalid_json' | 'matrix_too_large' | 'key_missing' | 'key_invalid' | 'key_revoked' | 'key_legacy_expired' | 'session_required' | 'quota_exhausted' | 'spend_cap_reached' | 'account_suspended' | 'forbidden' | 'not_found' | 'job_not_found' | 'no_recording' | 'method_not_allowed' | 'not_acceptable' | 'idempotency_in_progress' | 'account_limit_reached' | 'webhook_disabled' | 'job_not_ready' | 'job_finished' | 'result_expired' | 'payload_too_large' | 'batch_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'range_not_satisfiable' | 'no_route' | 'point_off_road' | 'batch_empty' | 'batch_encoding' | 'batch_columns' | 'webhook_url_refused' | 'idempotency_key_reused' | 'rate_limited' | 'internal' | 'overloaded' | 'temporarily_unavailable' | 'timeout' | (string & {});

export type FieldError = {
    /**
     * The parameter (query, path or header).
     */
    parameter?: string;
    /**
     * Where in the body, a JSON Pointer.
     */
    pointer?: string;
    /**
     * The rule that was broken: `required`, `type`, `minimum`, `format`, `unknown` …
     */
    code: string;
    detail: string;
};

/**
 * Every error there is, RFC 9457.
 */
export type Problem = {
    /**
     * Where the code is explained.
     */
    type: string;
    /**
     * The code in a few words.
     */
    title: string;
    status: number;
    /**
     * What was wrong this time and what to do, for people.
     */
    detail: string;
    code: Code;
    /**
     * The same as in the header `X-Request-Id`.
     */
    request_id: string;
    /**
     * What was wrong with the request, part by part.
     */
    errors?: Array<FieldError>;
    quota?: Quota;
    /**
     * With 402 of a batch: units that its rows need.
     */
    needed?: number;
    /**
     * With 402 of a batch: units that are left.
     */
    available?: number;
    /**
     * With `no_recording`: the calls that have a recorded answer.
     */
    recorded?: Array<string>;
};

/**
 * One address, as the parameters of `GET /v2/geocode` have it: `q`, or its parts under their names. An address that is
 * missing, too long or given in both ways makes this item `invalid`, and no other.
 *
 */
export type GeocodeItem = {
    /**
     * The address as one text, at most 400 characters.
     */
    q?: string;
    /**
     * In place of the option of this name.
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
 * The coarsest `precision` that is of use; what is coarser is left out, and costs nothing.
 */
export type MinPrecision = 'house' | 'house_part' | 'interpolated' | 'nearest_house' | 'street' | 'place' | 'settlement' | 'city' | 'district' | 'region' | 'country' | 'postcode' | 'poi' | 'metro' | 'intersection';

export type GeocodeManyRequest = {
    items: Array<GeocodeItem>;
    /**
     * ISO 3166-1 codes, separated by commas (`RU,KZ`): only what lies in these countries.
     */
    country?: string;
    /**
     * How many results at most, for each item.
     */
    limit?: number;
    lat?: Lat;
    lon?: Lon;
    /**
     * `[minLon, minLat, maxLon, maxLat]`: only what lies inside.
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
     * Whether each result has its `explanation`.
     */
    explain?: boolean;
};

/**
 * `ok`: there are results; `not_found`: nothing was understood or is there; `below_precision`: what was found is coarser
 * than `min_precision`, so it is left out; `invalid`: the item itself is wrong, `errors` says why. Only `ok` costs a unit.
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
     * Of an `invalid` item.
     */
    errors?: Array<FieldError>;
};

/**
 * An answer for each item, in the order asked.
 */
export type GeocodeManyAnswer = Envelope & {
    items: Array<GeocodedItem>;
};

/**
 * What is at the point; no results where nothing is within the radius.
 */
export type ReverseAnswer = Envelope & {
    /**
     * Nearest first.
     */
    results: Array<Place>;
};

/**
 * A point, WGS84. One that is nowhere on the globe makes this item `invalid`, and no other.
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
     * How far to look, metres.
     */
    radius_m?: number;
    /**
     * How many results at most, for each item.
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
     * Of an `invalid` item.
     */
    errors?: Array<FieldError>;
};

/**
 * An answer for each item, in the order asked.
 */
export type ReverseManyAnswer = Envelope & {
    items: Array<ReversedItem>;
};

export type SuggestType = 'house' | 'street' | 'place' | 'city' | 'district' | 'region' | 'country' | 'poi' | 'metro';

/**
 * One address that the text may be the beginning of.
 */
export type Suggestion = {
    /**
     * What to show, in `lang`; no two of one list are equal.
     */
    text: string;
    /**
     * What of `text` was typed: `[from, to]` in UTF-16 units (those of JavaScript, Java and C#), `to` not included, in
     * rising order, never overlapping.
     *
     */
    highlights: Array<[
        number,
        number
    ]>;
    /**
     * The normalised address, one line, in `lang`.
     */
    address: string;
    /**
     * The same that `geocode` tells of this object.
     */
    id: string;
    lat: Lat;
    lon: Lon;
    /**
     * What it is: building, street, metro, station, poi …
     */
    type: string;
    precision: Precision;
    /**
     * Empty where it is not known, see `postal_code_source`.
     */
    postal_code: string;
    postal_code_source: PostalCodeSource;
    /**
     * Metres from `lat`, `lon`; only where these were given.
     */
    distance_m?: number;
};

/**
 * What the text may become; no suggestions where nothing fits.
 */
export type SuggestAnswer = Envelope & {
    /**
     * Best first.
     */
    suggestions: Array<Suggestion>;
};

/**
 * Who travels. Each has roads and speeds of its own.
 */
export type Profile = 'car' | 'walk' | 'bike';

/**
 * A point, WGS84.
 */
export type Point = {
    lat: Lat;
    lon: Lon;
};

/**
 * What speeds to reckon with. `auto` and `live`: for each stretch of road the best that is known for the time when it
 * is reached. `typical`: what is usual at that hour of the week, without what is known of now. `off`: empty roads. Cars
 * only: others are never held up.
 *
 */
export type TrafficWish = 'auto' | 'live' | 'typical' | 'off';

/**
 * When the journey begins, from 1970 to 2099; now, if it is not said. What traffic is usual at that hour of the week, by
 * the clocks of each place, and which signs that hold at certain hours are in force, follows from it. Speeds of now count
 * only for journeys that begin now or in a few minutes.
 *
 */
export type DepartureTime = string;

/**
 * How many metres from a point asked the road may be that it is put on. Without it: the nearest road up to 5,000 m away,
 * and up to 300 m where the point has to be moved, since a journey cannot begin, or end, on its nearest road.
 *
 */
export type MaxSnap = number;

/**
 * How the line is written.
 */
export type GeometryFormat = 'polyline6' | 'geojson' | 'none';

/**
 * Language of the instructions, and of the names where the map has them in it; `ru` when absent. `local`: what stands on
 * the signs there, with instructions in English.
 *
 */
export type RouteLang = 'ru' | 'en' | 'local' | 'kk' | 'uz' | 'ky' | 'be' | 'hy' | 'az';

export type RouteRequest = {
    profile: Profile;
    /**
     * From the first, by the others, to the last.
     */
    points: Array<Point>;
    traffic?: TrafficWish;
    departure_time?: DepartureTime;
    max_snap_m?: MaxSnap;
    /**
     * How many other routes at most; between two points only. None lasts over 40 % longer than the best one, and any
     * two have less than 70 % of the shorter one's length in common.
     *
     */
    alternatives?: number;
    /**
     * Whether to tell what to do on the way.
     */
    steps?: boolean;
    geometry?: GeometryFormat;
    lang?: RouteLang;
};

/**
 * A line of GeoJSON, longitude first.
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
 * What to do where the step begins: `depart`, `continue`, `slight_right`, `right`, `sharp_right`, `uturn`, `sharp_left`,
 * `left`, `slight_left`, `keep_right`, `keep_left`, `ramp`, `merge`, `roundabout` (see `exit`), `ferry`, `arrive`. A leg
 * begins with `depart`, or with `uturn` where one turns back at the point. More may come: then `instruction` says it.
 *
 */
export type Maneuver = 'depart' | 'continue' | 'slight_right' | 'right' | 'sharp_right' | 'uturn' | 'sharp_left' | 'left' | 'slight_left' | 'keep_right' | 'keep_left' | 'ramp' | 'merge' | 'roundabout' | 'ferry' | 'arrive' | (string & {});

/**
 * How the step is travelled: `drive`, `ride` (by bicycle), `walk`, `push` (the bicycle is walked), `steps` (stairs),
 * `ferry`, `train`. More may come.
 *
 */
export type StepMode = 'drive' | 'ride' | 'walk' | 'push' | 'steps' | 'ferry' | 'train' | (string & {});

/**
 * From one thing to do to the next.
 */
export type Step = {
    /**
     * The street's own name; empty where it has none.
     */
    name: string;
    maneuver: Maneuver;
    /**
     * Of a roundabout: which exit is taken.
     */
    exit?: number;
    /**
     * The number of the road, where it has one.
     */
    ref?: string;
    /**
     * Of a slip road: the number of the exit on its signpost.
     */
    exit_number?: string;
    /**
     * What the signpost of a slip road or a motorway says, with commas.
     */
    destinations?: string;
    /**
     * One sentence, in `lang` (English for `local`).
     */
    instruction: string;
    distance_m: number;
    duration_s: number;
    lat: Lat;
    lon: Lon;
    mode: StepMode;
};

/**
 * Between one point and the next.
 */
export type Leg = {
    distance_m: number;
    duration_s: number;
    /**
     * Empty unless they were asked for.
     */
    steps: Array<Step>;
};

/**
 * One way through all the points.
 */
export type Route = {
    distance_m: number;
    /**
     * In the traffic asked for, along the clock.
     */
    duration_s: number;
    /**
     * The same way on empty roads.
     */
    static_duration_s: number;
    /**
     * The same way in the traffic usual at that hour of the week; for walkers and cyclists the duration itself.
     */
    typical_duration_s: number;
    /**
     * The line in the form asked for; null for `none`.
     */
    geometry: string | LineString | null;
    /**
     * minLon, minLat, maxLon, maxLat.
     */
    bbox: [
        number,
        number,
        number,
        number
    ];
    legs: Array<Leg>;
};

/**
 * Why a point is not on the road nearest to it: from the main roads near by no way leads to that one (`no_way_in`),
 * from there none leads to them (`no_way_out`), or neither (`cut_off`); or it, or the only way there, is closed to this
 * profile at that hour, by a sign (`restricted`) or as live speeds say (`closed`). The last step of a leg tells how far it
 * is to the point. More may come.
 *
 */
export type MovedBecause = 'no_way_in' | 'no_way_out' | 'cut_off' | 'restricted' | 'closed' | (string & {});

/**
 * Why a point of a matrix has only `null`: no road is within reach (`point_off_road`; then `lat` and `lon` are those
 * asked), or its road is cut off from those of all other points (`no_route`).
 *
 */
export type PointProblem = 'point_off_road' | 'no_route' | (string & {});

/**
 * Where on the roads a point was put: on the nearest one, or on a main road near by where no way leads from it (a start),
 * to it (an end), or either (a stop on the way). The same start, and the same end, is put at the same place in every route
 * and matrix of a profile; only where all points lie in one yard, or on one island, none of them is moved.
 *
 */
export type SnappedPoint = {
    lat: Lat;
    lon: Lon;
    /**
     * Metres from the point asked.
     */
    snap_distance_m: number;
    /**
     * The street's name; empty where it has none.
     */
    name: string;
    moved_because?: MovedBecause;
    problem?: PointProblem;
};

/**
 * The best that any part of the answer rests on: `live` speeds, `typical` ones measured for that hour of the week, a
 * `profile`, which is a model by the class of road and the hour, or `off`, empty roads. More may come.
 *
 */
export type TrafficMode = 'live' | 'typical' | 'profile' | 'off' | (string & {});

/**
 * What speeds the durations were reckoned with.
 */
export type Traffic = {
    mode_used: TrafficMode;
    /**
     * How old the live speeds are; null without.
     */
    data_as_of: string | null;
    /**
     * The part of the length whose speed was measured, as `mode_used` says (`live` or `typical`); 0 where nothing was.
     *
     */
    coverage: number;
    /**
     * Whether live speeds close the road of a point, or the only way there (`moved_because` is `closed`).
     */
    closures: boolean;
};

/**
 * The best way, and others where they were asked for.
 */
export type RouteAnswer = Envelope & {
    /**
     * Best first.
     */
    routes: Array<Route>;
    points: Array<SnappedPoint>;
    traffic: Traffic;
};

export type MatrixRequest = {
    profile: Profile;
    /**
     * At most 100.
     */
    origins: Array<Point>;
    /**
     * At most 100; the origins, if they are absent or empty.
     */
    destinations?: Array<Point>;
    traffic?: TrafficWish;
    departure_time?: DepartureTime;
    max_snap_m?: MaxSnap;
    lang?: Lang;
};

/**
 * One cell for each destination; null where there is no way, and for a point on no road.
 */
export type MatrixRow = Array<number | null>;

/**
 * From each origin to each destination, a row for each origin. The numbers are those of `route`.
 */
export type MatrixAnswer = Envelope & {
    durations_s: Array<MatrixRow>;
    distances_m: Array<MatrixRow>;
    static_durations_s: Array<MatrixRow>;
    origins: Array<SnappedPoint>;
    destinations: Array<SnappedPoint>;
    traffic: Traffic;
};

export type Id = string;

/**
 * Where a job is: `queued`, `validating`, `running` and `finalizing` follow each other; `completed` has a result.
 * `failed` says in `error` why. `cancelling` becomes `cancelled`, which has the rows that were answered until then.
 * `completed` and `cancelled` become `expired` after 30 days, when the result goes.
 *
 */
export type BatchState = 'queued' | 'validating' | 'running' | 'finalizing' | 'completed' | 'failed' | 'cancelling' | 'cancelled' | 'expired' | (string & {});

/**
 * Why a job failed.
 */
export type BatchFailure = {
    /**
     * As the codes of errors are, `internal` for example.
     */
    code: string;
    /**
     * The same for people.
     */
    detail: string;
};

/**
 * A file of addresses, on its way to a result.
 */
export type BatchJob = {
    job: Id;
    status: BatchState;
    /**
     * As it was submitted, or empty.
     */
    label: string;
    /**
     * Rows of the file, without its header.
     */
    rows: number;
    /**
     * Rows that are done.
     */
    processed: number;
    /**
     * Rows with an answer, which are the ones that cost a unit each.
     */
    succeeded: number;
    /**
     * Rows whose address was not found.
     */
    not_found: number;
    /**
     * Rows that hold no address, or are broken.
     */
    failed: number;
    /**
     * Seconds until the job is done, estimated from what the service does at present and what waits before this job;
     * null once the job is over, and while no node of the service works on batches.
     *
     */
    eta_s: number | null;
    /**
     * The version of the map that answers, the same one for all rows; null before the first is answered.
     */
    data_version: string | null;
    created_at: string;
    started_at: string | null;
    finished_at: string | null;
    /**
     * When the result goes.
     */
    expires_at: string | null;
    /**
     * Where the result is, once there is one.
     */
    result_url: string | null;
    /**
     * Why it failed; null otherwise.
     */
    error: BatchFailure | null;
};

/**
 * For the next page; null: this was the last.
 */
export type NextCursor = string | null;

export type BatchList = {
    items: Array<BatchJob>;
    next_cursor: NextCursor;
};

/**
 * What stands between two columns.
 */
export type BatchDelimiter = 'comma' | 'semicolon' | 'tab' | 'pipe';

/**
 * How the letters are written.
 */
export type BatchEncoding = 'utf-8' | 'windows-1251' | 'utf-16le' | 'utf-16be';

/**
 * A file and its options, which may stand in the query as well, but not in both. Options that say how the file is to be
 * read (`column`, `delimiter`, `encoding`, `header`) stand before it.
 *
 */
export type BatchForm = {
    column?: string;
    delimiter?: BatchDelimiter;
    encoding?: BatchEncoding;
    header?: boolean;
    country?: string;
    label?: string;
    webhook_url?: string;
    lang?: Lang;
    /**
     * The table, as CSV.
     */
    file: Blob | File;
};

/**
 * A new job. What its webhook is signed with is shown here and nowhere else.
 */
export type SubmittedBatch = BatchJob & {
    webhook_id?: Id;
    /**
     * With `webhook_url`: what its messages are signed with.
     */
    webhook_secret?: string;
};

/**
 * An e-mail address; its name and its domain may be national (`почта@пример.рф`). Replies have it in one spelling: small
 * letters, the domain in ASCII.
 *
 */
export type Email = string;

/**
 * `live`, if it is not said; `test` keys get recorded answers and use up nothing.
 */
export type KeyMode = 'live' | 'test';

/**
 * The key itself.
 */
export type Secret = string;

/**
 * A new key. The only time it is shown.
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
 * What the key is for: `live`; `test`, recorded answers only; `legacy`, of the form from before 2.0.0. More may come.
 *
 */
export type KeyKind = 'live' | 'test' | 'legacy' | (string & {});

/**
 * A key, without its secret.
 */
export type Key = {
    id: Id;
    /**
     * How it begins, to tell it from others.
     */
    start: string;
    mode: KeyKind;
    label: string;
    /**
     * Whether the address was confirmed; other keys can never be billed.
     */
    confirmed: boolean;
    created_at: string;
    /**
     * The last day, Moscow time, that a request with it was counted on; null: none was. Tests count nothing.
     */
    last_used_on: string | null;
    /**
     * When it stops working by itself, as keys of the old form do; null: it does not.
     */
    ends_at: string | null;
    revoked_at: string | null;
};

export type KeyList = {
    items: Array<Key>;
    next_cursor: NextCursor;
};

export type KeyRequest = {
    mode?: KeyMode;
    /**
     * For you to tell your keys apart.
     */
    label?: string;
};

/**
 * A new key with its secret. The only time it is shown.
 */
export type CreatedKey = Key & {
    key: Secret;
};

/**
 * The account's rate.
 */
export type Rate = {
    per_second: number;
    burst: number;
};

/**
 * The account's own monthly cap; reached, requests get 402 `spend_cap_reached`. Null: none.
 */
export type Limits = {
    monthly_units: number | null;
    monthly_roubles: number | null;
};

/**
 * Per cent.
 */
export type Thresholds = Array<number>;

/**
 * `quota.threshold`, of the free requests; `spend.threshold`, of the own cap. More may come.
 */
export type AlertType = 'quota.threshold' | 'spend.threshold' | (string & {});

/**
 * A threshold of this month that was told, by a mail and to the webhooks that hear of it.
 */
export type AlertTold = {
    type: AlertType;
    /**
     * In percent.
     */
    threshold: number;
    told_at: string;
};

/**
 * A mail and a webhook at these shares of the free requests and of the own cap, one each and month. Usage counts some
 * seconds after its answer.
 *
 */
export type Alerts = {
    thresholds: Thresholds;
    email: Email;
    /**
     * What was told in this month, the newest last.
     */
    told: Array<AlertTold>;
};

/**
 * Where the payer pays from. Stands in the УПД. The BIC checks both accounts, by their 9th digit.
 */
export type PayerBank = {
    /**
     * Of the bank.
     */
    name?: string | null;
    /**
     * БИК
     */
    bic: string;
    /**
     * The settlement account (расчётный счёт).
     */
    account: string;
    /**
     * The account of the bank itself (корреспондентский счёт). Null where it is not set.
     */
    correspondent_account?: string | null;
};

/**
 * Null where it is not set.
 */
export type MaybePayerBank = PayerBank | null;

/**
 * Who pays: an account with these details and a confirmed address goes on past the free requests. They are set together;
 * what is left out is not set.
 *
 */
export type Payer = {
    name: string;
    /**
     * ИНН
     */
    inn: string;
    /**
     * КПП; null for those who have none.
     */
    kpp: string | null;
    /**
     * As the register of companies has it; an УПД with VAT needs it. Null where it is not set.
     */
    address?: string | null;
    /**
     * ОГРН of an organisation (13 digits) or ОГРНИП of an entrepreneur (15 digits), as the INN is of one or the other.
     * The PDF and JSON of an invoice have it, and the УПД an ОГРНИП. Null where it is not set.
     *
     */
    ogrn?: string | null;
    bank?: MaybePayerBank;
};

/**
 * Null where no payer is set.
 */
export type MaybePayer = Payer | null;

export type Account = {
    id: Id;
    email: Email;
    /**
     * Whether this key or session is of the account's confirmed side.
     */
    confirmed: boolean;
    rate: Rate;
    limits: Limits;
    alerts: Alerts;
    payer: MaybePayer;
    billing: Billing;
    quota: Quota;
    /**
     * Availability promised, a month and region.
     */
    sla: number;
    /**
     * `auto`: what is owed for a bad month is credited without a claim.
     */
    credit_policy: string;
    /**
     * Where data is kept.
     */
    storage: string;
    /**
     * How long logs are kept.
     */
    log_retention_days: number;
};

export type DeletionAsked = {
    email: Email;
    /**
     * How long the link works.
     */
    expires_in_s: number;
};

export type LimitsPatch = {
    monthly_units?: number | null;
    monthly_roubles?: number | null;
};

export type AlertsPatch = {
    thresholds?: Thresholds;
    email?: Email;
};

/**
 * What is absent stays as it is.
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
 * What usage is told apart by.
 */
export type UsageGroup = 'day' | 'operation' | 'key' | 'region';

/**
 * Roubles and kopecks, exact.
 */
export type Roubles = string;

/**
 * Only what `group` names is there beside `units` and `amount`.
 */
export type UsageRow = {
    day?: string;
    operation?: string;
    /**
     * The `id` of the key.
     */
    key?: string;
    region?: string;
    units: number;
    amount: Roubles;
};

/**
 * A month of Moscow time, as 2026-11.
 */
export type Month = string;

/**
 * A whole month, of which the days asked for are a part.
 */
export type UsageMonth = {
    month: Month;
    /**
     * Of the whole month, so far.
     */
    units: number;
    /**
     * Units that came when the month was closed. They are not among `units`, and charged to nobody.
     */
    late_units: number;
    amount: Roubles;
};

export type UsageList = {
    from: string;
    /**
     * The last day counted.
     */
    to: string;
    items: Array<UsageRow>;
    next_cursor: NextCursor;
    /**
     * Of all pages.
     */
    total_units: number;
    total_amount: Roubles;
    months: Array<UsageMonth>;
};

/**
 * `open`, its month goes on: a preview; `draft` from the 1st, `final` from the 3rd of the next month, 06:00 in Moscow.
 * Then nothing that it says changes: it becomes `paid`, or `overdue` after its due day and `paid` later.
 *
 */
export type InvoiceState = 'open' | 'draft' | 'final' | 'paid' | 'overdue' | (string & {});

/**
 * `usage`, the requests of one tier; `credit`, for a month in which the service was up too little; `waived`, what is
 * charged to nobody; `correction`, what a document takes back of another one. More may come.
 *
 */
export type InvoiceLineKind = 'usage' | 'credit' | 'waived' | 'correction' | (string & {});

/**
 * The minutes of a month. Those of which nothing is known count neither up nor down.
 */
export type UptimeMinutes = {
    up: number;
    down: number;
    unknown: number;
};

/**
 * Of `usage`: `tier`, `units` and `per_1000`. Of `credit`: `month`, `regions`, `percent` and `minutes`. Of `waived` usage
 * that came when its `month` was closed: its `units`. Of `correction`: `reason`.
 *
 */
export type InvoiceLine = {
    kind: InvoiceLineKind;
    amount: Roubles;
    tier?: Tier;
    units?: number;
    /**
     * Roubles for 1 000 of the units.
     */
    per_1000?: number;
    month?: Month;
    regions?: Array<string>;
    /**
     * Of what its month cost.
     */
    percent?: number;
    minutes?: UptimeMinutes;
    /**
     * Why; of what is waived, `late_usage` or `small_total`.
     */
    reason?: string;
};

/**
 * The value added tax that the total contains.
 */
export type Vat = {
    percent: number;
    amount: Roubles;
};

/**
 * Another document of the account.
 */
export type DocumentLink = {
    id: Id;
    number: string;
    issued_on: string;
};

/**
 * `sample`, nobody configured a seller; `correction`, that is another form (УКД); `not_final`; `nothing_sold`, the total
 * is 0; `vat_rate`, the form does not know it; `payer_address`, an invoice with VAT must have it, and the payer had set
 * none; `payer_name`, that of an entrepreneur is no «ИП Фамилия Имя Отчество». More may come.
 *
 */
export type NoUpdReason = 'sample' | 'correction' | 'not_final' | 'nothing_sold' | 'vat_rate' | 'payer_address' | 'payer_name' | (string & {});

/**
 * What a month cost, or a document that corrects that.
 */
export type Invoice = {
    id: Id;
    /**
     * Of a yearly series without a gap; null while its month goes on.
     */
    number: string | null;
    month: Month;
    state: InvoiceState;
    /**
     * The date of the document.
     */
    issued_on: string | null;
    /**
     * The last day on which a payment is in time.
     */
    due_on: string | null;
    /**
     * From when on it does not change.
     */
    final_at: string | null;
    /**
     * The day on which nothing was left to pay.
     */
    paid_on: string | null;
    /**
     * All units of the month.
     */
    units: number;
    /**
     * How many of them could be free.
     */
    free_units: number;
    lines: Array<InvoiceLine>;
    total: Roubles;
    paid: Roubles;
    /**
     * What is still to be paid: the total without what was paid and what corrections took back. `0.00` of previews,
     * drafts and corrections, and where too much was paid.
     *
     */
    due: Roubles;
    /**
     * Always RUB.
     */
    currency: string;
    /**
     * Null where the seller pays none.
     */
    vat: Vat | null;
    payer: MaybePayer;
    /**
     * The document that this one takes back, in whole or in part.
     */
    corrects: DocumentLink | null;
    /**
     * The document that takes this one back, in whole or in part.
     */
    corrected_by: DocumentLink | null;
    /**
     * The SHA-256 of the month's usage by day, operation, region and key, once the invoice is final.
     */
    reconciliation_sha256: string | null;
    /**
     * Why there is no УПД of it; null where there is one.
     */
    no_upd: NoUpdReason | null;
};

export type InvoiceList = {
    items: Array<Invoice>;
    next_cursor: NextCursor;
};

/**
 * What an invoice is written as.
 */
export type DocumentFormat = 'pdf' | 'csv' | 'json' | 'upd' | 'reconciliation';

/**
 * `batch.started`, `batch.completed`, `batch.failed`, `batch.cancelled`: what became of a batch; `quota.threshold`,
 * `spend.threshold`: a share of the free requests, or of the own cap, is used up; `invoice.finalized`: it is final.
 * `webhook.test` is what `testWebhook` sends.
 *
 */
export type WebhookEventType = 'batch.started' | 'batch.completed' | 'batch.failed' | 'batch.cancelled' | 'quota.threshold' | 'spend.threshold' | 'invoice.finalized' | 'webhook.test' | (string & {});

/**
 * `gone`: it answered 410; `failing`: nothing was delivered for three days, and the last attempt of an event failed;
 * `owner`: `updateWebhook` said so.
 *
 */
export type WebhookDisabledReason = 'gone' | 'failing' | 'owner' | (string & {});

/**
 * Where events go. Its secret is told once, when it is made or rolled.
 */
export type Webhook = {
    id: Id;
    /**
     * Where events are sent to.
     */
    url: string;
    /**
     * For you to tell your webhooks apart.
     */
    label: string;
    /**
     * What it hears; empty: everything, what is added later too.
     */
    events: Array<WebhookEventType>;
    /**
     * Whether events are sent to it.
     */
    enabled: boolean;
    /**
     * Why not; null while it is enabled.
     */
    disabled_because: WebhookDisabledReason | null;
    /**
     * Since when.
     */
    disabled_at: string | null;
    /**
     * Until then the secret before signs too, and those before it until their own day is over; null: there is none.
     */
    old_secret_until: string | null;
    created_at: string;
};

export type WebhookList = {
    items: Array<Webhook>;
    next_cursor: NextCursor;
};

/**
 * Begins with `https://`, has no user name or password, port 443 or one from 1024 on, and a host on the public internet.
 *
 */
export type WebhookUrl = string;

/**
 * `batch.started`, `batch.completed`, `batch.failed`, `batch.cancelled`: what became of a batch; `quota.threshold`,
 * `spend.threshold`: a share of the free requests, or of the own cap, is used up; `invoice.finalized`: it is final.
 *
 */
export type WebhookEventName = 'batch.started' | 'batch.completed' | 'batch.failed' | 'batch.cancelled' | 'quota.threshold' | 'spend.threshold' | 'invoice.finalized';

export type WebhookRequest = {
    url: WebhookUrl;
    /**
     * What it hears; empty: everything, what is added later too.
     */
    events?: Array<WebhookEventName>;
    /**
     * For you to tell your webhooks apart.
     */
    label?: string;
};

/**
 * What signs its requests, as libraries of Standard Webhooks take it. Shown this once.
 */
export type WebhookSecret = string;

/**
 * A webhook with its secret. The only time it is shown.
 */
export type CreatedWebhook = Webhook & {
    secret: WebhookSecret;
};

export type WebhookPatch = {
    url?: WebhookUrl;
    /**
     * What it hears; empty: everything, what is added later too.
     */
    events?: Array<WebhookEventName>;
    /**
     * For you to tell your webhooks apart.
     */
    label?: string;
    /**
     * Whether events are sent to it.
     */
    enabled?: boolean;
};

/**
 * The `webhook-id` of its requests, the same at each attempt.
 */
export type EventId = string;

/**
 * `waiting` for its first attempt or its next; `sending`; `delivered`: it was answered with 2xx; `failed`: nothing more
 * is tried.
 *
 */
export type WebhookDeliveryStatus = 'waiting' | 'sending' | 'delivered' | 'failed' | (string & {});

/**
 * `delivered`: 2xx; `gone`: 410; `redirected`: 3xx, which is not followed; `refused`: any other status; `timeout`: no
 * whole answer within 20 seconds; `connection_failed`: there was none, or it broke; `tls_failed`: no certificate of that host; `name_unknown`: its name leads nowhere;
 * `address_refused`: it is not on the public internet any more.
 *
 */
export type WebhookOutcome = 'delivered' | 'refused' | 'redirected' | 'gone' | 'timeout' | 'connection_failed' | 'tls_failed' | 'name_unknown' | 'address_refused' | (string & {});

export type WebhookAttempt = {
    number: number;
    at: string;
    took_ms: number;
    outcome: WebhookOutcome;
    /**
     * What it was answered; null: nothing.
     */
    http_status: number | null;
    /**
     * The first 1000 bytes of the answer.
     */
    response: string;
};

/**
 * One event on its way to one webhook.
 */
export type WebhookDelivery = {
    event: EventId;
    type: WebhookEventType;
    status: WebhookDeliveryStatus;
    /**
     * When it happened.
     */
    created_at: string;
    /**
     * While it waits.
     */
    next_attempt_at: string | null;
    /**
     * When it was delivered, or given up.
     */
    finished_at: string | null;
    /**
     * Those that came to an end, the first one first. A number is left out when our process ended in between.
     */
    attempts: Array<WebhookAttempt>;
};

export type WebhookDeliveryList = {
    items: Array<WebhookDelivery>;
    next_cursor: NextCursor;
};

/**
 * By the newest minute that is known. `up`: every operation answers; `down`: one of them does not; `unknown`: nothing was
 * seen of the region lately. More may come.
 *
 */
export type RegionState = 'up' | 'down' | 'unknown' | (string & {});

/**
 * Of the minutes that are known, how many were up; null where none is known.
 */
export type UptimeShare = number | null;

/**
 * Minutes of a span. Those of which nothing is known count neither up nor down.
 */
export type RegionMinutes = {
    up: number;
    down: number;
    unknown: number;
};

/**
 * `requests`: as the region itself saw the requests of customers; `probes`: as our own regular questions were answered,
 * where customers asked too little to tell. More may come.
 *
 */
export type Measured = 'requests' | 'probes' | (string & {});

export type OperationLatency = {
    /**
     * Its `operationId`.
     */
    operation: string;
    /**
     * Half of the answers took no longer.
     */
    p50_ms: number;
    /**
     * 99 of 100 answers took no longer.
     */
    p99_ms: number;
    /**
     * Of how many answers.
     */
    count: number;
    measured: Measured;
};

export type RegionStatus = {
    region: string;
    state: RegionState;
    uptime: UptimeShare;
    minutes: RegionMinutes;
    /**
     * Of the last hour.
     */
    operations: Array<OperationLatency>;
};

/**
 * `recorded`: three bad minutes opened it, and five good ones close it; `reported`: a person did. More may come.
 */
export type IncidentOrigin = 'recorded' | 'reported' | (string & {});

export type IncidentNote = {
    at: string;
    text: string;
};

export type Incident = {
    id: Id;
    region: string;
    origin: IncidentOrigin;
    opened_at: string;
    /**
     * Null while it lasts.
     */
    closed_at: string | null;
    /**
     * What people say of it, in order of time.
     */
    notes: Array<IncidentNote>;
};

export type Status = {
    as_of: string;
    /**
     * This was known last: nothing newer can be read at present.
     */
    stale: boolean;
    /**
     * Availability promised, a month and region.
     */
    sla: number;
    /**
     * `auto`: what is owed for a bad month is credited without a claim.
     */
    credit_policy: string;
    /**
     * Where data is kept.
     */
    storage: string;
    /**
     * How long logs are kept.
     */
    log_retention_days: number;
    regions: Array<RegionStatus>;
    /**
     * Those that are open.
     */
    incidents: Array<Incident>;
};

export type DayStatus = {
    /**
     * Of Moscow time. The last one is today so far.
     */
    day: string;
    uptime: UptimeShare;
    minutes: RegionMinutes;
    operations: Array<OperationLatency>;
};

export type RegionHistory = {
    region: string;
    /**
     * The eldest first.
     */
    days: Array<DayStatus>;
};

export type StatusHistory = {
    as_of: string;
    /**
     * This was known last: nothing newer can be read at present.
     */
    stale: boolean;
    /**
     * Availability promised, a month and region.
     */
    sla: number;
    /**
     * `auto`: what is owed for a bad month is credited without a claim.
     */
    credit_policy: string;
    /**
     * Where data is kept.
     */
    storage: string;
    /**
     * How long logs are kept.
     */
    log_retention_days: number;
    regions: Array<RegionHistory>;
    /**
     * Those of these days, the newest first.
     */
    incidents: Array<Incident>;
};

export type Change = {
    /**
     * The part of the API: "Routes".
     */
    topic: string;
    /**
     * A sentence or several, in English, with Markdown.
     */
    text: string;
};

export type Release = {
    /**
     * That of the contract.
     */
    version: string;
    /**
     * Null before its release.
     */
    released_on: string | null;
    changes: Array<Change>;
};

export type Changelog = {
    /**
     * The newest first.
     */
    releases: Array<Release>;
};

/**
 * The session that asks.
 */
export type SessionState = {
    email: Email;
    /**
     * When its link was opened. To renew it changes nothing.
     */
    opened_at: string;
    /**
     * When it ends, renewed or not.
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
 * The same for known and unknown addresses.
 */
export type SessionSent = {
    email: Email;
    /**
     * How long the link works.
     */
    expires_in_s: number;
};

export type Session = {
    email: Email;
    expires_at: string;
};

/**
 * What the button does that the link leads to: `sign_in`, `delete_account`. More may come.
 */
export type LinkPurpose = 'sign_in' | 'delete_account' | (string & {});

export type MailLink = {
    purpose: LinkPurpose;
    email: Email;
    expires_at: string;
};

export type BatchEventError = {
    /**
     * One of those in `Problem`.
     */
    code: string;
    /**
     * For people.
     */
    detail: string;
};

/**
 * The batch as it was then, with the words of `getBatch`.
 */
export type BatchEventData = {
    job: Id;
    /**
     * The state that it came to.
     */
    status: string;
    /**
     * As it was submitted.
     */
    label: string;
    rows: number;
    processed: number;
    /**
     * Rows that cost a unit.
     */
    succeeded: number;
    not_found: number;
    /**
     * Rows that could not be asked.
     */
    failed: number;
    created_at: string;
    started_at: string | null;
    finished_at: string | null;
    /**
     * When its result goes.
     */
    expires_at: string | null;
    /**
     * Why it failed.
     */
    error: BatchEventError | null;
};

export type InvoiceEventData = {
    id: Id;
    number: string;
    month: Month;
    total: Roubles;
    /**
     * Always RUB.
     */
    currency: string;
    due_on: string | null;
};

export type ThresholdEventData = {
    month: Month;
    /**
     * Per cent, as `alerts.thresholds` names it.
     */
    threshold: number;
    /**
     * Requests of the month so far; may be beyond the threshold.
     */
    used: number;
    /**
     * Requests at which 100 % is reached.
     */
    limit: number;
    /**
     * The own cap in roubles; null: there is none, or the free requests are meant.
     */
    limit_roubles: number | null;
    amount: Roubles;
    /**
     * Always RUB.
     */
    currency: string;
    /**
     * The first day of the next month, Moscow time.
     */
    resets_at: string;
};

export type TestEventData = {
    webhook: Id;
};

/**
 * Equally good answers near here come first; together with `lon`.
 */
export type NearLat = Lat;

/**
 * See `lat`.
 */
export type NearLon = Lon;

/**
 * Language of addresses and names; `local` is what stands on the signs there.
 */
export type Lang2 = Lang;

/**
 * How many items a page may have.
 */
export type PageSize = number;

/**
 * The `next_cursor` of the page before; without it, the first page.
 */
export type Cursor = string;

/**
 * A name of your own for this request, best a UUID. Sent again within 24 hours, with the same body, it gets the stored
 * answer and makes nothing more; so a request whose answer was lost may be repeated. With quotes around it
 * (`"abc"`) it is the same name as without.
 *
 */
export type IdempotencyKey = string;

/**
 * Which bytes of the file, as `bytes=1000-`. More than one stretch at once is answered with all.
 */
export type ByteRange = string;

/**
 * The `ETag` of the part that is there already.
 */
export type IfRange = string;

/**
 * The `ETag` of what is there already, or several with commas between.
 */
export type IfNoneMatch = string;

/**
 * From the link in the mail.
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
         * ISO 3166-1 codes, separated by commas (`RU,KZ`): only what lies in these countries. Instead of `q` the name of
         * one country will do as well. The demonstration country is `XD`.
         *
         */
        country?: string;
        /**
         * Instead of `q`: oblast, krai, republic …
         */
        region?: string;
        /**
         * Instead of `q`: a district of the region or of the city.
         */
        district?: string;
        /**
         * Instead of `q`: city, town, village.
         */
        city?: string;
        /**
         * Instead of `q`: street, or the quarter where houses have no street.
         */
        street?: string;
        /**
         * Instead of `q`: the number with all its parts, `12/3 к2 с1`.
         */
        house?: string;
        /**
         * Instead of `q`.
         */
        postal_code?: string;
        /**
         * How many results at most.
         */
        limit?: number;
        /**
         * Equally good answers near here come first; together with `lon`.
         */
        lat?: Lat;
        /**
         * See `lat`.
         */
        lon?: Lon;
        /**
         * `minLon,minLat,maxLon,maxLat`: only what lies inside. A box over the antimeridian (Chukotka) has its western
         * side first, `170,60,-168,72`, and is at most 180 degrees wide.
         *
         */
        bbox?: [
            number,
            number,
            number,
            number
        ];
        /**
         * Language of addresses and names; `local` is what stands on the signs there.
         */
        lang?: Lang;
        /**
         * Whether each result has its `explanation`: what each word was taken for, and what speaks against the answer.
         * Costs nothing more; such answers are never `cached`.
         *
         */
        explain?: boolean;
    };
    url: '/v2/geocode';
};

export type GeocodeErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * No key, or not one that works.
     */
    401: Problem;
    /**
     * The month's free requests, or the account's own cap, are used up.
     */
    402: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded answer for this input; `recorded` lists those it has.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type GeocodeError = GeocodeErrors[keyof GeocodeErrors];

export type GeocodeResponses = {
    /**
     * What was found.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * No key, or not one that works.
     */
    401: Problem;
    /**
     * The month's free requests, or the account's own cap, are used up.
     */
    402: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded answer for this input; `recorded` lists those it has.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type GeocodeManyError = GeocodeManyErrors[keyof GeocodeManyErrors];

export type GeocodeManyResponses = {
    /**
     * What was found.
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
         * How far to look, metres.
         */
        radius_m?: number;
        /**
         * How many results at most.
         */
        limit?: number;
        /**
         * Language of addresses and names; `local` is what stands on the signs there.
         */
        lang?: Lang;
    };
    url: '/v2/reverse';
};

export type ReverseErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * No key, or not one that works.
     */
    401: Problem;
    /**
     * The month's free requests, or the account's own cap, are used up.
     */
    402: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded answer for this input; `recorded` lists those it has.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type ReverseError = ReverseErrors[keyof ReverseErrors];

export type ReverseResponses = {
    /**
     * What was found.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * No key, or not one that works.
     */
    401: Problem;
    /**
     * The month's free requests, or the account's own cap, are used up.
     */
    402: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded answer for this input; `recorded` lists those it has.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type ReverseManyError = ReverseManyErrors[keyof ReverseManyErrors];

export type ReverseManyResponses = {
    /**
     * What was found.
     */
    200: ReverseManyAnswer;
};

export type ReverseManyResponse = ReverseManyResponses[keyof ReverseManyResponses];

export type SuggestData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What has been typed so far. A space at the end says that the word is finished.
         */
        q: string;
        /**
         * Equally good answers near here come first; together with `lon`.
         */
        lat?: Lat;
        /**
         * See `lat`.
         */
        lon?: Lon;
        /**
         * How many suggestions at most.
         */
        limit?: number;
        /**
         * ISO 3166-1 codes, separated by commas (`RU,KZ`): only what lies in these countries. The demonstration country
         * is `XD`.
         *
         */
        country?: string;
        /**
         * Only these, comma separated.
         */
        types?: Array<SuggestType>;
        /**
         * Language of addresses and names; `local` is what stands on the signs there.
         */
        lang?: Lang;
    };
    url: '/v2/suggest';
};

export type SuggestErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * No key, or not one that works.
     */
    401: Problem;
    /**
     * The month's free requests, or the account's own cap, are used up.
     */
    402: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded answer for this input; `recorded` lists those it has.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type SuggestError = SuggestErrors[keyof SuggestErrors];

export type SuggestResponses = {
    /**
     * What fits.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * No key, or not one that works.
     */
    401: Problem;
    /**
     * The month's free requests, or the account's own cap, are used up.
     */
    402: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded answer for this input; `recorded` lists those it has.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * There is no answer for these points; `errors` names the point.
     */
    422: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type RouteError = RouteErrors[keyof RouteErrors];

export type RouteResponses = {
    /**
     * The best way, and alternatives.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * No key, or not one that works.
     */
    401: Problem;
    /**
     * The month's free requests, or the account's own cap, are used up.
     */
    402: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The sandbox has no recorded answer for this input; `recorded` lists those it has.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * No origin, or no destination, is on a road; `errors` names them.
     */
    422: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
         * How many items a page may have.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; without it, the first page.
         */
        cursor?: string;
    };
    url: '/v2/batch';
};

export type ListBatchesErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
         * A name of your own for this request, best a UUID. Sent again within 24 hours, with the same body, it gets the stored
         * answer and makes nothing more; so a request whose answer was lost may be repeated. With quotes around it
         * (`"abc"`) it is the same name as without.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: {
        /**
         * Where the address is: a name of the header, or a number from 1. For columns of parts of it, several, separated by
         * commas: `city,street,house` where they are called so in any language, else `city=Town,street=2`; the parts are
         * `country`, `region`, `district`, `city`, `street`, `house` and `postal_code`. Guessed otherwise.
         *
         */
        column?: string;
        /**
         * Guessed otherwise.
         */
        delimiter?: BatchDelimiter;
        /**
         * Guessed otherwise.
         */
        encoding?: BatchEncoding;
        /**
         * Whether the first line has the names of the columns. Guessed otherwise.
         */
        header?: boolean;
        /**
         * ISO 3166-1 codes, separated by commas (`RU,KZ`): only what lies in these countries. The demonstration country
         * is `XD`.
         *
         */
        country?: string;
        /**
         * A name of your own, to find the job by.
         */
        label?: string;
        /**
         * A public https address that hears of this job: `batch.started`, `batch.completed`, `batch.failed` and
         * `batch.cancelled`, besides the webhooks of the account.
         *
         */
        webhook_url?: string;
        /**
         * Language of addresses and names; `local` is what stands on the signs there.
         */
        lang?: Lang;
    };
    url: '/v2/batch';
};

export type SubmitBatchErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * No key, or not one that works.
     */
    401: Problem;
    /**
     * The file has more rows than the account may still use this month: `needed` and `available` say how many.
     */
    402: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * An earlier request with this `Idempotency-Key` has not been answered yet.
     */
    409: Problem;
    /**
     * More rows or bytes than a batch may have.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `multipart/form-data` or `text/csv`; only the latter may be packed (`Content-Encoding: gzip`).
     */
    415: Problem;
    /**
     * The file cannot be worked on, or the webhook address is not accepted; or the `Idempotency-Key` came with another body before.
     */
    422: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type SubmitBatchError = SubmitBatchErrors[keyof SubmitBatchErrors];

export type SubmitBatchResponses = {
    /**
     * The job is in the queue.
     */
    202: SubmittedBatch;
};

export type SubmitBatchResponse = SubmitBatchResponses[keyof SubmitBatchResponses];

export type CancelBatchData = {
    body?: never;
    path: {
        /**
         * The job.
         */
        job: Id;
    };
    query?: never;
    url: '/v2/batch/{job}';
};

export type CancelBatchErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * There is no such job, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The job is over: there is nothing to cancel.
     */
    409: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type CancelBatchError = CancelBatchErrors[keyof CancelBatchErrors];

export type CancelBatchResponses = {
    /**
     * It is being cancelled.
     */
    202: BatchJob;
};

export type CancelBatchResponse = CancelBatchResponses[keyof CancelBatchResponses];

export type GetBatchData = {
    body?: never;
    path: {
        /**
         * The job.
         */
        job: Id;
    };
    query?: never;
    url: '/v2/batch/{job}';
};

export type GetBatchErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * There is no such job, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
         * Which bytes of the file, as `bytes=1000-`. More than one stretch at once is answered with all.
         */
        Range?: string;
        /**
         * The `ETag` of the part that is there already.
         */
        'If-Range'?: string;
        /**
         * The `ETag` of what is there already, or several with commas between.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The job.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * There is no such job, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * There is no result yet, or there will be none.
     */
    409: Problem;
    /**
     * The result was kept for 30 days and is gone.
     */
    410: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The file ends before this `Range` begins.
     */
    416: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
     * A part of it.
     */
    206: Blob | File;
};

export type GetBatchResultResponse = GetBatchResultResponses[keyof GetBatchResultResponses];

export type IssueKeyData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Where the link goes.
         */
        email: Email;
        /**
         * A test key gets recorded answers and uses up nothing.
         */
        mode?: KeyMode;
    };
    url: '/v2/key';
};

export type IssueKeyErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * More than one network address may ask.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type IssueKeyError = IssueKeyErrors[keyof IssueKeyErrors];

export type IssueKeyResponses = {
    /**
     * A new key.
     */
    200: IssuedKey;
};

export type IssueKeyResponse = IssueKeyResponses[keyof IssueKeyResponses];

export type ConfirmEmailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * From the link in the mail.
         */
        token: LinkToken;
    };
    url: '/v2/key/confirm';
};

export type ConfirmEmailErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * More than one network address may ask.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
         * How many items a page may have.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; without it, the first page.
         */
        cursor?: string;
    };
    url: '/v2/keys';
};

export type ListKeysErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
         * A name of your own for this request, best a UUID. Sent again within 24 hours, with the same body, it gets the stored
         * answer and makes nothing more; so a request whose answer was lost may be repeated. With quotes around it
         * (`"abc"`) it is the same name as without.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The account has as many keys as it may, or an earlier request with this `Idempotency-Key` has not been answered yet.
     */
    409: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * The `Idempotency-Key` came with another body before.
     */
    422: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
         * The `id` of the key, not the key.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/keys/{id}';
};

export type RevokeKeyErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type RevokeKeyError = RevokeKeyErrors[keyof RevokeKeyErrors];

export type RevokeKeyResponses = {
    /**
     * It is revoked.
     */
    204: void;
};

export type RevokeKeyResponse = RevokeKeyResponses[keyof RevokeKeyResponses];

export type GetKeyData = {
    body?: never;
    path: {
        /**
         * The `id` of the key, not the key.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/keys/{id}';
};

export type GetKeyErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type DeleteAccountError = DeleteAccountErrors[keyof DeleteAccountErrors];

export type DeleteAccountResponses = {
    /**
     * A mail with the link is on its way.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type UpdateAccountError = UpdateAccountErrors[keyof UpdateAccountErrors];

export type UpdateAccountResponses = {
    /**
     * The account as it is now.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * More than one network address may ask.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type ConfirmDeletionError = ConfirmDeletionErrors[keyof ConfirmDeletionErrors];

export type ConfirmDeletionResponses = {
    /**
     * The account is gone.
     */
    204: void;
};

export type ConfirmDeletionResponse = ConfirmDeletionResponses[keyof ConfirmDeletionResponses];

export type GetUsageData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The first day; without it, the first of the month of `to`.
         */
        from?: string;
        /**
         * The last day; without it, today.
         */
        to?: string;
        /**
         * What to tell apart, comma separated.
         */
        group?: Array<UsageGroup>;
        /**
         * How many items a page may have.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; without it, the first page.
         */
        cursor?: string;
    };
    url: '/v2/usage';
};

export type GetUsageErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type GetUsageError = GetUsageErrors[keyof GetUsageErrors];

export type GetUsageResponses = {
    /**
     * The units used.
     */
    200: UsageList;
};

export type GetUsageResponse = GetUsageResponses[keyof GetUsageResponses];

export type ListInvoicesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items a page may have.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; without it, the first page.
         */
        cursor?: string;
    };
    url: '/v2/invoices';
};

export type ListInvoicesErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
         * The `id` of the invoice, or `open` for a preview of the month that goes on.
         */
        id: Id;
    };
    query?: never;
    url: '/v2/invoices/{id}';
};

export type GetInvoiceErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
         * Which bytes of the file, as `bytes=1000-`. More than one stretch at once is answered with all.
         */
        Range?: string;
        /**
         * The `ETag` of the part that is there already.
         */
        'If-Range'?: string;
        /**
         * The `ETag` of what is there already, or several with commas between.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * The `id` of the invoice, or `open` for a preview of the month that goes on.
         */
        id: Id;
    };
    query?: {
        /**
         * Which file.
         */
        format?: DocumentFormat;
    };
    url: '/v2/invoices/{id}/document';
};

export type GetInvoiceDocumentErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The file ends before this `Range` begins.
     */
    416: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type GetInvoiceDocumentError = GetInvoiceDocumentErrors[keyof GetInvoiceDocumentErrors];

export type GetInvoiceDocumentResponses = {
    /**
     * The file, whose name and ending are in `Content-Disposition`.
     */
    200: Blob | File;
    /**
     * A part of it.
     */
    206: Blob | File;
};

export type GetInvoiceDocumentResponse = GetInvoiceDocumentResponses[keyof GetInvoiceDocumentResponses];

export type ListWebhooksData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items a page may have.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; without it, the first page.
         */
        cursor?: string;
    };
    url: '/v2/webhooks';
};

export type ListWebhooksErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
         * A name of your own for this request, best a UUID. Sent again within 24 hours, with the same body, it gets the stored
         * answer and makes nothing more; so a request whose answer was lost may be repeated. With quotes around it
         * (`"abc"`) it is the same name as without.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The account has as many webhooks as it may, or an earlier request with this `Idempotency-Key` has not been answered yet.
     */
    409: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * Events are not sent to this address, or the `Idempotency-Key` came with another body before.
     */
    422: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];

export type CreateWebhookResponses = {
    /**
     * The new webhook, and its secret.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type DeleteWebhookError = DeleteWebhookErrors[keyof DeleteWebhookErrors];

export type DeleteWebhookResponses = {
    /**
     * It is deleted.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * Events are not sent to this address.
     */
    422: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type UpdateWebhookError = UpdateWebhookErrors[keyof UpdateWebhookErrors];

export type UpdateWebhookResponses = {
    /**
     * The webhook as it is now.
     */
    200: Webhook;
};

export type UpdateWebhookResponse = UpdateWebhookResponses[keyof UpdateWebhookResponses];

export type RollWebhookSecretData = {
    body?: never;
    headers?: {
        /**
         * A name of your own for this request, best a UUID. Sent again within 24 hours, with the same body, it gets the stored
         * answer and makes nothing more; so a request whose answer was lost may be repeated. With quotes around it
         * (`"abc"`) it is the same name as without.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * An earlier request with this `Idempotency-Key` has not been answered yet.
     */
    409: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The `Idempotency-Key` came with another body before.
     */
    422: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type RollWebhookSecretError = RollWebhookSecretErrors[keyof RollWebhookSecretErrors];

export type RollWebhookSecretResponses = {
    /**
     * The webhook, and its new secret.
     */
    201: CreatedWebhook;
};

export type RollWebhookSecretResponse = RollWebhookSecretResponses[keyof RollWebhookSecretResponses];

export type TestWebhookData = {
    body?: never;
    headers?: {
        /**
         * A name of your own for this request, best a UUID. Sent again within 24 hours, with the same body, it gets the stored
         * answer and makes nothing more; so a request whose answer was lost may be repeated. With quotes around it
         * (`"abc"`) it is the same name as without.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The webhook is disabled, or an earlier request with this `Idempotency-Key` has not been answered yet.
     */
    409: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The `Idempotency-Key` came with another body before.
     */
    422: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type TestWebhookError = TestWebhookErrors[keyof TestWebhookErrors];

export type TestWebhookResponses = {
    /**
     * It is on its way.
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
         * How many items a page may have.
         */
        limit?: number;
        /**
         * The `next_cursor` of the page before; without it, the first page.
         */
        cursor?: string;
    };
    url: '/v2/webhooks/{id}/deliveries';
};

export type ListDeliveriesErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * Neither a key nor a session that works.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The webhook is disabled: nothing is sent to it.
     */
    409: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type ReplayDeliveryError = ReplayDeliveryErrors[keyof ReplayDeliveryErrors];

export type ReplayDeliveryResponses = {
    /**
     * It is on its way.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * More than one network address may ask.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type GetStatusError = GetStatusErrors[keyof GetStatusErrors];

export type GetStatusResponses = {
    /**
     * The status as it is now, or was known last.
     */
    200: Status;
};

export type GetStatusResponse = GetStatusResponses[keyof GetStatusResponses];

export type GetStatusHistoryData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, today among them.
         */
        days?: number;
    };
    url: '/v2/status/history';
};

export type GetStatusHistoryErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * More than one network address may ask.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type GetStatusHistoryError = GetStatusHistoryErrors[keyof GetStatusHistoryErrors];

export type GetStatusHistoryResponses = {
    /**
     * The days, the eldest first.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * More than one network address may ask.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
         * Whether all sessions of the account end.
         */
        everywhere?: boolean;
    };
    url: '/v2/session';
};

export type EndSessionErrors = {
    /**
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * No session, or one that has ended.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * No session, or one that has ended.
     */
    401: Problem;
    /**
     * The key is good, but its account is suspended.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * More than one network address may ask.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type StartSessionError = StartSessionErrors[keyof StartSessionErrors];

export type StartSessionResponses = {
    /**
     * A mail is on its way, if there is an account.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * The link was opened before, or is too old.
     */
    401: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * More than one network address may ask.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * No session, or one that has ended.
     */
    401: Problem;
    /**
     * The key is good, but not for this.
     */
    403: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * Faster than the account's rate.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
     */
    504: Problem;
};

export type RenewSessionError = RenewSessionErrors[keyof RenewSessionErrors];

export type RenewSessionResponses = {
    /**
     * The session, whose cookie is new.
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
     * The request breaks the contract.
     */
    400: Problem;
    /**
     * There is no such thing, or it is somebody else's.
     */
    404: Problem;
    /**
     * The only answer there is is JSON.
     */
    406: Problem;
    /**
     * The body is larger than this operation takes.
     */
    413: Problem;
    /**
     * The address line is longer than 8 192 bytes.
     */
    414: Problem;
    /**
     * The body must be `application/json`, not compressed.
     */
    415: Problem;
    /**
     * More than one network address may ask.
     */
    429: Problem;
    /**
     * Our fault.
     */
    500: Problem;
    /**
     * Too busy, or something we need is away for a moment.
     */
    503: Problem;
    /**
     * No region answered in time; whether the work was done is not known. Only an edge before the regions says so.
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
