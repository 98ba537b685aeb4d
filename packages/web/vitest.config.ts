// Hooks and components of the page, in a document without a browser. What needs layout or a real pointer is in e2e/.

import icons from 'unplugin-icons/vite';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
  resolve: { conditions: ['source', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
  test: { name: 'page', include: ['src/**/*.test.tsx'], environment: 'happy-dom', setupFiles: ['src/page.testing.ts'] },
});
