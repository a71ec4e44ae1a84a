import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { objectOf, operationsOf, textOf, type FoundOperation, type JsonObject } from '../document.ts';
import type { Generator } from './generator.ts';
import { programsOf } from './programs.ts';

const templates = 'openapi/clients/python-templates';

/** Models and requests from openapi-python-client, with a blocking and an `async` method for each operation. */
export const python: Generator = {
  name: 'python',
  needs: ['python3'],
  generator: 'openapi-python-client==0.29.1',
  sources: ['openapi/clients/python.ts', join(templates, 'endpoint_module.py.jinja')],
  folder: 'clients/python/src/geokod/gen',
  generate(contractFile, folder) {
    const config = `${contractFile}.yaml`;
    writeFileSync(config, 'literal_enums: true\npost_hooks: []\n');
    const options = [
      '--path', contractFile, '--output-path', folder, '--overwrite', '--config', config,
      '--custom-template-path', resolve(templates), '--meta', 'none',
    ];
    execFileSync(programsOf(this.generator, 'openapi-python-client'), ['generate', ...options], { stdio: 'pipe' });
    for (const unused of ['client.py', 'errors.py']) rmSync(join(folder, unused));
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (name.endsWith('.py')) tidy(join(folder, name));
    }
    writeFileSync(join(folder, '__init__.py'), '"""Generated from the contract; change openapi/ instead."""\n');
    const contract = JSON.parse(readFileSync(contractFile, 'utf8')) as JsonObject;
    writeFileSync(join(folder, 'operations.py'), methodsOf(contract, folder));
  },
};

/** A plain value that is copied from an answer unchanged. */
const PLAIN_VALUE = /^( {8}\w+ = d\.pop\("\w+")\)$/gm;

/**
 * Removes trailing spaces and runs of empty lines that templates leave. A plain value that an older service does not
 * return becomes None: otherwise the whole answer could not be read.
 */
function tidy(path: string): void {
  const text = readFileSync(path, 'utf8').replaceAll(/[ \t]+$/gm, '').replaceAll(/\n{3,}/g, '\n\n').trim();
  writeFileSync(path, `${text.replaceAll(PLAIN_VALUE, '$1, None)')}\n`);
}

interface Method {
  readonly name: string;
  readonly tag: string;
  readonly summary: string;
  readonly parameters: string;
  readonly names: readonly string[];
  readonly answer: string;
  readonly imports: readonly string[];
}

function methodsOf(contract: JsonObject, folder: string): string {
  const methods = operationsOf(contract).map((found) => methodOf(found, folder));
  const imports = new Set(methods.flatMap((method) => method.imports));
  const calls = methods.map(({ name, tag }) => `from .api.${tag} import ${name} as ${name}_call`);
  return [
    '"""Generated from the contract: every operation, by its operationId."""',
    'from __future__ import annotations\n',
    'from typing import Any',
    '',
    ...calls.sort(),
    ...[...imports].sort(),
    'from .types import UNSET, Unset',
    '',
    '',
    ...classOf('Operations', '', methods),
    '',
    ...classOf('AsyncOperations', 'async ', methods),
    '',
  ].join('\n');
}

function classOf(name: string, async: 'async ' | '', methods: readonly Method[]): string[] {
  const [wait, kind] = async ? ['await ', 'AsyncOperations'] : ['', 'Operations'];
  const body = methods.flatMap((method) => [
    '',
    `    ${async}def ${method.name}(self${method.parameters}) -> ${method.answer}:`,
    `        """${method.summary}."""`,
    `        given: dict[str, Any] = {${method.names.map((one) => `"${one}": ${one}`).join(', ')}}`,
    `        return ${wait}self._ask(${method.name}_call, given)`,
  ]);
  const doc = `    """${kind === 'Operations' ? 'Calls that wait' : 'Calls to be awaited'} for their answer."""`;
  return [
    `class ${name}:`, doc, '', `    ${async}def _ask(self, call: Any, given: dict[str, Any]) -> Any:`,
    '        raise NotImplementedError', ...body,
  ];
}

function methodOf({ operation }: FoundOperation, folder: string): Method {
  const name = textOf(operation.operationId).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const [tag] = operation.tags as readonly string[];
  const text = readFileSync(join(folder, 'api', tag, `${name}.py`), 'utf8');
  const [, signature] = /def request\(\n(.*?)\) -> dict/s.exec(text)!;
  const [, type] = /def answer\(.*?\) -> (.*):/.exec(text)!;
  const lines = signature.split('\n').map((line) => line.trim()).filter((line) => line !== '');
  return {
    name,
    tag,
    summary: textOf(objectOf(operation).summary).replaceAll('"', "'"),
    parameters: lines.map((line) => `, ${line.replace(/,$/, '')}`).join(''),
    names: lines.flatMap((line) => /^(\w+):/.exec(line)?.[1] ?? []),
    answer: { Any: 'None', File: 'bytes' }[type] ?? type,
    imports: [...text.matchAll(/^from \.\.\.(models\.\w+ import [A-Z]\w*)$/gm)].map(([, line]) => `from .${line}`),
  };
}
