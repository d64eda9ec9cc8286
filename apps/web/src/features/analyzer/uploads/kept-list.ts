import { session } from '../../../lib/session/session.ts';

const key = 'chosen_files';

/**
 * Keeps which files stand in the list, so that it is there after a reload of this tab. Ids alone: names and what is in
 * the files stay with the server, which gives them to their owner only.
 */
export function keepList(fileIds: readonly string[]): void {
  const ownerId = session.state().user?.id;
  try {
    if (fileIds.length === 0) sessionStorage.removeItem(key);
    else if (ownerId) sessionStorage.setItem(key, [ownerId, ...fileIds].join(' '));
  } catch {
    // A browser that keeps nothing: the list ends with the page.
  }
}

/** The files that stood in the list of whoever is signed in. */
export function readKeptList(): readonly string[] {
  try {
    const [ownerId, ...fileIds] = sessionStorage.getItem(key)?.split(' ') ?? [];
    return ownerId !== undefined && ownerId === session.state().user?.id ? fileIds : [];
  } catch {
    return [];
  }
}
