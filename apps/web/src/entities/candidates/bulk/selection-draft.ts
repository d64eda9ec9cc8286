import { draftOwner, forgetDraft, keepDraft } from '../../../lib/drafts.ts';
import { sentDraft } from '../../../lib/kept-draft.ts';
import { type BulkChange, type BulkTarget, selectionKey } from './bulk-target.ts';

/** Draft texts for a selection. */
export type TagsDraft = {
  readonly typed: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

/** Storage key of a draft. */
export const selectionDraft = (what: 'decline' | 'tags' | 'assignee', target: BulkTarget): string =>
  `${what}-${selectionKey(target)}`;

/** Key of a dialog's selection, of which only some candidates are loaded. */
export const selectionOf = (rows: readonly { readonly id: string }[], count: number): BulkTarget =>
  count > rows.length ? { filter: {}, expected: count } : { ids: rows.map(({ id }) => id) };

/** Keeps the texts of a change while it is being saved: if saving fails, its dialog opens with them again. */
export function keepWords(target: BulkTarget, { decision, addTags, removeTags, assignee }: BulkChange): void {
  const ownerId = draftOwner();
  if (ownerId === null) return;
  const keep = (what: Parameters<typeof selectionDraft>[0], words: unknown) =>
    keepDraft(ownerId, sentDraft(selectionDraft(what, target)), words);
  if (decision?.reason) keep('decline', decision.reason);
  if (addTags) keep('tags', { typed: '', added: addTags, removed: removeTags ?? [] } satisfies TagsDraft);
  if (assignee) keep('assignee', assignee);
}

export function forgetWords(target: BulkTarget, { decision, addTags, assignee }: BulkChange): void {
  const ownerId = draftOwner();
  if (ownerId === null) return;
  const forget = (what: Parameters<typeof selectionDraft>[0]) =>
    forgetDraft(ownerId, sentDraft(selectionDraft(what, target)));
  if (decision) forget('decline');
  if (addTags) forget('tags');
  if (assignee) forget('assignee');
}
