import { getCompileCacheDir } from 'node:module';

/** The folder in which this process keeps its compiled code; `null` where it keeps none. */
export const keptCodeFolder = (): string | null => getCompileCacheDir() ?? null;
