import { join } from 'node:path';
import type { ViteBuilder } from 'vite';
import { writePageAssets } from './page-assets.ts';

const dist = join(import.meta.dirname, '../dist');

/** Builds what browsers load, then what the server writes pages with, and tries every page once. */
export async function buildWeb(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('vite.config.ts names no environments.');
  await builder.build(client);
  await builder.build(ssr);
  await writePageAssets(dist);
}
