import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Least harm first; what is not known to harm is not told. */
const HARMFUL = ['serious', 'critical'];

/** Nothing keeps people with a screen reader, without a mouse or with weak eyes from what a page says. */
export async function isAccessible(page: Page, name: string): Promise<void> {
  // evaluated, not added as an element: the page's policy allows no script but its own
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  const harmful = violations.filter(({ impact }) => HARMFUL.includes(impact ?? ''));
  const findings = harmful.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary = '' }) =>
    `${id}: ${target.join(' ')} ${failureSummary.replaceAll(/\s+/g, ' ')}`));
  assert.deepEqual(findings, [], `${name}: not accessible`);
}
