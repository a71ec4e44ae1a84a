import type { StyleSpecification } from 'maplibre-gl';
import armenian from '@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff2?url';
import armenianBold from '@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-600-normal.woff2?url';
import georgian from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-400-normal.woff2?url';
import georgianBold from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-600-normal.woff2?url';
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff2?url';
import cyrillicBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff2?url';
import cyrillicMore from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff2?url';
import cyrillicMoreBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff2?url';
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url';
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2?url';
import latinMore from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff2?url';
import latinMoreBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff2?url';

/** Names for `text-font`. Characters in no file are drawn with the system's fonts. */
export const REGULAR = ['Noto Sans'];
export const BOLD = ['Noto Sans Bold'];

/** The characters of each file, the most common first; a file is fetched when one of them is first drawn. */
const ranges = {
  cyrillic: ['U+0301', 'U+0400-045F', 'U+0490-0491', 'U+04B0-04B1', 'U+2116'],
  latin: ['U+0000-00FF', 'U+0131', 'U+0152-0153', 'U+02BB-02BC', 'U+02C6', 'U+02DA', 'U+02DC', 'U+2000-206F', 'U+20AC'],
  cyrillicMore: ['U+0460-052F', 'U+1C80-1C88', 'U+20B4', 'U+2DE0-2DFF', 'U+A640-A69F'],
  latinMore: ['U+0100-02BA', 'U+02BD-02C5', 'U+02C7-02CC', 'U+02CE-02D7', 'U+1E00-1E9F', 'U+1EF2-1EFF', 'U+20A0-20C0'],
  armenian: ['U+0530-058F', 'U+FB13-FB17'],
  georgian: ['U+10A0-10FF', 'U+1C90-1CBF', 'U+2D00-2D2F'],
} as const;

type Files = Readonly<Record<keyof typeof ranges, string>>;

const regular: Files = { cyrillic, latin, cyrillicMore, latinMore, armenian, georgian };
const bold: Files = {
  cyrillic: cyrillicBold, latin: latinBold, cyrillicMore: cyrillicMoreBold, latinMore: latinMoreBold,
  armenian: armenianBold, georgian: georgianBold,
};

/** Our own font files, which the map fetches as needed, so that no glyph tiles have to be built. */
export function fontFaces(base: string): NonNullable<StyleSpecification['font-faces']> {
  const facesOf = (files: Files) => Object.entries(ranges).map(([script, range]) => ({
    url: `${base}${files[script as keyof Files]}`, 'unicode-range': [...range],
  }));
  return { [REGULAR[0]]: facesOf(regular), [BOLD[0]]: facesOf(bold) };
}
