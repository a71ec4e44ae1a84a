import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { objectOf, type Json, type JsonObject } from '../document.ts';
import type { Generator } from './generator.ts';
import { programsOf } from './programs.ts';

const PACKAGE = 'io.github.geokod.gen';
const UTF_8 = 'java.nio.charset.StandardCharsets.UTF_8';
const settings = [
  'library=native', 'asyncNative=true', 'useSingleRequestParameter=true', 'useJakartaEe=true', 'supportUrlQuery=false',
  'containerDefaultToNull=true', 'hideGenerationTimestamp=true',
  `apiPackage=${PACKAGE}.api`, `modelPackage=${PACKAGE}.model`, `invokerPackage=${PACKAGE}`,
];

/** Models, and an API for each tag whose calls are futures. */
export const java: Generator = {
  name: 'java',
  needs: ['python3', 'java'],
  generator: 'openapi-generator-cli==7.26.0',
  sources: ['openapi/clients/java.ts'],
  folder: 'clients/java/src/main/java/io/github/geokod/gen',
  generate(contractFile, folder) {
    const contract = JSON.parse(readFileSync(contractFile, 'utf8')) as JsonObject;
    const [brief, made] = [`${contractFile}.brief.json`, `${contractFile}.java`];
    writeFileSync(brief, JSON.stringify(briefly(contract)));
    const parts = 'models,apis,supportingFiles,modelTests=false,apiTests=false,modelDocs=false,apiDocs=false';
    execFileSync(programsOf(this.generator, 'openapi-generator-cli'), [
      'generate', '-g', 'java', '-i', brief, '-o', made, '--global-property', parts,
      '--additional-properties', settings.join(','),
    ], { stdio: 'pipe' });
    cpSync(join(made, 'src/main/java', ...PACKAGE.split('.')), folder, { recursive: true });
    for (const path of [brief, made]) rmSync(path, { recursive: true });
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (name.endsWith('.java')) mend(join(folder, name));
    }
  },
};

/** An operation's description would stand at each of the eight methods that are made of it; its summary does. */
function briefly(contract: JsonObject): JsonObject {
  const withoutDescription = (operation: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(operation).filter(([name]) => name !== 'description'));
  const paths = Object.entries(objectOf(contract.paths)).map(([path, item]) => {
    const methods = Object.entries(objectOf(item)).map(([method, operation]): [string, Json] =>
      [method, Array.isArray(operation) ? operation : withoutDescription(objectOf(operation))]);
    return [path, Object.fromEntries(methods)];
  });
  return { ...contract, paths: Object.fromEntries(paths) as JsonObject };
}

/** An answer that is made a text before it is read. */
const READ_AS_TEXT = new RegExp([
  /String responseBody = new String\(\w+\.readAllBytes\(\)\);\s+(\S+) responseValue = /,
  /responseBody\.isBlank\(\) *\? *null *: *\w+\.readValue\(responseBody, /,
].map(({ source }) => source).join(''), 'g');
const UNREADABLE = 'io.github.geokod.UnexpectedAnswerException.of(localVarResponse, e)';

/**
 * Answers are read as the bytes that they are, and one that cannot be is an error of the layer by hand. Texts are UTF-8
 * on every machine, not what its settings say; an exception is none that each caller has to name; what a call takes is
 * called after it. They are read in the thread that they came by: on machines of two cores the JDK begins a new thread
 * for each step that may be done by another one.
 */
function mend(path: string): void {
  const text = readFileSync(path, 'utf8')
    .replaceAll('.thenComposeAsync(', '.thenCompose(')
    .replaceAll(READ_AS_TEXT, '$1 responseValue = memberVarObjectMapper.readValue(localVarResponseBody, ')
    .replaceAll(/(?<=catch \(IOException e\) \{\s+return \w+\.failedFuture\()new ApiException\(e\)/g, UNREADABLE)
    .replaceAll(/new String\((\w+\.readAllBytes\(\))\)/g, `new String($1, ${UTF_8})`)
    .replaceAll('class ApiException extends Exception', 'class ApiException extends RuntimeException')
    .replaceAll(/\bAPI(\w+)Request\b/g, '$1Call')
    .replaceAll(/^\/\*\n \* Geokod\n[^]*?\*\/\n+/gm, '')
    .replaceAll(/[ \t]+$/gm, '');
  writeFileSync(path, `${text.trim()}\n`);
}
