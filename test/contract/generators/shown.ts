/** Runs a program and returns its output; throws with the whole output on failure. */
export type Run = (
  command: string,
  args: readonly string[],
  options?: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
) => Promise<string>;

/** Abbreviates a command for the log, without keys and texts. */
export function shown(command: string, args: readonly string[]): string {
  const plain = args.filter((arg) => !/^gk_|^https?:|[А-я]/.test(arg)).map((arg) => arg.split('/').at(-1)!);
  return [command.split('/').at(-1), ...plain.slice(0, 4)].join(' ').slice(0, 100);
}
