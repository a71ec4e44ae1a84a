/** Attributes that are null are left out. */
export type Attributes = Readonly<Record<string, string | null>>;

/** Writes an element; its children are written elements, or one escaped text. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter((pair): pair is [string, string] => pair[1] !== null)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
