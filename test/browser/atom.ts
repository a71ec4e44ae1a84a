import { SaxesParser } from 'saxes';

const ATOM = 'http://www.w3.org/2005/Atom';
/** How often each element may occur in a feed and in an entry, by RFC 4287. */
const FEED: Rules = { id: [1, 1], title: [1, 1], updated: [1, 1], author: [1, 9], link: [2, 2], entry: [0, 50] };
const ENTRY: Rules = {
  id: [1, 1], title: [1, 1], updated: [1, 1], published: [1, 1], link: [1, 1], content: [1, 1],
};

type Rules = Readonly<Record<string, readonly [least: number, most: number]>>;

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** Violations of Atom (RFC 4287), and what feed readers commonly stumble over. */
export function feedFaults(xml: string, self: string): string[] {
  const { feed, faults } = read(xml);
  if (!feed) return [...faults, 'there is no feed'];
  const entries = of(feed, 'entry');
  faults.push(...countFaults(feed, FEED), ...entries.flatMap((entry) => countFaults(entry, ENTRY)));
  for (const node of [feed, ...entries]) faults.push(...valueFaults(node));
  const ids = [feed, ...entries].map(idOf);
  if (new Set(ids).size < ids.length) faults.push('an id occurs twice');
  const links = of(feed, 'link').map(({ attributes }) => attributes);
  if (!links.some(({ rel, href }) => rel === 'self' && href === self)) faults.push(`no link to itself, ${self}`);
  if (!links.some(({ rel = 'alternate' }) => rel === 'alternate')) faults.push('no link to the page');
  const newest = entries.map((entry) => textOf(entry, 'updated')).toSorted().at(-1);
  if (newest !== undefined && textOf(feed, 'updated') < newest) faults.push('an entry is newer than the feed');
  if (textOf(of(feed, 'author')[0], 'name') === '') faults.push('an author without a name');
  return faults;
}

function read(xml: string): { feed: Node | undefined; faults: string[] } {
  const faults: string[] = [];
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const path = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => void faults.push(message));
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (uri !== ATOM) faults.push(`${local} is not of Atom`);
    const values = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    const node: Node = { name: local, attributes: Object.fromEntries(values), children: [], text: '' };
    path.at(-1)!.children.push(node);
    path.push(node);
  });
  parser.on('text', (text) => void (path.at(-1)!.text += text));
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  return { feed: root.children.find(({ name }) => name === 'feed'), faults };
}

const of = (node: Node | undefined, name: string): Node[] =>
  node?.children.filter((child) => child.name === name) ?? [];
const textOf = (node: Node | undefined, name: string): string => of(node, name)[0]?.text.trim() ?? '';
const idOf = (node: Node): string => textOf(node, 'id');

function countFaults(node: Node, rules: Rules): string[] {
  const strange = node.children.filter(({ name }) => !(name in rules)).map(({ name }) => `${name} in ${node.name}`);
  const wrong = Object.entries(rules).flatMap(([name, [least, most]]) => {
    const count = of(node, name).length;
    return count < least || count > most ? [`${count} of ${name} in ${node.name}`] : [];
  });
  return [...strange, ...wrong];
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

function valueFaults(node: Node): string[] {
  const moments = ['updated', 'published'].flatMap((name) => of(node, name)).filter(({ text }) => !MOMENT.test(text));
  const links = of(node, 'link').filter(({ attributes }) => !URL.canParse(attributes['href'] ?? ''));
  const texts = ['title', 'content'].flatMap((name) => of(node, name)).filter(({ text }) => text.trim() === '');
  const wrong = [...moments, ...links, ...texts].map(({ name, text }) => `${node.name}/${name}: "${text}"`);
  return URL.canParse(idOf(node)) ? wrong : [...wrong, `${node.name}: its id is no IRI`];
}
