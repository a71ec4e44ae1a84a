import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const page = (name: string): string => join(root, `${name}.html`);

/** Browsers that know `light-dark()`: two palettes stand in one place. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** Less is not worth a file: it fits one packet with its head. */
const MIN_CODED_BYTES = 1024;

/** The theme that a reader chose is known before anything is painted: its script stands first and waits for nobody. */
function themeFirst(): Plugin {
  return {
    name: 'theme-first',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {});
        const theme = chunks.find((chunk) => chunk.type === 'chunk' && chunk.name === 'theme' && chunk.isEntry);
        const src = theme ? `/${theme.fileName}` : '/src/look/theme.ts';
        return [{ tag: 'script', attrs: theme ? { src } : { src, type: 'module' }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Each file is compressed here once, as small as it gets, and never by a server. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    writeBundle({ dir }) {
      const assets = join(dir!, 'assets');
      for (const name of readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const bytes = readFileSync(join(assets, name));
        if (bytes.length < MIN_CODED_BYTES) continue;
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes, best));
        writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root,
  plugins: [themeFirst(), compressed()],
  resolve: { alias: { '@geokod/client': join(root, '../typescript/src/index.ts') } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // `make run` beside it answers what the pages ask.
  server: { proxy: { '/v2': 'http://127.0.0.1:8080', '/sandbox': 'http://127.0.0.1:8080' } },
  build: {
    manifest: true,
    // MapLibre comes in one piece, and after the page.
    chunkSizeWarningLimit: 1200,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: browsers,
    cssTarget: browsers,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        // loaded by pages of the reference, which the server writes
        'try-it': join(root, 'src/try-it/start.tsx'),
        playground: page('playground'),
        dashboard: page('dashboard'),
        confirm: page('confirm'),
        delete: page('delete'),
        theme: join(root, 'src/look/theme.ts'),
        served: join(root, 'src/look/served.tsx'),
      },
    },
  },
});
