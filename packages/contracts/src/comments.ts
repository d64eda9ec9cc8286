import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { limits } from './limits.ts';
import { person } from './organizations.ts';

/** How long its author may edit a comment. */
export const commentEditMinutes = 5;

/** Members whom one comment mentions. */
export const maxMentions = 20;

/** In the text a mention is the id of the member, so that it follows their name, and their name goes with them. */
const mention = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/g;

export const asMention = (userId: string): string => `@[${userId}]`;

export type CommentPart = { readonly text: string } | { readonly userId: string };

/** A comment's text in pieces: words, and the members it mentions. */
export function partsOfComment(text: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  for (const found of text.matchAll(mention)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ userId: found[1] ?? '' });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Each member once, in the order of the text. */
export function mentionsIn(text: string): string[] {
  return [...new Set([...text.matchAll(mention)].map(([, userId = '']) => userId))];
}

/** Length in characters as a person counts them: a mention counts as one, however long the name. */
export const commentLength = (text: string): number => text.replace(mention, '@').length;

/** Of the longest comment with all the mentions that it can have: each has an id of 36 characters in brackets. */
const storedMax = limits.commentMax + maxMentions * 38;

const text = z
  .string()
  .trim()
  .min(1, 'Write a comment.')
  .max(storedMax, 'Shorten the comment.')
  .refine((written) => commentLength(written) <= limits.commentMax, {
    error: `Keep the comment under ${limits.commentMax.toLocaleString('en')} characters.`,
    params: { sentence: 'too-long', values: { max: limits.commentMax } },
  })
  .refine((written) => mentionsIn(written).length <= maxMentions, {
    error: `Mention up to ${maxMentions} people in one comment.`,
    params: { sentence: 'mentions-full', values: { max: maxMentions } },
  })
  .meta({ description: 'Plain text. A member is mentioned by id, as `@[4b2f…]`.' });

export const comment = z
  .object({
    id: z.uuid(),
    parentId: z
      .uuid()
      .nullable()
      .meta({ description: 'The comment it replies to; `null` for a top-level comment.' }),
    author: z.uuid().meta({ description: 'The member who wrote it; former members are not in `people`.' }),
    isOwn: z.boolean().meta({ description: 'Whether the caller wrote it.' }),
    text: z.string().meta({ description: 'Empty once it is deleted.' }),
    at: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    isDeleted: z.boolean().meta({ description: 'A deleted comment is listed only while it has replies.' }),
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof comment>;

const ofAnalysis = { id: z.uuid() };
const ofComment = { ...ofAnalysis, commentId: rowId };

export const listComments = endpoint({
  method: 'GET',
  path: '/resume-analysis/{id}/comments',
  access: 'signed-in',
  permission: 'candidates.read',
  about: { analysis: 'id' },
  summary: 'Comments on a candidate, oldest first, replies after the comment they answer.',
  input: z.object(ofAnalysis),
  output: z.object({
    comments: z.array(comment),
    people: z
      .array(person)
      .meta({ description: 'Members who wrote or are mentioned. Anyone missing is a former member.' }),
  }),
  limitPerMinute: 600,
});
export type Comments = z.infer<typeof listComments.output>;

export const listMentionable = endpoint({
  method: 'GET',
  path: '/resume-analysis/{id}/mentionable',
  access: 'signed-in',
  permission: 'candidates.comment',
  about: { analysis: 'id' },
  summary: 'The members who can see a candidate, and so can be mentioned.',
  input: z.object(ofAnalysis),
  output: z.array(person),
  limitPerMinute: 300,
});

export const addComment = endpoint({
  method: 'POST',
  path: '/resume-analysis/{id}/comments',
  access: 'signed-in',
  permission: 'candidates.comment',
  about: { analysis: 'id' },
  summary: 'Comment on a candidate. Repeating the request with the same ID adds nothing.',
  input: z.object({
    ...ofAnalysis,
    commentId: rowId.meta({ description: 'Id of the new comment, chosen by the caller.' }),
    parentId: z
      .uuid()
      .nullable()
      .default(null)
      .meta({ description: 'The comment to reply to. Replies can’t have replies.' }),
    text,
  }),
  output: comment,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const editComment = endpoint({
  method: 'PATCH',
  path: '/resume-analysis/{id}/comments/{commentId}',
  access: 'signed-in',
  permission: 'candidates.comment',
  about: { analysis: 'id' },
  summary: `Edit your own comment, for ${commentEditMinutes} minutes.`,
  input: z.object({ ...ofComment, text }),
  output: comment,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/resume-analysis/{id}/comments/{commentId}',
  access: 'signed-in',
  permission: 'candidates.comment',
  about: { analysis: 'id' },
  summary: 'Delete your own comment. Replies to it stay.',
  input: z.object(ofComment),
  output: z.object({ id: z.uuid() }),
});
