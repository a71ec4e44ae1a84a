import {
  bare, fraction, indented, isPoint, quoted, type ApiCall, type Json, type OperationId, type Target, type Writer,
} from './call.ts';

export const toPython: Writer = (call, target) => {
  const imports = importsOf(call);
  const work = call.file === undefined ? asked(call) : sent(call);
  return [
    ...imports, '', `with ${made(target)} as geokod:`, ...work.map((line) => `    ${indented(line, '    ')}`), '',
  ].join('\n');
};

function importsOf({ body, file }: ApiCall): string[] {
  const models = body ? ['Point', 'destinations' in body || 'origins' in body ? 'MatrixRequest' : 'RouteRequest'] : [];
  return [
    ...(body && 'departure_time' in body ? ['from datetime import datetime', ''] : []),
    ...(file === undefined ? [] : ['import sys', 'from pathlib import Path', '']),
    'from geokod import Geokod',
    ...(models.length > 0 ? [`from geokod.models import ${models.sort().join(', ')}`] : []),
  ];
}

const made = ({ baseUrl, sandbox, key }: Target): string =>
  `Geokod(${sandbox ? '' : `${quoted(key)}, `}base_url=${quoted(baseUrl)}${sandbox ? ', sandbox=True' : ''})`;

function asked({ operation, query, body }: ApiCall): string[] {
  const { variable, lines } = shown[operation];
  const request = body ? `body=${requestOf(operation, body)}` : list(argumentsOf(query ?? {}));
  return [`${variable} = geokod.${operation}(${request})`, ...lines];
}

const sent = ({ query = {}, file = '' }: ApiCall): string[] => [
  `job = geokod.batch.submit(${list([`Path(${quoted(file)})`, ...argumentsOf(query)])}).job`,
  'ended = geokod.batch.wait(job)',
  'if ended.status == "completed":',
  '    for part in geokod.batch.download(job):',
  '        sys.stdout.buffer.write(part)',
];

const shown: Readonly<Record<OperationId, { readonly variable: string; readonly lines: readonly string[] }>> = {
  geocode: {
    variable: 'found',
    lines: ['for place in found.results:', '    print(place.address, place.lat, place.lon, place.confidence)'],
  },
  suggest: { variable: 'begun', lines: ['for suggestion in begun.suggestions:', '    print(suggestion.text)'] },
  reverse: {
    variable: 'found', lines: ['for place in found.results:', '    print(place.address, place.distance_m)'],
  },
  route: {
    variable: 'answer', lines: ['for way in answer.routes:', '    print(way.distance_m, way.duration_s)'],
  },
  matrix: { variable: 'answer', lines: ['for row in answer.durations_s:', '    print(row)'] },
  submitBatch: { variable: 'job', lines: [] },
};

const argumentsOf = (fields: Readonly<Record<string, Json>>): string[] =>
  Object.entries(fields).map(([name, value]) => `${name}=${literal(name, value)}`);

const requestOf = (operation: OperationId, body: Readonly<Record<string, Json>>): string =>
  `${operation === 'matrix' ? 'MatrixRequest' : 'RouteRequest'}(${list(argumentsOf(body))})`;

function literal(name: string, value: Json): string {
  if (name === 'departure_time') return `datetime.fromisoformat(${quoted(bare(value))})`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return isFraction(name) ? fraction(value) : bare(value);
  if (isPoint(value)) return `Point(lat=${fraction(value.lat)}, lon=${fraction(value.lon)})`;
  return `[${list((value as readonly Json[]).map((item) => literal(name, item)))}]`;
}

const isFraction = (name: string): boolean => name === 'lat' || name === 'lon' || name.endsWith('_m');

const WIDE = 80;

/** Puts items on one line if they fit, otherwise one per line. */
function list(items: readonly string[]): string {
  const line = items.join(', ');
  return line.length <= WIDE && !line.includes('\n') ? line
    : `\n${items.map((item) => `    ${indented(item, '    ')},`).join('\n')}\n`;
}
