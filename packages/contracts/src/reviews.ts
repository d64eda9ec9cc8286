import * as z from 'zod';
import { analysisFilter, chosenBy } from './analyses.ts';
import { candidateFacts } from './candidate-facts.ts';
import { decisions } from './decisions.ts';
import { endpoint } from './endpoint.ts';
import { organizationId, rowId } from './ids.ts';
import { pageCursor } from './paging.ts';

export const reviewLimits = {
  /** Candidates of one review. */
  candidates: 50,
  /** People asked for one review. */
  reviewers: 10,
  messageMax: 2_000,
  reasonMax: 1_000,
  /** Days until which a review can be due. */
  dueDays: 365,
  /** Hours after which reviewers can be reminded again. */
  reminderHours: 20,
  /** Minimum pairs of marks on the same candidates for κ to be meaningful. */
  pairsForKappa: 20,
} as const;

export const reviewStates = ['open', 'closed', 'canceled'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Ordered: κ counts adjacent marks as half agreement. */
export const reviewMarks = decisions;
export type ReviewMark = (typeof reviewMarks)[number];

/** A reviewer's mark on a requirement. */
export const requirementMarks = ['met', 'partly', 'not-met', 'cannot-tell'] as const;
export type RequirementMark = (typeof requirementMarks)[number];

/** Who asked, or was asked. */
export const reviewPerson = z.object({
  userId: z.uuid(),
  name: z.string().nullable().meta({ description: 'Null for a former member.' }),
  profileImage: z.string().nullable(),
});
export type ReviewPerson = z.infer<typeof reviewPerson>;

const reviewSummary = z
  .object({
    id: z.uuid(),
    job: z.object({ id: z.uuid(), title: z.string() }),
    requestedBy: reviewPerson,
    message: z.string(),
    state: z.enum(reviewStates),
    asksRequirements: z.boolean(),
    isAnonymous: z.boolean(),
    dueOn: z.iso.date().nullable(),
    dueAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'End of the due date in the time zone of the member who asked.' }),
    createdAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
    candidates: z.int(),
    reviewers: z.array(
      reviewPerson.extend({
        isMember: z.boolean().meta({ description: 'Whether they can still mark.' }),
        marked: z.int(),
        doneAt: z.iso.datetime().nullable(),
      }),
    ),
    isOwnRequest: z.boolean(),
    own: z
      .object({ marked: z.int(), doneAt: z.iso.datetime().nullable() })
      .nullable()
      .meta({ description: 'The caller’s own progress as a reviewer.' }),
    isRevealed: z.boolean().meta({ description: 'Whether the results are shown to the caller.' }),
  })
  .meta({ id: 'Review' });
export type ReviewSummary = z.infer<typeof reviewSummary>;

const reason = z
  .string()
  .trim()
  .max(
    reviewLimits.reasonMax,
    `Keep the reason under ${reviewLimits.reasonMax.toLocaleString('en')} characters.`,
  );

export const marksOfRequirements = z.record(z.string().max(200), z.enum(requirementMarks));

const ownMark = z.object({
  mark: z.enum(reviewMarks).nullable(),
  reason: z.string(),
  requirements: marksOfRequirements.meta({ description: 'By requirement id.' }),
});
export type OwnMark = z.infer<typeof ownMark>;

export const reviewRequirement = z.object({ id: z.string(), text: z.string(), must: z.boolean() });
export type ReviewRequirement = z.infer<typeof reviewRequirement>;

const review = reviewSummary.extend({
  items: z
    .array(
      z.object({
        analysisId: z.uuid(),
        name: z.string().nullable().meta({ description: 'Null in the anonymous view.' }),
        alias: z.string(),
        fileName: z.string().nullable().meta({ description: 'Null in the anonymous view.' }),
        own: ownMark,
      }),
    )
    .meta({
      description: 'Candidates that the caller marks, in the caller’s own order; empty for other callers.',
    }),
  requirements: z
    .array(reviewRequirement)
    .meta({ description: 'Requirements of the job when the review was requested.' }),
});
export type Review = z.infer<typeof review>;

const timeZone = z
  .string()
  .max(100)
  .refine(isTimeZone, 'This time zone is unknown. Use a name such as Europe/Berlin.')
  .meta({
    description: 'IANA time zone, such as `Europe/Berlin`; the review is due at the end of the day there.',
  });

const due = { dueOn: z.iso.date().nullable(), timeZone };

export const requestReview = endpoint({
  method: 'POST',
  path: '/reviews',
  access: 'signed-in',
  permission: 'reviews.ask',
  summary: `Ask members to review up to ${reviewLimits.candidates} candidates for one job.`,
  input: z
    .object({
      analysisIds: z
        .array(rowId)
        .min(1, 'Choose at least one candidate.')
        .max(reviewLimits.candidates)
        .optional(),
      filter: z
        .object(analysisFilter)
        .optional()
        .meta({ description: 'Instead of `analysisIds`: every analysis that matches.' }),
      expected: chosenBy(1).expected,
      reviewerIds: z
        .array(rowId)
        .min(1, 'Choose at least one person.')
        .max(reviewLimits.reviewers, `Ask at most ${reviewLimits.reviewers} people.`),
      message: z
        .string()
        .trim()
        .max(
          reviewLimits.messageMax,
          `Keep the message under ${reviewLimits.messageMax.toLocaleString('en')} characters.`,
        )
        .default(''),
      dueOn: due.dueOn.default(null),
      timeZone: due.timeZone.default('UTC'),
      asksRequirements: z.boolean().default(false),
      isAnonymous: z.boolean().default(true),
      idempotencyKey: z
        .uuid()
        .meta({ description: 'Becomes the id of the review: repeating the request creates no second one.' }),
    })
    .refine(({ analysisIds, filter }) => (analysisIds === undefined) !== (filter === undefined), {
      error: 'Specify analyses or a filter.',
      path: ['analysisIds'],
    }),
  output: reviewSummary,
  limitPerMinute: 20,
  limitPerDay: 200,
});

export const listReviews = endpoint({
  method: 'GET',
  path: '/reviews',
  access: 'signed-in',
  permission: 'reviews.mark',
  summary:
    'Reviews, newest first: asked of the caller, by the caller, or all of a job for those who may ask for reviews.',
  input: z.object({
    of: z.enum(['asked-of-me', 'asked-by-me', 'job']).default('asked-of-me'),
    jobDescriptionId: z.uuid().optional().meta({ description: 'With `job`: the job.' }),
    state: z.enum([...reviewStates, 'all']).default('all'),
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({ reviews: z.array(reviewSummary), nextCursor: z.string().nullable(), total: z.int() }),
  limitPerMinute: 300,
});

export const ofReview = { id: z.uuid() };

export const getReview = endpoint({
  method: 'GET',
  path: '/reviews/{id}',
  access: 'signed-in',
  permission: 'reviews.mark',
  summary: 'One review with the caller’s marks, without scores, verdicts or the marks of others.',
  input: z.object(ofReview),
  output: review,
  limitPerMinute: 300,
});

/** A link in an email does not carry the organization. */
export const locateReview = endpoint({
  method: 'GET',
  path: '/reviews/{id}/organization',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The organization of a review that the caller asked for or was asked for.',
  input: z.object(ofReview),
  output: z.object({ id: organizationId }),
});

export const changeReviewDue = endpoint({
  method: 'PATCH',
  path: '/reviews/{id}',
  access: 'signed-in',
  permission: 'reviews.ask',
  summary: 'Change or remove the due date, until results are shown.',
  input: z.object({ ...ofReview, ...due }),
  output: reviewSummary,
  limitPerMinute: 60,
});

export const remindReviewers = endpoint({
  method: 'POST',
  path: '/reviews/{id}/remind',
  access: 'signed-in',
  permission: 'reviews.ask',
  summary: `Send reminders to reviewers who haven’t finished, each at most every ${reviewLimits.reminderHours} hours.`,
  input: z.object(ofReview),
  output: z.object({ reminded: z.int() }),
  limitPerMinute: 20,
  limitPerDay: 200,
});

export const closeReview = endpoint({
  method: 'POST',
  path: '/reviews/{id}/close',
  access: 'signed-in',
  permission: 'reviews.ask',
  summary: 'End a review and show the submitted marks. Other reviewers can no longer mark.',
  input: z.object(ofReview),
  output: reviewSummary,
});

export const cancelReview = endpoint({
  method: 'POST',
  path: '/reviews/{id}/cancel',
  access: 'signed-in',
  permission: 'reviews.ask',
  summary: 'Cancel a review. Its marks are deleted.',
  input: z.object(ofReview),
  output: reviewSummary,
});

const candidateOfReview = { ...ofReview, analysisId: rowId };

const reviewCandidate = z
  .object({
    analysisId: z.uuid(),
    name: z.string().nullable(),
    alias: z.string(),
    headline: z.string().nullable(),
    facts: candidateFacts,
    text: z
      .string()
      .meta({ description: 'Extracted text; in the anonymous view, without identifying details.' }),
  })
  .meta({ id: 'ReviewCandidate' });
export type ReviewCandidate = z.infer<typeof reviewCandidate>;

export const getReviewCandidate = endpoint({
  method: 'GET',
  path: '/reviews/{id}/candidates/{analysisId}',
  access: 'signed-in',
  permission: 'reviews.mark',
  summary: 'The resume of a candidate for a reviewer: text and facts, without score or verdicts.',
  input: z.object(candidateOfReview),
  output: reviewCandidate,
  limitPerMinute: 300,
});

export const markCandidate = endpoint({
  method: 'PUT',
  path: '/reviews/{id}/candidates/{analysisId}/mark',
  access: 'signed-in',
  permission: 'reviews.mark',
  summary: 'Set, change or clear the mark for a candidate, until the review is finished.',
  input: z.object({
    ...candidateOfReview,
    mark: z.enum(reviewMarks).nullable(),
    reason: reason.default(''),
    requirements: marksOfRequirements.default({}),
  }),
  output: ownMark,
  limitPerMinute: 300,
  limitPerDay: 10_000,
});

export const finishReview = endpoint({
  method: 'POST',
  path: '/reviews/{id}/finish',
  access: 'signed-in',
  permission: 'reviews.mark',
  summary: 'Submit the marks. They can no longer be changed.',
  input: z.object(ofReview),
  output: reviewSummary,
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
