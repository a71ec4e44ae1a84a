/**
 * Joins paths of numbered points where exactly two of them meet: a street that was cut into many ways becomes one line,
 * with room for its name. `isOneWay`: joins only an end to a beginning.
 */
export function joinPaths(paths: readonly (readonly number[])[], isOneWay: boolean): number[][] {
  const ends = new Map<number, number[]>();
  paths.forEach((path, number) => {
    for (const point of [path[0], path[path.length - 1]]) {
      const here = ends.get(point);
      if (here) here.push(number);
      else ends.set(point, [number]);
    }
  });
  const used = new Uint8Array(paths.length);
  /** The only other path that meets here, or -1. */
  const next = (point: number, number: number): number => {
    const here = ends.get(point)!;
    if (here.length !== 2 || here[0] === here[1]) return -1;
    const other = here[0] === number ? here[1] : here[0];
    return used[other] ? -1 : other;
  };
  const joined: number[][] = [];
  paths.forEach((path, number) => {
    if (used[number]) return;
    used[number] = 1;
    const line = [...path];
    for (let at = number; ;) {
      const point = line[line.length - 1];
      const other = next(point, at);
      if (other < 0) break;
      const more = paths[other];
      const isForward = more[0] === point;
      if (!isForward && isOneWay) break;
      used[other] = 1;
      const rest = isForward ? more.slice(1) : more.slice(0, -1).reverse();
      for (const one of rest) line.push(one);
      at = other;
    }
    const before: number[] = [];
    for (let at = number; ;) {
      const point = before.length > 0 ? before[before.length - 1] : line[0];
      const other = next(point, at);
      if (other < 0) break;
      const more = paths[other];
      const isForward = more[more.length - 1] === point;
      if (!isForward && isOneWay) break;
      used[other] = 1;
      const rest = isForward ? more.slice(0, -1).reverse() : more.slice(1);
      for (const one of rest) before.push(one);
      at = other;
    }
    joined.push([...before.reverse(), ...line]);
  });
  return joined;
}
