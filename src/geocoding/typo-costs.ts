/** What typing mistakes cost, in hundredths of one. Over folded keys: j is ж, q ч, w ш, h х, y я, x ю, ts ц. */
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

/** The rows of the Russian keyboard, by the keys of its letters; "." stands for what has no key of its own. */
const keyboard = ['i.ukengww.h.', 'fivaproldje', 'yqsmit.bx'];
for (const [row, keys] of keyboard.entries()) {
  for (let at = 0; at < keys.length; at++) {
    const neighbours = [keys[at + 1], keyboard[row + 1]?.[at], keyboard[row + 1]?.[at - 1]];
    for (const other of neighbours) {
      if (other && other !== '.' && keys[at] !== '.' && other !== keys[at]) pair(keys[at], other, KEYBOARD);
    }
  }
}

export const substituteCost = (a: number, b: number): number => {
  const [x, y] = [a - 97, b - 97];
  return x >= 0 && x < 26 && y >= 0 && y < 26 ? costs[x * 26 + y] : EDIT;
};

/** й, ь and their like are forgotten easily. */
const I = 'i'.charCodeAt(0);
export const insertCost = (code: number): number => (code === I ? GLIDE : EDIT);
