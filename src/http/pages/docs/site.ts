import type { Contract } from '../../contract.ts';
import type { Exchange } from '../../request/exchange.ts';
import type { Lang } from '../../reply/problem-texts.ts';
import { errorsPage, errorPlaces } from '../errors/page.ts';
import { StaticFile } from '../static-file.ts';
import { changelogPage, renderChangelog } from './changelog.ts';
import { guideNames } from './contents.ts';
import { CHANGELOG_PATH, DOCS_PATH, ERRORS_PATH, REFERENCE_PATH, SEARCH_PATH } from './paths.ts';
import { guidePage, homePage } from './guide-pages.ts';
import { Guides } from './guides.ts';
import { operationPage, pathOf, referencePage, titleOf } from './reference/page.ts';
import { describeOperations, type Described } from './reference/read.ts';
import { inLanguage } from './reference/russian.ts';
import { Finder, type Place } from './search/finder.ts';
import { searchPage } from './search/page.ts';
import { texts } from './texts.ts';

/** How much each kind of page explains, for the order of what is found. */
const weightOf = { guide: 1, operation: 0.7, changelog: 0.4 } as const;

type Draw = (lang: Lang) => string;

/** Every page of the documentation, in both languages. */
export class DocsSite {
  private readonly guides = new Guides();
  private readonly operations: readonly Described[];
  private readonly finders = new Map<Lang, Finder>();
  private readonly pages: ReadonlyMap<string, Draw>;
  private readonly drawn = new Map<string, StaticFile>();

  constructor(contract: Contract, publicUrl: string) {
    const { guides } = this;
    const operations = describeOperations(contract);
    this.operations = operations;
    this.pages = new Map<string, Draw>([
      [DOCS_PATH, (lang) => homePage(guides, lang)],
      ...guideNames.map((name) => [`${DOCS_PATH}/${name}`, (lang: Lang) => guidePage(guides, name, lang)] as const),
      [REFERENCE_PATH, (lang) => referencePage(guides, operations, lang, texts[lang].operations)],
      ...operations.map((one) =>
        [pathOf(one), (lang: Lang) => operationPage(guides, contract.document, one, lang)] as const),
      [ERRORS_PATH, (lang) => errorsPage(guides, lang, publicUrl)],
      [CHANGELOG_PATH, (lang) => changelogPage(guides, lang)],
    ]);
  }

  async send(exchange: Exchange, path: string, lang: Lang): Promise<void> {
    const asked = path === SEARCH_PATH ? new URLSearchParams(exchange.ctx.querystring).get('q') : null;
    await (asked === null ? this.page(path, lang) : page(searchPage(this.guides, this.finder(lang), lang, asked)))
      .send(exchange);
  }

  private page(path: string, lang: Lang): StaticFile {
    const name = `${lang} ${path}`;
    let found = this.drawn.get(name);
    if (!found) {
      const draw = this.pages.get(path) ?? (() => searchPage(this.guides, this.finder(lang), lang, ''));
      this.drawn.set(name, (found = page(draw(lang))));
    }
    return found;
  }

  private finder(lang: Lang): Finder {
    let finder = this.finders.get(lang);
    if (!finder) this.finders.set(lang, (finder = new Finder(this.places(lang))));
    return finder;
  }

  /** Everything that can be found: sections of guides and of the changelog, operations, error codes. */
  private places(lang: Lang): Place[] {
    const sectionsOf = (
      path: string, title: string, { sections }: ReturnType<Guides['get']>, weight: number,
    ): Place[] => sections.map(({ heading, anchor, text }) =>
      ({ path: anchor === '' ? path : `${path}#${anchor}`, page: title, heading: heading || title, text, weight }));
    return [
      ...guideNames.flatMap((name) => {
        const guide = this.guides.get(name, lang);
        return sectionsOf(`${DOCS_PATH}/${name}`, guide.title, guide, weightOf.guide);
      }),
      ...this.operations.map((one) => placeOf(one, lang)),
      ...errorPlaces(lang),
      ...sectionsOf(CHANGELOG_PATH, texts[lang].changelog, renderChangelog(lang), weightOf.changelog),
    ];
  }
}

function placeOf(operation: Described, lang: Lang): Place {
  const { id, method, path, description, parameters } = operation;
  const written = (english: string): string => inLanguage(english, lang).text;
  const names = parameters.map(({ name, description: what }) => `${name}: ${written(what)}`);
  const heading = titleOf(operation, lang);
  return {
    path: pathOf(operation),
    page: `${method} ${path}`,
    heading,
    text: [id, heading, written(description), ...names].join(' ').replaceAll('`', '').replaceAll(/\s+/g, ' '),
    weight: weightOf.operation,
  };
}

const page = (html: string): StaticFile => new StaticFile('text/html; charset=utf-8', html);
