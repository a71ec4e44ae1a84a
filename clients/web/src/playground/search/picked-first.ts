interface Named {
  readonly id: string;
}

/**
 * Puts the picked suggestion before the other results of its text: "Vetrograd Oblast" also reads as the city Vetrograd.
 * Where it is not among them, the suggestion itself is a result, as long as the page remembers it.
 */
export function pickedFirst<Result extends Named, Suggested extends Named>(
  results: readonly Result[], id: string | undefined, picked: Suggested | undefined,
): readonly (Result | Suggested)[] {
  const at = results.findIndex((result) => result.id === id);
  if (at >= 0) return [results[at], ...results.toSpliced(at, 1)];
  return id !== undefined && picked?.id === id ? [picked, ...results] : results;
}
