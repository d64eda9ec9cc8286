import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sampleAnalysis } from './build/sample-analysis.ts';

/** The two faces every screen opens with. The others wait until a page uses them. */
const firstFaces = ['geist-latin-wght-normal', 'newsreader-latin-wght-normal'];

/** Asks for the first faces at once instead of when the style sheet is read, so that text settles early. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => firstFaces.some((face) => file.includes(face)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
};

/** What the server answers itself while this one serves the screens. */
const servedByApi = ['/api', '/auth/v1', '/rest/v1', '/dev/outbox'];

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts, sampleAnalysis],
  server: {
    proxy: Object.fromEntries(
      servedByApi.map((path) => [path, process.env.API_URL ?? 'http://localhost:3000']),
    ),
  },
  build: {
    // The content security policy allows neither data: fonts nor inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
