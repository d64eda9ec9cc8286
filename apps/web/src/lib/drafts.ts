import { session } from './session/session.ts';
import { readStoredUser } from './session/stored-session.ts';

type Draft = { readonly value: unknown; readonly at: number };

/**
 * Version of the storage format: increase it when the type of a stored draft changes, so that older drafts are ignored.
 */
const prefix = 'draft.1';
/** Days after which an abandoned draft is removed. */
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

/** Fallback if the browser's storage is forbidden or full; lasts until the page is closed. */
const inMemory = new Map<string, Draft>();

/** The signed-in user; public pages use the stored user, without asking the identity service. */
export function draftOwner(): string | null {
  const { user, isLoading, error } = session.state();
  return (isLoading || error !== null ? readStoredUser() : user)?.id ?? null;
}

const keyOf = (ownerId: string, name: string) => `${prefix}:${ownerId}:${name}`;

/** Stores unsaved input in this browser, for this user only, until it is forgotten. */
export function keepDraft(ownerId: string, name: string, value: unknown): void {
  const key = keyOf(ownerId, name);
  const draft: Draft = { value, at: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    inMemory.delete(key);
  } catch {
    inMemory.set(key, draft);
  }
}

export function forgetDraft(ownerId: string, name: string): void {
  remove(keyOf(ownerId, name));
}

/** `null` if there is no draft of this name, or it has expired. */
export function findDraft<Value>(ownerId: string, name: string): Value | null {
  const draft = read(keyOf(ownerId, name));
  // Callers use the same type for saving and finding a name.
  return draft ? (draft.value as Value) : null;
}

/** Names of a user's drafts with a prefix. */
export function listDrafts(ownerId: string, beginning = ''): readonly string[] {
  const start = keyOf(ownerId, '');
  return [...new Set([...storedKeys(), ...inMemory.keys()])]
    .filter((key) => key.startsWith(start + beginning) && read(key) !== null)
    .map((key) => key.slice(start.length))
    .sort();
}

/** Removes all drafts of a user, on sign-out. */
export function forgetAllDrafts(ownerId: string): void {
  for (const name of listDrafts(ownerId)) forgetDraft(ownerId, name);
}

/** Removes expired drafts of all users. */
export function forgetOldDrafts(): void {
  for (const key of storedKeys()) read(key);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`));
  } catch {
    return [];
  }
}

function read(key: string): Draft | null {
  const draft = inMemory.get(key) ?? parse(key);
  if (draft === null) return null;
  if (Date.now() - draft.at <= keptDays * dayMs) return draft;
  remove(key);
  return null;
}

function parse(key: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isWhole = typeof found === 'object' && found !== null && 'value' in found && 'at' in found;
    return isWhole && typeof found.at === 'number' ? { value: found.value, at: found.at } : null;
  } catch {
    return null;
  }
}

function remove(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be written there either.
  }
}
