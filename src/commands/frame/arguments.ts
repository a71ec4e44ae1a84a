import { parseArgs } from 'node:util';
import { AppError } from '../../errors.ts';
import type { Operands, Option, Options } from './options.ts';
import { closest } from './closest.ts';

type Value<O extends Option> = O['type'] extends 'flag'
  ? boolean
  : O['type'] extends 'list'
    ? readonly string[]
    : (O['type'] extends 'text' ? string : number) | (O extends { required: true } ? never : undefined);
export type Values<O extends Options> = { readonly [K in keyof O]: Value<O[K]> };

interface Shape<O extends Options> {
  readonly name: string;
  readonly operands: Operands;
  readonly options: O;
}

interface Parsed<O extends Options> {
  readonly operands: readonly string[];
  readonly options: Values<O>;
}

// Marks words that look like negative numbers, as in "nearest -33.86 151.2", so that the parser sees no option.
const numberMark = '\0';
const negative = /^-\.?\d/;
const unmark = (text: string): string => (text.startsWith(numberMark) ? text.slice(1) : text);

/** Parses arguments; throws `bad_argument` with a message for the user. */
export function parse<O extends Options>(command: Shape<O>, argv: readonly string[]): Parsed<O> {
  const { tokens } = parseArgs({
    args: argv.map((word) => (negative.test(word) ? numberMark + word : word)),
    options: Object.fromEntries(
      Object.entries(command.options).map(([name, { type }]) => [
        name,
        { type: type === 'flag' ? ('boolean' as const) : ('string' as const), multiple: type === 'list' },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands: string[] = [];
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(unmark(token.value));
    if (token.kind === 'option') noteOption(command, given, token);
  }
  checkCount(command, operands);
  const values = Object.entries(command.options).map(([name, option]) => [
    name,
    toValue(command.name, name, option, given.get(name) ?? []),
  ]);
  return { operands, options: Object.fromEntries(values) as Values<O> };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string;
}

function noteOption(command: Shape<Options>, given: Map<string, string[]>, token: OptionToken): void {
  const { name, rawName, value } = token;
  const option: Option | undefined = Object.hasOwn(command.options, name) ? command.options[name] : undefined;
  if (!option || !rawName.startsWith('--')) {
    const similar = closest(name, Object.keys(command.options));
    wrong(command.name, `knows no option ${rawName}${similar ? `; did you mean --${similar}?` : ''}`);
  }
  if (option.type === 'flag' && value !== undefined) wrong(command.name, `--${name} takes no value`);
  if (option.type !== 'flag' && value === undefined) {
    wrong(command.name, `--${name} needs a value: --${name} ${option.value}`);
  }
  const values = given.get(name);
  if (!values) given.set(name, [unmark(value ?? '')]);
  else if (option.type === 'list') values.push(unmark(value ?? ''));
  else if (option.type !== 'flag') wrong(command.name, `--${name} is given twice`);
}

function checkCount(command: Shape<Options>, operands: readonly string[]): void {
  const { least, most, usage } = command.operands;
  if (operands.length < least) wrong(command.name, `needs ${usage}`);
  if (operands.length > most) {
    const takes = most === 0 ? 'takes no arguments' : `takes only ${usage}`;
    wrong(command.name, `${takes}, "${operands[most]}" is too much`);
  }
}

function toValue(command: string, name: string, option: Option, given: readonly string[]): unknown {
  if (option.type === 'flag') return given.length > 0;
  if (option.type === 'list') return given;
  if (given.length === 0) {
    if (option.required) wrong(command, `needs --${name} ${option.value}`);
    return undefined;
  }
  const [text] = given;
  if (option.type === 'text') {
    if (text === '') wrong(command, `--${name} is empty`);
    return text;
  }
  return toNumber(command, `--${name}`, text, option);
}

/** Parses a number as typed; throws `bad_argument` that names `what`. */
export function toNumber(command: string, what: string, text: string, limits: Omit<Option, 'summary'>): number {
  const { least = -Infinity, most = Infinity, type } = limits;
  const pattern = type === 'integer' ? /^[+-]?\d{1,15}$/ : /^[+-]?(\d{1,15}(\.\d*)?|\.\d+)$/;
  const value = pattern.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  const kind = type === 'integer' ? 'a whole number' : 'a number';
  const range =
    most < Infinity ? ` from ${least} to ${most}` : least > -Infinity ? ` of at least ${least}` : '';
  return wrong(`${command}:`, `${what} must be ${kind}${range}, "${text}" is not`, command);
}

function wrong(subject: string, problem: string, command = subject): never {
  throw new AppError('bad_argument', `${subject} ${problem} (geokod ${command} --help tells more)`);
}
