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

/** Models, and for each tag an API whose calls return futures. */
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

/** Each of the eight methods generated for an operation repeats its description, so only the summary is kept. */
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

/** Code that converts an answer to a string before parsing it. */
const READ_AS_TEXT = new RegExp([
  /String responseBody = new String\(\w+\.readAllBytes\(\)\);\s+(\S+) responseValue = /,
  /responseBody\.isBlank\(\) *\? *null *: *\w+\.readValue\(responseBody, /,
].map(({ source }) => source).join(''), 'g');
const UNREADABLE = 'io.github.geokod.UnexpectedAnswerException.of(localVarResponse, e)';

/**
 * Answers are parsed from bytes, and an unreadable one is an error of the handwritten layer. Texts are UTF-8 on every
 * machine, whatever its settings; exceptions are unchecked; the argument of a call is named after the call. Answers are
 * parsed in the thread that received them: on machines with two cores the JDK starts a new thread for each
 * asynchronous step.
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
