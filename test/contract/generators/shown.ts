/** Runs a program to its end and answers what it printed; throws with all it said where it failed. */
export type Run = (
  command: string,
  args: readonly string[],
  options?: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
) => Promise<string>;

/** The command in a few words; keys and texts that were passed on stay out of the log. */
export function shown(command: string, args: readonly string[]): string {
  const plain = args.filter((arg) => !/^gk_|^https?:|[А-я]/.test(arg)).map((arg) => arg.split('/').at(-1)!);
  return [command.split('/').at(-1), ...plain.slice(0, 4)].join(' ').slice(0, 100);
}
