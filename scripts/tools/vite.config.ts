import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const path = (below: string) => fileURLToPath(new URL(`../../${below}`, import.meta.url));

/**
 * Zod ties its JSON Schema writer to every schema. The client never writes one, so it goes without: 5 kB of the first
 * screen's scripts.
 */
const withoutSchemaWriter: Plugin = {
  name: 'without-schema-writer',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    if (!/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
    const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)].map((match) => match[1]);
    return names.map((name) => `export const ${name} = () => () => undefined;`).join('\n');
  },
};

export default defineConfig({
  root: path('client'),
  cacheDir: path('node_modules/.vite'),
  plugins: [withoutSchemaWriter, react()],
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
      input: { app: path('client/index.html'), account: path('client/account/index.html') },
    },
  },
});
