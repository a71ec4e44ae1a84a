/** The word that was probably meant: at most a third of its letters differ, or it is the only one with this prefix. */
export function closest(typed: string, words: readonly string[]): string | undefined {
  const longer = words.filter((word) => typed.length > 1 && word.startsWith(typed));
  if (longer.length === 1) return longer[0];
  let best: string | undefined;
  let bestEdits = Infinity;
  for (const word of words) {
    const edits = editDistance(typed, word);
    if (edits < bestEdits && edits <= Math.max(1, Math.floor(word.length / 3))) {
      best = word;
      bestEdits = edits;
    }
  }
  return best;
}

/** The number of letters to add, remove, replace or swap with the next one. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length];
}
