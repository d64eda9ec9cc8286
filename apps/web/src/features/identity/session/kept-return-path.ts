import { safeReturnPath } from '../../../lib/session/return-path.ts';

const key = 'return_path';

/** Keeps the return path while the user is away: at Google, or in their email. */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // They then come to the dashboard.
  }
}

/** Where they wanted to go; the dashboard where that is not known. */
export function readKeptReturnPath(): string {
  try {
    return safeReturnPath(sessionStorage.getItem(key));
  } catch {
    return safeReturnPath(null);
  }
}
