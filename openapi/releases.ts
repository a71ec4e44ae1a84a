import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from './breaking/notices.ts';
import type { JsonObject } from './document.ts';

/** Released contracts, `VERSION.json` each; their release days come from the changelog. */
export function readReleases(folder: string, changelog: string): Release[] {
  const days = releaseDays(changelog);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const version = file.slice(0, -'.json'.length);
      const document = JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject;
      return { version, day: days.get(version), document };
    });
}

/** Release days from headings such as `## 2.4.0 (2026-11-21)`; unreleased versions have none. */
export function releaseDays(changelog: string): ReadonlyMap<string, string> {
  return new Map(
    [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)/gm)].map(([, version, day]) => [version, day]),
  );
}
