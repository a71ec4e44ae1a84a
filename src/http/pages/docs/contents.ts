import type { Lang } from '../../reply/problem-texts.ts';

export interface Chapter {
  readonly name: Readonly<Record<Lang, string>>;
  /** Guides, by their file names in `docs/guides/LANG`. */
  readonly guides: readonly string[];
}

/** The order in which guides are listed and follow each other. */
export const chapters: readonly Chapter[] = [
  { name: { ru: 'Начало', en: 'First steps' }, guides: ['quick-start', 'sandbox', 'clients', 'assistants'] },
  { name: { ru: 'Адреса', en: 'Addresses' }, guides: ['addresses', 'explain', 'many', 'batch', 'tables'] },
  { name: { ru: 'Маршруты и карта', en: 'Routes and the map' }, guides: ['routes', 'traffic', 'map'] },
  {
    name: { ru: 'Работа с API', en: 'Working with the API' },
    guides: ['failures', 'limits', 'billing', 'webhooks', 'regions', 'versioning'],
  },
  {
    name: { ru: 'Свой сервер', en: 'Running it yourself' },
    guides: [
      'running', 'import', 'map-updates', 'backup', 'upgrade', 'sizing', 'security', 'edge', 'traffic-data', 'invoices',
    ],
  },
];

export const guideNames: readonly string[] = chapters.flatMap(({ guides }) => guides);
