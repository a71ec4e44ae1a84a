import type { Contract } from '../../contract.ts';
import type { Lang } from '../../reply/problem-texts.ts';
import { guideNames } from './contents.ts';

export const DOCS_PATH = '/docs';
export const REFERENCE_PATH = '/docs/reference';
export const ERRORS_PATH = '/docs/errors';
export const CHANGELOG_PATH = '/docs/changelog';
export const SEARCH_PATH = '/docs/search';
/** Formerly one page for trying all operations; now each page of the reference has a panel for its own. */
export const TRY_PATH = '/docs/try';

/** A path of these pages in the given language. */
export const inLang = (path: string, lang: Lang): string => {
  const [page, anchor] = path.split('#');
  return `${page}?lang=${lang}${anchor === undefined ? '' : `#${anchor}`}`;
};

/** All paths of the site, known without reading its pages. */
export const docsPaths = (contract: Contract): string[] => [
  DOCS_PATH, ...guideNames.map((name) => `${DOCS_PATH}/${name}`), REFERENCE_PATH,
  ...contract.operations.map(({ operationId }) => `${REFERENCE_PATH}/${operationId}`),
  ERRORS_PATH, CHANGELOG_PATH, SEARCH_PATH,
];
