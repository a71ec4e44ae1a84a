import { capitalised, jsonText, type Given, type Question } from './question.ts';

/** A call with `geokod-go`. Bodies are parsed from JSON, which is shorter than building their types. */
export function goSample(question: Question): string {
  const { id, pathValues, query, body, answersNothing, answersFile } = question;
  const name = capitalised(id);
  const areSpecial = query.some(isSpecial);
  const takesParameters = query.length > 0 || question.hasHeaderParameters || question.takesQuery;
  const given = [
    'context.Background()',
    ...pathValues.map(({ value }) => JSON.stringify(value)),
    ...(takesParameters ? [areSpecial ? '&params' : `&api.${name}Params{${query.map(field).join(', ')}}`] : []),
    ...(body === undefined ? [] : ['body']),
  ];
  const call = `client.${name}(${given.join(', ')})`;
  const usesApi = takesParameters || body !== undefined;
  const imports = [
    '"context"', ...(body !== undefined || areSpecial ? ['"encoding/json"'] : []),
    ...(answersNothing ? [] : ['"fmt"']), '"log"', '',
    'geokod "github.com/geokod/geokod-go/v2"', ...(usesApi ? ['"github.com/geokod/geokod-go/v2/api"'] : []),
  ].map((line) => (line === '' ? '' : `\t${line}`));
  const reading = [
    ...(areSpecial ? [fromJson('params', `${name}Params`, valuesOf(query))] : []),
    ...(body === undefined ? [] : [fromJson('body', body.name, body.example)]),
  ].join('');
  const answered = answersNothing
    ? `	if err := ${call}; err != nil {
		log.Fatal(err)
	}`
    : `	answer, err := ${call}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("${answersFile ? '%d bytes' : '%+v'}\\n", ${answersFile ? 'len(answer)' : '*answer'})`;
  return `package main

import (
${imports.join('\n')}
)

func main() {
	client, err := geokod.New()
	if err != nil {
		log.Fatal(err)
	}${reading}
${answered}
}`;
}

/** Whether the client has a special type for a value, as it does for dates, lists and enums. */
const isSpecial = ({ schema, typeName }: Given): boolean =>
  typeName !== '' || schema.type === 'array' || schema.format === 'date';

const valuesOf = (given: readonly Given[]): object => Object.fromEntries(given.map(({ name, value }) => [name, value]));

const fromJson = (variable: string, type: string, value: unknown): string => `
	var ${variable} api.${type}
	if err := json.Unmarshal([]byte(\`${jsonText(value, '\t')}\`), &${variable}); err != nil {
		log.Fatal(err)
	}`;

function field({ name, value, required, schema: { type, format } }: Given): string {
  const plain = JSON.stringify(value);
  const text = type === 'integer' && typeof format === 'string' && !required ? `${format}(${plain})` : plain;
  const member = name.split('_').map(capitalised).join('');
  return `${member}: ${required ? text : `geokod.Ptr(${text})`}`;
}
