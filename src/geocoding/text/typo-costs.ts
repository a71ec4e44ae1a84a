/** Costs of typos, in hundredths. Over folded keys: j is ж, q ч, w ш, h х, y я, x ю, ts ц. */
export const EDIT = 100;
export const SWAP_COST = 70;

const SOUND = 50;
const KEYBOARD = 75;
const GLIDE = 60;

const costs = new Uint8Array(26 * 26).fill(EDIT);

function pair(a: string, b: string, cost: number): void {
  const [x, y] = [a.charCodeAt(0) - 97, b.charCodeAt(0) - 97];
  costs[x * 26 + y] = Math.min(costs[x * 26 + y], cost);
  costs[y * 26 + x] = costs[x * 26 + y];
}

for (const two of 'oa ei ea dt bp gk gh zs vf jw wq sw ij uo hk vu ya xu yi ye'.split(' ')) {
  pair(two[0], two[1], SOUND);
}

/** Rows of the Russian keyboard as folded letters; "." for a letter without a key of its own. */
const keyboard = ['i.ukengww.h.', 'fivaproldje', 'yqsmit.bx'];
for (const [row, keys] of keyboard.entries()) {
  for (let at = 0; at < keys.length; at++) {
    const neighbours = [keys[at + 1], keyboard[row + 1]?.[at], keyboard[row + 1]?.[at - 1]];
    for (const beside of neighbours) {
      if (beside && beside !== '.' && keys[at] !== '.' && beside !== keys[at]) pair(keys[at], beside, KEYBOARD);
    }
  }
}

export const substituteCost = (a: number, b: number): number => {
  const [x, y] = [a - 97, b - 97];
  return x >= 0 && x < 26 && y >= 0 && y < 26 ? costs[x * 26 + y] : EDIT;
};

/** й, ь and the like are easily forgotten. */
const I = 'i'.charCodeAt(0);
export const insertCost = (code: number): number => (code === I ? GLIDE : EDIT);

const MOST_COMPARED = 64;
const space = [0, 1, 2].map(() => new Float64Array(MOST_COMPARED + 1));

/** Returns the edit cost of two words, or any figure above `most`, also if the second is longer than any word. */
export function typoCost(a: string, b: string, most: number): number {
  if (b.length > MOST_COMPARED) return most + 1;
  let [over, above, row] = space;
  for (let j = 0; j <= b.length; j++) above[j] = j * EDIT;
  for (let i = 1; i <= a.length; i++) {
    const x = a.charCodeAt(i - 1);
    const drop = insertCost(x);
    let least = (row[0] = above[0] + EDIT);
    for (let j = 1; j <= b.length; j++) {
      const y = b.charCodeAt(j - 1);
      let cost = above[j - 1] + (x === y ? 0 : substituteCost(x, y));
      if (above[j] + drop < cost) cost = above[j] + drop;
      if (row[j - 1] + insertCost(y) < cost) cost = row[j - 1] + insertCost(y);
      if (i > 1 && j > 1 && x === b.charCodeAt(j - 2) && y === a.charCodeAt(i - 2)) {
        cost = Math.min(cost, over[j - 2] + SWAP_COST);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [over, above, row] = [above, row, over];
  }
  return above[b.length];
}
