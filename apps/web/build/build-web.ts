import { join } from 'node:path';
import type { ViteBuilder } from 'vite';
import { drawLinkPreviews } from './link-preview.ts';
import { packAssets } from './pack-assets.ts';
import { writePageAssets } from './page-assets.ts';
import { tryPages } from './try-pages.ts';

const dist = join(import.meta.dirname, '../dist');

/** Builds what browsers load, then what the server writes pages with, and tries every page once. */
export async function buildWeb(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('vite.config.ts names no environments.');
  await builder.build(client);
  await builder.build(ssr);
  await Promise.all([tryPages(dist), packAssets(join(dist, 'assets')), drawLinkPreviews(dist)]);
  // Last: the server takes it as the sign that all is there.
  await writePageAssets(dist);
}
