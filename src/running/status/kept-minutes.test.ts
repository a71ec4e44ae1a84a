import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sample } from '../../../ops/index.ts';
import { KeptMinutes } from './kept-minutes.ts';

const at = (time: string): number => Date.parse(`2026-11-30T${time}Z`);

/** The begins of the minutes that are written, when minutes end at these times by the node's clock. */
async function writtenAfter(...ends: string[]): Promise<string[]> {
  const written: string[] = [];
  const minutes = new KeptMinutes({
    take: (begin) => [{ at: begin } as Sample],
    add: async ([{ at: begin }]) => void written.push(new Date(begin).toISOString().slice(11, 16)),
    startedAt: at('10:00:30'),
  });
  for (const end of ends) {
    minutes.collectBefore(at(end));
    await minutes.write(at(end));
  }
  return written;
}

for (const [name, ends, written] of [
  ['each once', ['10:01:00', '10:02:00'], ['10:00', '10:01']],
  ['once, if a timer fires a millisecond early', ['10:01:00', '10:01:59.999', '10:02:00'], ['10:00', '10:01']],
  ['once, if the clock is set back by seconds', ['10:01:00', '10:01:01', '10:02:00'], ['10:00', '10:01']],
  ['once, if the clock is set back by minutes', ['10:09:00', '10:02:00', '10:10:00'], ['10:08', '10:09']],
  ['from where a clock was set back to', ['17:01:00', '10:02:00', '10:03:00'], ['17:00', '10:01', '10:02']],
] as const) {
  test(`minutes are written ${name}`, async () => {
    assert.deepEqual(await writtenAfter(...ends), written);
  });
}
