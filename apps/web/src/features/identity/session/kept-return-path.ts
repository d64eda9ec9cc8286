import { safeReturnPath } from '../../../lib/session/return-path.ts';

const key = 'return_path';

/** Keeps the return path while the user is away: at Google, or in their email. */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage, users return to the dashboard.
  }
}

/** The stored return path, or the dashboard. */
export function readKeptReturnPath(): string {
  try {
    return safeReturnPath(sessionStorage.getItem(key));
  } catch {
    return safeReturnPath(null);
  }
}
