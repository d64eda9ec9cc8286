import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildWeb } from './build/build-web.ts';
import { chunkGroups } from './build/chunks.ts';
import { lateImports } from './build/late-imports.ts';
import { measuredQuality } from './build/measured-quality.ts';
import { sampleAnalysis } from './build/sample-analysis.ts';

/** What the server answers itself while this one serves the screens. */
const servedByApi = ['/api', '/apply', '/auth/v1', '/rest/v1', '/dev/outbox'];

export default defineConfig({
  plugins: [react(), tailwindcss(), sampleAnalysis, measuredQuality, lateImports],
  resolve: { alias: { 'react-style-singleton': join(import.meta.dirname, 'src/lib/style-singleton.ts') } },
  server: {
    proxy: Object.fromEntries(
      servedByApi.map((path) => [path, process.env.API_URL ?? 'http://localhost:3000']),
    ),
  },
  build: {
    // The content security policy allows neither data: fonts nor inline script.
    assetsInlineLimit: 0,
    // The few lines that single screens add are not worth a request that may fail: Vite makes it only once.
    cssCodeSplit: false,
    // The server names ahead what a page needs; lists of it in the script would only be longer script.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    // What the server writes the public pages with. All of it is in there, so that the server needs no React.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/.pages',
        ssr: 'src/app/render-page.tsx',
        copyPublicDir: false,
        // One file, so that the server can reload it as a whole after another build. No browser loads it.
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    },
  },
  // One set of plugins for both builds: the sample of the home page is judged once.
  builder: { sharedConfigBuild: true, sharedPlugins: true, buildApp: buildWeb },
});
