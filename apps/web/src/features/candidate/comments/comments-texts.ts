import { commentEditMinutes, limits, maxMentions } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  tab: 'Comments',
  heading: 'Comments',
  none: 'No comments yet. Ask a question, or say what you think.',
  failed: 'We couldn’t load the comments',
  retry: 'Try again',
  covered: 'Comments may name the candidate',
  coveredWords: 'They are hidden in the anonymous view.',
  uncover: (count: number) =>
    plural(count, { one: 'Show the comment', other: `Show ${number(count)} comments` }),
  write: 'Write a comment',
  writeReply: 'Write a reply',
  hint: 'Type @ to mention someone. Only members of your organization who see this candidate can read it.',
  send: 'Comment',
  sendReply: 'Reply',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  cancel: 'Cancel',
  edit: 'Edit',
  editHint: `You can edit a comment for ${commentEditMinutes} minutes.`,
  save: 'Save',
  saving: 'Saving…',
  remove: 'Delete',
  removed: 'Comment deleted.',
  deleted: 'Comment deleted',
  edited: 'edited',
  you: 'You',
  former: 'Former member',
  missing: 'Write a comment.',
  tooLong: `Keep the comment under ${number(limits.commentMax)} characters.`,
  tooMany: `Mention up to ${number(maxMentions)} people in one comment.`,
  sending: 'Sending…',
  waiting: 'Not sent yet. It is kept on this device, and we keep trying.',
  refused: 'Not sent.',
  sendNow: 'Send now',
  discard: 'Discard',
  people: 'People to mention',
  found: (count: number) =>
    count === 0
      ? 'No matching member can see this candidate.'
      : plural(count, {
          one: '1 person. Press Enter to mention them.',
          other: `${number(count)} people. Use the arrow keys and Enter.`,
        }),
};

export type CommentsTexts = TextsOf<typeof english>;

export const commentsTexts = defineTexts(english, {
  de: () => import('./comments-texts.de.ts'),
  es: () => import('./comments-texts.es.ts'),
  fr: () => import('./comments-texts.fr.ts'),
  ar: () => import('./comments-texts.ar.ts'),
});
