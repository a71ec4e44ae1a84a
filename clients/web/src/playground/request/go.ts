import {
  bare, fraction, indented, isPoint, quoted, type ApiCall, type Json, type OperationId, type Target, type Writer,
} from './call.ts';

export const toGo: Writer = (call, target) => {
  const work = call.file === undefined ? asked(call) : sent(call);
  const lines = ['ctx := context.Background()', ...made(target), ...work];
  return [
    'package main', '', 'import (', ...importsOf(call).map((line) => (line === '' ? '' : `\t${line}`)), ')', '',
    'func main() {', ...lines.map((line) => `\t${indented(line, '\t')}`), '}', '',
  ].join('\n');
};

function importsOf({ body, file, query = {} }: ApiCall): string[] {
  const usesApi = file === undefined || 'lang' in query;
  return [
    '"context"',
    ...(file === undefined ? ['"fmt"', '"log"'] : ['"io"', '"log"', '"os"']),
    ...(body && 'departure_time' in body ? ['"time"'] : []),
    '', 'geokod "github.com/geokod/geokod-go/v2"',
    ...(usesApi ? ['"github.com/geokod/geokod-go/v2/api"'] : []),
  ];
}

const fails = ['if err != nil {', '\tlog.Fatal(err)', '}'];

const made = ({ baseUrl, sandbox, key }: Target): string[] => {
  const option = sandbox ? 'geokod.WithSandbox()' : `geokod.WithKey(${quoted(key)})`;
  return [`client, err := geokod.New(geokod.WithBaseURL(${quoted(baseUrl)}), ${option})`, ...fails];
};

function asked({ operation, query = {}, body }: ApiCall): string[] {
  const name = `${operation[0].toUpperCase()}${operation.slice(1)}`;
  const departure = body?.departure_time;
  const before = departure === undefined ? []
    : [`departure, err := time.Parse(time.RFC3339, ${quoted(bare(departure))})`, ...fails];
  const request = body ? struct(`api.${name}Request`, fieldsOf(operation, body))
    : struct(`&api.${name}Params`, fieldsOf(operation, query));
  return [...before, `answer, err := client.${name}(ctx, ${request})`, ...fails, ...shown[operation]];
}

const sent = ({ query = {}, file = '' }: ApiCall): string[] => {
  const options = Object.entries(query).map(([name, value]) =>
    `${pascal(name)}: ${name === 'lang' ? langs[bare(value)] : literal('submitBatch', name, value)}`);
  return [
    `table := func() (io.Reader, error) { return os.Open(${quoted(file)}) }`,
    `submitted, err := client.Batch.Submit(ctx, table, geokod.SubmitOptions{${options.join(', ')}})`, ...fails,
    'job, err := client.Batch.Wait(ctx, submitted.Job, geokod.WaitOptions{})', ...fails,
    'if job.Status == "completed" {',
    '\tresult := client.Batch.Download(ctx, job.Job, geokod.DownloadOptions{})',
    '\tdefer result.Close()',
    '\tif _, err := io.Copy(os.Stdout, result); err != nil {', '\t\tlog.Fatal(err)', '\t}',
    '}',
  ];
};

const shown: Readonly<Record<OperationId, readonly string[]>> = {
  geocode: each('place', 'Results', 'place.Address, place.Lat, place.Lon, place.Confidence'),
  suggest: each('suggestion', 'Suggestions', 'suggestion.Text'),
  reverse: each('place', 'Results', 'place.Address, place.DistanceM'),
  route: each('way', 'Routes', 'way.DistanceM, way.DurationS'),
  // A cell is a pointer: nil if there is no route.
  matrix: [
    'for _, row := range answer.DurationsS {', '\tfor _, cell := range row {', '\t\tif cell != nil {',
    '\t\t\tfmt.Print(*cell, " ")', '\t\t}', '\t}', '\tfmt.Println()', '}',
  ],
  submitBatch: [],
};

function each(item: string, list: string, fields: string): readonly string[] {
  return [`for _, ${item} := range answer.${list} {`, `\tfmt.Println(${fields})`, '}'];
}

type Fields = readonly (readonly [name: string, value: string])[];

/** Fields required by the contract are values, all others are pointers. */
const required: ReadonlySet<string> = new Set([
  'suggest q', 'reverse lat', 'reverse lon', 'route profile', 'route points', 'matrix profile', 'matrix origins',
]);

const fieldsOf = (operation: OperationId, values: Readonly<Record<string, Json>>): Fields =>
  Object.entries(values).map(([name, value]) => {
    const text = literal(operation, name, value);
    if (name === 'departure_time') return [pascal(name), '&departure'];
    return [pascal(name), required.has(`${operation} ${name}`) ? text : `geokod.Ptr(${text})`];
  });

function literal(operation: OperationId, name: string, value: Json): string {
  if (typeof value === 'string') return enums[name]?.(operation, value) ?? quoted(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return isFraction(name) ? fraction(value) : bare(value);
  const points = (value as readonly Json[]).filter(isPoint)
    .map(({ lat, lon }) => `{Lat: ${fraction(lat)}, Lon: ${fraction(lon)}}`);
  return `[]api.Point{\n${points.map((point) => `\t${point},`).join('\n')}\n}`;
}

const isFraction = (name: string): boolean => name === 'lat' || name === 'lon' || name.endsWith('_m');
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const langs: Readonly<Record<string, string>> = { ru: 'api.Ru', en: 'api.En', local: 'api.Local' };

const enums: Readonly<Record<string, (operation: OperationId, value: string) => string>> = {
  lang: (operation, value) => (operation === 'route' ? `api.SAY${value.toUpperCase()}` : langs[value]),
  profile: (_, value) => `api.${pascal(value)}`,
  traffic: (_, value) => `api.${pascal(value)}`,
  geometry: (_, value) => `api.${pascal(value)}`,
};

/** Formats a struct like gofmt, with the values in one column. */
function struct(type: string, fields: Fields): string {
  const line = `${type}{${fields.map(([name, value]) => `${name}: ${value}`).join(', ')}}`;
  if (line.length <= 90 && !line.includes('\n')) return line;
  const runs = aligned(fields);
  return `${type}{\n${runs.map((field) => `\t${indented(field, '\t')},`).join('\n')}\n}`;
}

/** Aligns the values of neighbouring one-line fields, like gofmt. */
function aligned(fields: Fields): string[] {
  const isShort = (at: number): boolean => at >= 0 && at < fields.length && !fields[at][1].includes('\n');
  return fields.map(([name, value], at) => {
    if (!isShort(at)) return `${name}: ${value}`;
    let [first, last] = [at, at];
    while (isShort(first - 1)) first--;
    while (isShort(last + 1)) last++;
    const width = Math.max(...fields.slice(first, last + 1).map(([other]) => other.length));
    return `${`${name}:`.padEnd(width + 1)} ${value}`;
  });
}
