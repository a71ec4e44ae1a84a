import { readFileSync } from 'node:fs';
import type { Changelog, Release } from '../contract.gen.ts';
import { AppError } from '../errors.ts';

const files = { en: 'CHANGELOG.md', ru: 'docs/changelog.ru.md' } as const;

/** Reads the changelog shipped with the code. The API answers in English; the Russian one is for the documentation. */
export const readChangelog = (lang: keyof typeof files = 'en'): Changelog =>
  parseChangelog(readFileSync(new URL(`../../${files[lang]}`, import.meta.url), 'utf8'), files[lang]);

/**
 * Parses releases (`## 2.4.0 (2026-11-23)`, or `## 2.5.0` while unreleased) with topics (`### Routes`) of points
 * (`- …`). Any other line is an error: it would otherwise be silently missing from the answer.
 */
export function parseChangelog(markdown: string, file: string = files.en): Changelog {
  const releases: Release[] = [];
  let topic: string | undefined;
  const lines = markdown.replaceAll('\r\n', '\n').split('\n');
  const start = lines.findIndex((line) => line.startsWith('## '));
  for (const [index, line] of start < 0 ? [] : [...lines.entries()].slice(start)) {
    const release = /^## (?<version>\d+\.\d+\.\d+)(?: \((?<day>\d{4}-\d\d-\d\d)\))?$/u.exec(line)?.groups;
    const changes = releases.at(-1)?.changes;
    const point = /^- (?<text>\S.*)$/u.exec(line)?.groups;
    if (release) {
      releases.push({ version: release.version, released_on: release.day ?? null, changes: [] });
      topic = undefined;
    } else if (line.startsWith('### ')) {
      topic = line.slice('### '.length);
    } else if (point && changes && topic !== undefined) {
      changes.push({ topic, text: point.text });
    } else if (line.startsWith('  ') && topic !== undefined && changes?.at(-1)?.topic === topic) {
      changes.at(-1)!.text += ` ${line.trim()}`;
    } else if (line !== '') {
      const place = `${file}, line ${index + 1}`;
      throw new AppError('internal', `${place}: neither a release, a topic nor a point: ${line}`);
    }
  }
  return { releases };
}
