import { ApiError, limits, type OrganizationId, sentence } from '@winnow/contracts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { NewEvent } from '../analysis-history-repository.ts';
import { tagKey } from './tag-key.ts';
import {
  findSpellings,
  insertTags,
  listTagsOf,
  lockPeopleOf,
  type ResumeTag,
  removeTags,
} from './tag-repository.ts';

/** Tags that were added to and removed from one resume. */
export type TagsChanged = { readonly addedTags: readonly string[]; readonly removedTags: readonly string[] };

/** The requested change of one resume's tags. */
export type TagChange = { readonly add: readonly string[]; readonly remove: readonly string[] };

/**
 * Adds and removes tags of the people of some resumes. A tag that the organization already uses keeps its first spelling. Returns what
 * was changed; who has a tag already, or not, is left out.
 * @throws ApiError `invalid` when a resume would have too many
 */
export async function changeTags(
  transaction: Transaction,
  {
    organizationId,
    createdBy,
    now,
  }: { readonly organizationId: OrganizationId; readonly createdBy: string; readonly now: Date },
  wanted: ReadonlyMap<string, TagChange>,
): Promise<Map<string, TagsChanged>> {
  const changes = [...wanted].filter(([, { add, remove }]) => add.length + remove.length > 0);
  if (changes.length === 0) return new Map();
  const resumeIds = changes.map(([resumeId]) => resumeId);
  await lockPeopleOf(transaction, resumeIds);
  const tagsOf = Map.groupBy(await listTagsOf(transaction, organizationId, resumeIds), ({ of }) => of);
  const keys = new Set(changes.flatMap(([, { add }]) => add.map(tagKey)));
  const spellings = await findSpellings(transaction, organizationId, [...keys]);
  const added: ResumeTag[] = [];
  const removed: ResumeTag[] = [];
  const outcome = new Map<string, TagsChanged>();
  for (const [resumeId, { add, remove }] of changes) {
    const had = tagsOf.get(resumeId) ?? [];
    const known = new Set(had.map(({ key }) => key));
    const gone = new Set(remove.map(tagKey));
    const leaving = had.filter(({ key }) => gone.has(key));
    const coming = [...new Map(add.map((tag) => [tagKey(tag), tag]))]
      .filter(([key]) => !known.has(key) && !gone.has(key))
      .map(([key, tag]) => ({
        resumeId,
        organizationId,
        createdBy,
        key,
        tag: spellings.get(key) ?? tag,
        createdAt: now,
      }));
    if (known.size - new Set(leaving.map(({ key }) => key)).size + coming.length > limits.tagsPerCandidate) {
      throw new ApiError('invalid', sentence('tags-full', { max: limits.tagsPerCandidate }));
    }
    if (leaving.length + coming.length === 0) continue;
    removed.push(...leaving);
    added.push(...coming);
    const namesOf = (tags: readonly ResumeTag[]) => [
      ...new Map(tags.map(({ key, tag }) => [key, tag])).values(),
    ];
    outcome.set(resumeId, { addedTags: namesOf(coming), removedTags: namesOf(leaving) });
  }
  await removeTags(transaction, removed);
  await insertTags(transaction, added);
  return outcome;
}

/** The event that records the change. */
export function tagsEvent(changed: TagsChanged): Pick<NewEvent, 'kind' | 'text' | 'change'> {
  const { addedTags, removedTags } = changed;
  const change = { code: 'tags-changed' as const, added: [...addedTags], removed: [...removedTags] };
  return { kind: 'tags', text: tagsInWords(changed), change };
}

function tagsInWords({ addedTags, removedTags }: TagsChanged): string {
  const quoted = (tags: readonly string[]) => tags.map((tag) => `“${tag}”`).join(', ');
  return [
    ...(addedTags.length > 0 ? [`Added the tags ${quoted(addedTags)}.`] : []),
    ...(removedTags.length > 0 ? [`Removed the tags ${quoted(removedTags)}.`] : []),
  ].join(' ');
}
