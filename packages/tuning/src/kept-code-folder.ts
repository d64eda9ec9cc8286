import { getCompileCacheDir } from 'node:module';

/** The folder in which this process caches its compiled code; `null` for none. */
export const keptCodeFolder = (): string | null => getCompileCacheDir() ?? null;
