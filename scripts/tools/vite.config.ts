import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const path = (below: string) => fileURLToPath(new URL(`../../${below}`, import.meta.url));

export default defineConfig({
  root: path('client'),
  cacheDir: path('node_modules/.vite'),
  plugins: [react()],
  build: {
    outDir: path('dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: path('client/index.html'), account: path('client/account/index.html') },
    },
  },
});
