import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { bootScript } from './boot-script.ts';
import { chunkLayers } from './chunks.ts';
import { rareCharacters } from './rare-characters.ts';

/** As modules are named on every system. */
const path = (below: string) => normalizePath(fileURLToPath(new URL(`../../${below}`, import.meta.url)));

const layers = chunkLayers(path('client/account/main.tsx'));

export default defineConfig({
  root: path('client'),
  // Its package offers the development build to everybody.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: path('node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: path('node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  cacheDir: path('node_modules/.vite'),
  plugins: [rareCharacters, react(), layers.plugin, bootScript(path)],
  build: {
    outDir: path('dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    // Every browser that the target allows preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        app: path('client/index.html'),
        account: path('client/account/index.html'),
        docs: path('client/docs/index.html'),
        console: path('client/console/index.html'),
      },
      output: { codeSplitting: { groups: layers.groups } },
    },
  },
});
