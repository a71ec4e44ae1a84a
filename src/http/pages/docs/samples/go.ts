import { capitalised, jsonText, type Given, type Question } from './question.ts';

/** By `geokod-go`. Bodies are read from JSON, which is shorter than their types. */
export function goSample(question: Question): string {
  const { id, pathValues, query, body, answersNothing, answersFile } = question;
  const name = capitalised(id);
  const takesParameters = query.length > 0 || question.hasHeaderParameters || question.takesQuery;
  const given = [
    'context.Background()',
    ...pathValues.map(({ value }) => JSON.stringify(value)),
    ...(takesParameters ? [`&api.${name}Params{${query.map(field).join(', ')}}`] : []),
    ...(body === undefined ? [] : ['body']),
  ];
  const call = `client.${name}(${given.join(', ')})`;
  const usesApi = takesParameters || body !== undefined;
  const imports = [
    '"context"', ...(body === undefined ? [] : ['"encoding/json"']), ...(answersNothing ? [] : ['"fmt"']), '"log"', '',
    'geokod "github.com/geokod/geokod-go/v2"', ...(usesApi ? ['"github.com/geokod/geokod-go/v2/api"'] : []),
  ].map((line) => (line === '' ? '' : `\t${line}`));
  const reading = body === undefined ? '' : `
	var body api.${body.name}
	if err := json.Unmarshal([]byte(\`${jsonText(body.example, '\t')}\`), &body); err != nil {
		log.Fatal(err)
	}`;
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

function field({ name, value, required, schema }: Given): string {
  const text = JSON.stringify(value);
  const member = name.split('_').map(capitalised).join('');
  return `${member}: ${required || schema.type === 'array' ? text : `geokod.Ptr(${text})`}`;
}
