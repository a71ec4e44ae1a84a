import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, listOf, objectOf, operationsOf, textOf, type JsonObject } from '../document.ts';
import type { Generator } from './generator.ts';
import { goProgram } from './programs.ts';

/** Types and requests from oapi-codegen, with a method for each operation on top. */
export const go: Generator = {
  name: 'go',
  needs: ['go'],
  generator: 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2',
  sources: ['openapi/clients/go.ts'],
  folder: 'clients/go/api',
  generate(contractFile, folder) {
    const config = `${contractFile}.yaml`;
    const output = join(folder, 'contract.go');
    writeFileSync(config, JSON.stringify({
      package: 'api', generate: { models: true, client: true }, output, 'output-options': { 'skip-prune': true },
    }));
    execFileSync(goProgram(this.generator), ['-config', config, contractFile], { stdio: 'pipe' });
    rmSync(config);
    const contract = JSON.parse(readFileSync(contractFile, 'utf8')) as JsonObject;
    const text = withNulls(contract, withoutClient(readFileSync(output, 'utf8')));
    writeFileSync(output, text);
    writeFileSync(join(folder, 'operations.go'), methodsOf(contract, text));
    execFileSync('gofmt', ['-w', folder], { stdio: 'pipe' });
  },
};

/** Leaves out the generated client, which sends a request once and returns a struct with a field for each status. */
function withoutClient(text: string): string {
  const [types, client] = text.split('// RequestEditorFn is the function signature');
  const requests = /^\/\/ New\w+Request\b(?!WithBody)[^]*?(?=^func \(c \*Client\) applyEditors)/m.exec(client)![0];
  const code = types + requests;
  return code.replace(/^import \(\n([^]*?)^\)/m, (block: string, lines: string) => {
    const used = lines.split('\n').filter((line) => {
      const [, alias, path] = /^\t(?:(\w+) )?"(.*)"$/.exec(line) ?? [];
      const name = alias ?? path?.split('/').at(-1);
      return name === undefined || new RegExp(`\\b${name}\\.`).test(code.replace(block, ''));
    });
    return `import (\n${used.join('\n')})`;
  });
}

/** In a patch, a nullable field is absent, null or a value: a pointer to a pointer distinguishes the three. */
function withNulls(contract: JsonObject, text: string): string {
  const schemas = objectOf(objectOf(contract.components).schemas);
  let result = text;
  for (const [name, schema] of Object.entries(schemas).filter(([each]) => each.endsWith('Patch'))) {
    const properties = Object.entries(objectOf(objectOf(schema).properties));
    const nullable = properties.filter(([, property]) => listOf(objectOf(property).type).includes('null'));
    for (const [property] of nullable) {
      const field = new RegExp(`(type ${name} struct \\{[^}]*?\\t\\w+ +)(\\*\\S+ +\`json:"${property},omitempty")`);
      result = result.replace(field, '$1*$2');
    }
  }
  return result;
}

function methodsOf(contract: JsonObject, text: string): string {
  const signature = /^func New(\w+)Request\(server string(?:, )?(.*?)\) \(\*http\.Request, error\)/gm;
  const requests = [...text.matchAll(signature)];
  const methods = operationsOf(contract).map(({ operation }) => {
    const id = textOf(operation.operationId);
    const name = id[0].toUpperCase() + id.slice(1);
    const [, , parameters] = requests.find(([, each]) => each === name)!;
    const names = parameters.split(', ').map((parameter) => parameter.split(' ')[0]).filter((each) => each !== '');
    const made = `New${name}Request(${['server', ...names].join(', ')})`;
    const request = `func(server string) (*http.Request, error) { return ${made} }`;
    const given = ['ctx context.Context', parameters].filter((each) => each !== '').join(', ');
    const [type, kind] = answerOf(operation);
    const head = `// ${name}: ${textOf(operation.summary)}.\nfunc (o Operations) ${name}(${given})`;
    if (kind === 'none') return `${head} error {\n\treturn o.Ask(ctx, "${id}", ${request}, nil)\n}`;
    const [answered, returned] = kind === 'bytes' ? ['[]byte', 'answer'] : [`*${type}`, '&answer'];
    return (
      `${head} (${answered}, error) {\n\tvar answer ${type}\n\tif err := o.Ask(ctx, "${id}", ${request}, &answer); ` +
      `err != nil {\n\t\treturn nil, err\n\t}\n\treturn ${returned}, nil\n}`
    );
  });
  return `${HEAD}\n\n${[...methods, ...pagesIn(contract)].join('\n\n')}\n`;
}

const HEAD = `// Code generated from the contract DO NOT EDIT.

package api

import (
	"context"
	_ "embed"
	"net/http"
)

//go:embed operations.json
var Table []byte

// Ask sends a request of an operation and reads the answer into a value, as JSON or bytes; with nil it reads nothing.
type Ask func(ctx context.Context, operation string, request func(server string) (*http.Request, error), into any) error

// Operations has every operation of the contract.
type Operations struct{ Ask Ask }`;

function answerOf(operation: JsonObject): [type: string, kind: 'json' | 'bytes' | 'none'] {
  const [response] = Object.values(objectOf(operation.responses));
  const content = objectOf(objectOf(response).content);
  const media = content['application/json'];
  if (media !== undefined) return [textOf(objectOf(objectOf(media).schema).$ref).split('/').at(-1)!, 'json'];
  return Object.keys(content).length > 0 ? ['[]byte', 'bytes'] : ['', 'none'];
}

/** Gives lists a method that returns their items and the cursor of the next page. */
function pagesIn(contract: JsonObject): string[] {
  return Object.entries(objectOf(objectOf(contract.components).schemas)).flatMap(([name, schema]) => {
    const { items, next_cursor: cursor } = objectOf(objectOf(schema).properties);
    if (!isObject(items) || cursor === undefined) return [];
    const item = textOf(objectOf(items.items).$ref).split('/').at(-1);
    const comment = '// Page returns the items of a list and the cursor of the next page, nil on the last one.';
    return `${comment}\nfunc (l *${name}) Page() ([]${item}, *string) {\n\treturn l.Items, l.NextCursor\n}`;
  });
}
