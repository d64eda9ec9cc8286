/** Manifest with one line per file, in the format of `sha256sum --check`. */
export const sumsName = 'SHA256SUMS';
/** The PostgreSQL database; the embedded one is a folder among the others. */
export const dumpName = 'database.dump';

export type Backup = { readonly files: number; readonly bytes: number };
