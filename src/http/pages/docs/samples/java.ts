import { camelCase, capitalised, jsonText, type Given, type Question } from './question.ts';

/** A call with `geokod-client`. Bodies are parsed from JSON, which is shorter than building their types. */
export function javaSample(question: Question): string {
  const { id, tag, pathValues, query, body, answersNothing, answersFile } = question;
  const given = [...pathValues, ...query].map((one) => `.${camelCase(one.name)}(${literal(one)})`);
  if (body !== undefined) given.push(`.${body.name[0].toLowerCase()}${body.name.slice(1)}(body)`);
  const takesCall = given.length > 0 || question.takesQuery || question.hasHeaderParameters;
  const callType = `${capitalised(id)}Call`;
  const chain = given.join('').length > 70 ? given.join('\n                ') : given.join('');
  const argument = takesCall ? `\n            ${callType}.newBuilder()${chain}.build()` : '';
  const part = tag === 'batch' ? 'batches' : tag;
  const call = `Geokod.get(geokod.${part}().${id}(${argument}))`;
  const imports = [
    'io.github.geokod.Geokod',
    ...(body === undefined ? [] : ['io.github.geokod.gen.ApiClient']),
    ...(takesCall ? [`io.github.geokod.gen.api.${capitalised(tag)}Api.${callType}`] : []),
    ...(body === undefined ? [] : [`io.github.geokod.gen.model.${body.name}`]),
    ...query.flatMap(({ typeName }) => (typeName === '' ? [] : [`io.github.geokod.gen.model.${typeName}`])),
    ...(query.some(({ schema }) => schema.format === 'date') ? ['java.time.LocalDate'] : []),
    ...(query.some(({ schema }) => schema.type === 'array') ? ['java.util.Set'] : []),
  ].map((name) => `import ${name};`);
  const reading = body === undefined ? '' : `
        var body = ApiClient.createDefaultObjectMapper().readValue("""
            ${jsonText(body.example, '            ')}
            """, ${body.name}.class);`;
  const shown = `var answer = ${call};\n        System.out.println(answer${answersFile ? '.length()' : ''});`;
  return `${imports.join('\n')}

public class ${capitalised(id)} {
    public static void main(String[] arguments)${body === undefined ? '' : ' throws Exception'} {
        Geokod geokod = Geokod.builder().build();${reading}
        ${answersNothing ? `${call};` : shown}
    }
}`;
}

function literal({ value, schema, typeName }: Given): string {
  if (schema.format === 'date') return `LocalDate.parse(${JSON.stringify(value)})`;
  if (Array.isArray(value)) {
    const texts = value.map((one) => (typeName === '' ? JSON.stringify(one) : enumValue(typeName, one)));
    return `${schema.uniqueItems === true ? 'Set' : 'List'}.of(${texts.join(', ')})`;
  }
  if (typeName !== '') return enumValue(typeName, value);
  if (schema.type === 'number' && Number.isInteger(value)) return `${String(value)}.0`;
  return JSON.stringify(value);
}

const enumValue = (type: string, value: unknown): string => `${type}.fromValue(${JSON.stringify(value)})`;
