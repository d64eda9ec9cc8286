import { session } from '../../../lib/session/session.ts';

const key = 'chosen_files';

/**
 * Stores the ids of listed files, so that the list survives a reload of this tab. Only ids: names and contents stay on
 * the server, for their owner only.
 */
export function keepList(fileIds: readonly string[]): void {
  const ownerId = session.state().user?.id;
  try {
    if (fileIds.length === 0) sessionStorage.removeItem(key);
    else if (ownerId) sessionStorage.setItem(key, [ownerId, ...fileIds].join(' '));
  } catch {
    // Without browser storage the list ends with the page.
  }
}

/** The stored list of the signed-in user. */
export function readKeptList(): readonly string[] {
  try {
    const [ownerId, ...fileIds] = sessionStorage.getItem(key)?.split(' ') ?? [];
    return ownerId !== undefined && ownerId === session.state().user?.id ? fileIds : [];
  } catch {
    return [];
  }
}
