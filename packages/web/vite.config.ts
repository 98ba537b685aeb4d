import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { frozenRules } from './scripts/frozen-rules.ts';
import { packed } from './scripts/packed.ts';
import { serviceWorker } from './scripts/service-worker.ts';

export default defineConfig({
  plugins: [react(), icons({ compiler: 'jsx', jsx: 'react' }), frozenRules(), serviceWorker(), packed()],
  // Packages are taken from their TypeScript sources: the page needs no other build.
  resolve: { conditions: ['source', 'browser', 'module', 'development|production'] },
  worker: { format: 'es' },
  build: {
    // Another folder, for whoever tests beside somebody else.
    outDir: process.env['ATOLL_DIST'] ?? 'dist',
    emptyOutDir: true,
    target: ['chrome120', 'firefox120', 'safari17'],
    // Pictures stay files: a strict content policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Beside the page, not part of it: the server does not hand them out.
    sourcemap: 'hidden',
  },
});
