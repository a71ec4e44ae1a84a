import {
  bare, fraction, indented, isPoint, quoted, type ApiCall, type Json, type OperationId, type Target, type Writer,
} from './call.ts';

export const toJava: Writer = (call, target) => {
  const lines = [made(target), ...(call.file === undefined ? asked(call) : sent(call))];
  const throwing = call.file === undefined ? '' : ' throws Exception';
  return [
    ...[...importsOf(call)].sort().map((name) => `import ${name};`), '',
    'public class Ask {', `    public static void main(String[] arguments)${throwing} {`,
    ...lines.map((line) => `        ${indented(line, '        ')}`), '    }', '}', '',
  ].join('\n');
};

const CLIENT = 'io.github.geokod';

function importsOf({ operation, query = {}, body = {}, file }: ApiCall): Set<string> {
  const names = new Set([`${CLIENT}.Geokod`]);
  if (file !== undefined) {
    for (const name of [`${CLIENT}.BatchOptions`, 'java.net.http.HttpRequest.BodyPublishers', 'java.nio.file.Path']) {
      names.add(name);
    }
  } else names.add(`${CLIENT}.gen.api.${apis[operation]}.${callName(operation)}`);
  const model = (name: string) => names.add(`${CLIENT}.gen.model.${name}`);
  if ('lang' in query || (operation === 'matrix' && 'lang' in body)) model('Lang');
  if (operation !== 'route' && operation !== 'matrix') return names;
  for (const name of ['Point', 'Profile', `${upper(operation)}Request`]) model(name);
  if ('traffic' in body) model('TrafficWish');
  if ('geometry' in body) model('GeometryFormat');
  if ('lang' in body && operation === 'route') model('RouteLang');
  if ('departure_time' in body) names.add('java.time.OffsetDateTime');
  return names;
}

const apis: Readonly<Record<OperationId, string>> = {
  geocode: 'GeocodingApi', suggest: 'GeocodingApi', reverse: 'GeocodingApi', route: 'RoutingApi', matrix: 'RoutingApi',
  submitBatch: 'BatchApi',
};

const upper = (name: string): string => `${name[0].toUpperCase()}${name.slice(1)}`;
const callName = (operation: OperationId): string => `${upper(operation)}Call`;

const made = ({ baseUrl, sandbox, key }: Target): string => {
  const whose = sandbox ? '.sandbox(true)' : `.key(${quoted(key)})`;
  return `Geokod geokod = Geokod.builder().baseUrl(${quoted(baseUrl)})${whose}.build();`;
};

function asked({ operation, query = {}, body }: ApiCall): string[] {
  const part = operation === 'route' || operation === 'matrix' ? 'routing' : 'geocoding';
  const fields = body
    ? [`.${operation}Request(request)`]
    : Object.entries(query).map(([name, value]) => `.${camel(name)}(${literal(operation, name, value)})`);
  const type = `${upper(operation)}Request`;
  return [
    ...(body ? [`${type} request = ${chain(`new ${type}()`, bodyOf(operation, body))};`] : []),
    `${callName(operation)} call = ${chain(`${callName(operation)}.newBuilder()`, [...fields, '.build()'])};`,
    `Geokod.get(geokod.${part}().${operation}(call))${shown[operation]}`,
  ];
}

const sent = ({ query = {}, file = '' }: ApiCall): string[] => {
  const options = Object.entries(query)
    .map(([name, value]) => `.${camel(name)}(${literal('submitBatch', name, value)})`);
  return [
    `var table = BodyPublishers.ofFile(Path.of(${quoted(file)}));`,
    `String job = geokod.files().submit(table, new BatchOptions()${options.join('')}).getJob();`,
    'var ended = geokod.files().await(job, seen -> {});',
    'if (ended.getStatus().equals("completed")) {',
    '    try (var result = geokod.files().download(job)) {', '        result.transferTo(System.out);', '    }', '}',
  ];
};

const shown: Readonly<Record<OperationId, string>> = {
  geocode: printed('getResults', 'place', 'place.getAddress() + " " + place.getLat() + " " + place.getLon()'),
  suggest: printed('getSuggestions', 'begun', 'begun.getText()'),
  reverse: printed('getResults', 'place', 'place.getAddress() + " " + place.getDistanceM()'),
  route: printed('getRoutes', 'way', 'way.getDistanceM() + " " + way.getDurationS()'),
  matrix: '.getDurationsS().forEach(row -> System.out.println(row));',
  submitBatch: '',
};

function printed(list: string, item: string, fields: string): string {
  return `.${list}()\n    .forEach(${item} -> System.out.println(${fields}));`;
}

const bodyOf = (operation: OperationId, body: Readonly<Record<string, Json>>): string[] =>
  Object.entries(body).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [`.${camel(name)}(${literal(operation, name, value)})`];
    const add = `.add${upper(camel(name))}Item`;
    return (value as readonly Json[]).filter(isPoint)
      .map(({ lat, lon }) => `${add}(new Point().lat(${fraction(lat)}).lon(${fraction(lon)}))`);
  });

function literal(operation: OperationId, name: string, value: Json): string {
  if (name === 'departure_time') return `OffsetDateTime.parse(${quoted(bare(value))})`;
  if (typeof value === 'string') return enums[name]?.(operation, value) ?? quoted(value);
  return typeof value === 'number' && isFraction(name) ? fraction(value) : bare(value);
}

const isFraction = (name: string): boolean => name === 'lat' || name === 'lon' || name.endsWith('_m');
const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const enums: Readonly<Record<string, (operation: OperationId, value: string) => string>> = {
  lang: (operation, value) => `${operation === 'route' ? 'RouteLang.SAY_' : 'Lang.'}${value.toUpperCase()}`,
  profile: (_, value) => `Profile.${value.toUpperCase()}`,
  traffic: (_, value) => `TrafficWish.${value.toUpperCase()}`,
  geometry: (_, value) => `GeometryFormat.${value.toUpperCase()}`,
};

/** Chains builder calls, on one line if they fit. */
function chain(begun: string, calls: readonly string[]): string {
  const line = `${begun}${calls.join('')}`;
  return line.length <= 80 ? line : `${begun}\n    ${calls.join('\n    ')}`;
}
