import { exitMeanings, type Command } from './frame.ts';
import type { Option } from './options.ts';

/** The page printed by `geokod` and `geokod help`. */
export function programHelp(commands: readonly Command[]): string {
  return [
    'Geokod: addresses and routes from map files, on your own machines.',
    '',
    'usage: geokod COMMAND [arguments] [--help]',
    '',
    'commands:',
    ...columns(commands.map((command) => [command.name, command.summary])),
    '',
    'exit codes:',
    ...columns(exitMeanings.map(([code, meaning]) => [String(code), meaning])),
    '',
    'Environment variables are described in .env.example; a file .env in the current folder is read.',
    '',
  ].join('\n');
}

export function commandHelp(command: Command): string {
  const options = Object.entries(command.options);
  const required = options.filter(([, option]) => option.required).map(([name, option]) => optionUsage(name, option));
  const optional = options.length > required.length ? ['[options]'] : [];
  const usage = ['geokod', command.name, command.operands.usage, ...required, ...optional].filter(Boolean).join(' ');
  const optionRows = [
    ...options.map(([name, option]) => [optionUsage(name, option), option.summary + fallback(option)] as const),
    ['--help', 'this text'] as const,
  ];
  return [
    `${command.name}: ${command.summary}`,
    '',
    `usage: ${usage}`,
    '',
    'options:',
    ...columns(optionRows),
    ...(command.details ? ['', command.details.trim()] : []),
    ...(command.examples ? ['', 'examples:', ...command.examples.map((example) => `  ${example}`)] : []),
    '',
  ].join('\n');
}

function optionUsage(name: string, option: Option): string {
  const value = option.type === 'flag' ? '' : ` ${option.value ?? 'VALUE'}`;
  return `--${name}${value}${option.type === 'list' ? '…' : ''}`;
}

const fallback = (option: Option): string => (option.fallback ? ` (default: ${option.fallback})` : '');

export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd());
}
