import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test, type TestContext } from 'node:test';
import { Worker } from 'node:worker_threads';
import { startSelfCompiling } from './self-compiling.ts';

/** Reports whether V8's helper threads compile for it. */
const script = new URL(`data:text/javascript,${encodeURIComponent(`
  import { setFlagsFromString } from 'node:v8';
  import { runInThisContext } from 'node:vm';
  import { parentPort } from 'node:worker_threads';
  setFlagsFromString('--allow-natives-syntax');
  const isHelped = runInThisContext('%IsConcurrentRecompilationSupported()');
  setFlagsFromString('--no-allow-natives-syntax');
  parentPort.postMessage(isHelped);
`)}`);

function begin(context: TestContext, options: { readonly isSelfCompiling: boolean }): Promise<boolean> {
  const start = (): Worker => new Worker(script);
  const worker = options.isSelfCompiling ? startSelfCompiling(start) : start();
  context.after(() => worker.terminate());
  return once(worker, 'message').then(([isHelped]) => isHelped as boolean);
}

describe('a thread that compiles its code itself', () => {
  const itself = { isSelfCompiling: true };
  const usual = { isSelfCompiling: false };

  test('is not helped, and those before and after it are', async (context) => {
    assert.deepEqual(
      [await begin(context, usual), await begin(context, itself), await begin(context, usual)], [true, false, true],
    );
  });

  test('may begin beside another one', async (context) => {
    assert.deepEqual(await Promise.all([begin(context, itself), begin(context, itself)]), [false, false]);
    assert.equal(await begin(context, usual), true);
  });

  for (const [what, start] of [
    ['cannot be made', () => new Worker(new URL('https://example.org'))],
    ['ends before it begins', () => {
      const worker = new Worker(script);
      void worker.terminate();
      return worker;
    }],
    ['has no program', () => new Worker(new URL('file:///nowhere/none.ts'))],
  ] as const) {
    test(`leaves others as they were when it ${what}`, async (context) => {
      try {
        const worker = startSelfCompiling(start);
        worker.on('error', () => {});
        await once(worker, 'exit');
      } catch {
        // refused at once
      }
      assert.equal(await begin(context, usual), true);
    });
  }
});
