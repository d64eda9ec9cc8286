/** Removes what no process of the image reads: sources, tests and pages of packages, and what is for other machines. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const packages = '**/node_modules/{*,@*/*}';
const left = [
  // Node runs no TypeScript in packages, and the pages are already built.
  '**/node_modules/**/*.{ts,mts,cts,tsx,map,flow,css,scss,md,mdx}',
  `${packages}/{test,tests,docs,examples,benchmark,benchmarks,.yarn}`,
  // Builds for browsers, and for modules that are required: the server's are imported.
  'node_modules/{pdfkit/js,fontkit/dist,pngjs}/{*.browser*,browser*,*.standalone*}.{js,mjs,cjs}',
  'node_modules/@hyzyla/pdfium/dist/{*.base64*,*.browser*,*.cdn*,*.worker*,worker*}',
  'node_modules/libphonenumber-js/bundle',
  'node_modules/luxon/build/{amd,cjs-browser,global}',
  'node_modules/{drizzle-orm,@electric-sql/pglite}/**/*.cjs',
  'node_modules/{csv-parse/dist,fontkit/dist/main.cjs,hono/dist/cjs,imapflow/dist/cjs}',
  'node_modules/pdfkit/js/{pdfkit,pdfkit.old}.js',
  'node_modules/@hyzyla/pdfium/dist/*.cjs',
  'node_modules/stripe/cjs',
  // Node requires these packages in the other of their two builds.
  '**/node_modules/{@aws-sdk,@smithy}/*/dist-es',
  'node_modules/@supabase/auth-js/dist/module',
  // Fonts are unpacked here and never packed.
  'node_modules/brotli/build',
  // Extensions of the embedded database.
  'node_modules/@electric-sql/pglite/dist/**/*.tar.gz',
  // Of the core that recognizes characters and of its language, one build is used.
  'node_modules/tesseract.js-core/tesseract-core{,-lstm,-simd,-relaxedsimd,-relaxedsimd-lstm}{.js,.wasm,.wasm.js}',
  'node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
  'node_modules/@tesseract.js-data/eng/4.0.0',
  // PDFs embed WOFF in two weights.
  'node_modules/@fontsource/*/files/*.woff2',
  'node_modules/@fontsource/*/files/*-{100,200,300,500,600,800,900}-*',
  'node_modules/@fontsource/*/files/*-italic.woff',
  'node_modules/{@types,undici-types}',
  'node_modules/@img/*musl*',
  'node_modules/@node-rs/*musl*',
  'apps/server/src/**/testing',
  // Written by the generator of migrations for itself.
  'apps/server/migrations/meta/*_snapshot.json',
  'packages/{api-client,evaluation,*/bench}',
];
/** A license travels with its package, and a folder is no page: `@lat.md` is a scope. */
const stays = (place: string) =>
  /^(?:licen[cs]e|notice|copying)/i.test(basename(place)) || /(?:^|\/)@[^/]+$/.test(place);

for (const place of left.flatMap((pattern) => globSync(pattern, { cwd: root })))
  if (!stays(place)) rmSync(join(root, place), { recursive: true, force: true });

/**
 * drizzle-orm lists every file of its own as an entry, and Node reads the list again at each import of it, which takes
 * a tenth of a start. Only the entries that the server imports stay.
 */
const drizzle = join(root, 'node_modules/drizzle-orm/package.json');
const described = JSON.parse(readFileSync(drizzle, 'utf8')) as { exports: Record<string, unknown> };
const imported = globSync('apps/server/src/**/*.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/'drizzle-orm([^']*)'/g)].map(
    ([, entry]) => `.${entry}`,
  ),
);
const entries = Object.entries(described.exports).filter(([entry]) => imported.includes(entry));
writeFileSync(drizzle, JSON.stringify({ ...described, exports: Object.fromEntries(entries) }));
