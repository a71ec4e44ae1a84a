import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The impacts that count, of those that axe reports. */
const HARMFUL = ['serious', 'critical'];

/** Asserts that axe finds no serious barrier for people with a screen reader, without a mouse or with poor eyesight. */
export async function isAccessible(page: Page, name: string): Promise<void> {
  // evaluated instead of added as an element, since the page's policy allows only its own scripts
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  const harmful = violations.filter(({ impact }) => HARMFUL.includes(impact ?? ''));
  const findings = harmful.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary = '' }) =>
    `${id}: ${target.join(' ')} ${failureSummary.replaceAll(/\s+/g, ' ')}`));
  assert.deepEqual(findings, [], `${name}: not accessible`);
}
