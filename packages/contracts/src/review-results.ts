import * as z from 'zod';
import { decisions } from './decisions.ts';
import { endpoint } from './endpoint.ts';
import { marksOfRequirements, ofReview, reviewMarks, reviewPerson, reviewRequirement } from './reviews.ts';
import { scoreBands } from './score-bands.ts';
import { verdicts } from './verdicts.ts';

const givenMark = z.object({
  userId: z.uuid(),
  mark: z.enum(reviewMarks),
  reason: z.string(),
  requirements: marksOfRequirements,
});

export const kappaMethods = ['cohen-linear', 'fleiss'] as const;
export type KappaMethod = (typeof kappaMethods)[number];

/** Why there is no κ: one reviewer, too few pairs of marks, or all marks alike. */
export const kappaAbsences = ['one-reviewer', 'few-pairs', 'same-marks'] as const;
export type KappaAbsence = (typeof kappaAbsences)[number];

const reviewAgreement = z.object({
  pairs: z
    .int()
    .meta({ description: 'Number of pairs of marks that two reviewers gave to the same candidate.' }),
  samePairs: z.int(),
  kappa: z
    .object({ method: z.enum(kappaMethods), value: z.number(), low: z.number(), high: z.number() })
    .nullable()
    .meta({ description: 'Agreement beyond chance, with its 95 % interval.' }),
  absence: z.enum(kappaAbsences).nullable().meta({ description: 'Why there is no κ.' }),
  withScore: z.object({ pairs: z.int(), agreeing: z.int() }).meta({
    description:
      'Pairs of candidates with different scores whom a reviewer marked differently, and those where the better mark went to the higher score.',
  }),
  withVerdicts: z
    .object({ marks: z.int(), same: z.int() })
    .meta({ description: 'Number of requirement marks, and of those that match the analysis.' }),
});
export type ReviewAgreement = z.infer<typeof reviewAgreement>;

const reviewResults = z
  .object({
    reviewers: z
      .array(
        reviewPerson.extend({
          doneAt: z.iso.datetime(),
          opened: z.int().meta({
            description: 'Number of candidates whose page with the score they opened before finishing.',
          }),
        }),
      )
      .meta({ description: 'Reviewers who have finished, in order.' }),
    candidates: z.array(
      z.object({
        analysisId: z.uuid(),
        name: z.string().nullable(),
        alias: z.string(),
        fileName: z.string().nullable(),
        score: z.int().nullable(),
        band: z.enum(scoreBands).nullable(),
        decision: z.enum(decisions).nullable(),
        marks: z.array(givenMark),
        verdicts: z.record(z.string(), z.enum(verdicts)),
      }),
    ),
    requirements: z.array(reviewRequirement),
    agreement: reviewAgreement,
  })
  .meta({ id: 'ReviewResults' });
export type ReviewResults = z.infer<typeof reviewResults>;

export const getReviewResults = endpoint({
  method: 'GET',
  path: '/reviews/{id}/results',
  access: 'signed-in',
  permission: 'reviews.mark',
  summary: 'Marks, reasons and agreement, once shown; 409 before, and for a reviewer who hasn’t finished.',
  input: z.object(ofReview),
  output: reviewResults,
  limitPerMinute: 120,
});

export const listCandidateReviews = endpoint({
  method: 'GET',
  path: '/resume-analysis/{id}/reviews',
  access: 'signed-in',
  permission: 'candidates.read',
  about: { analysis: 'id' },
  summary: 'Finished reviews of a candidate with their marks, newest first.',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    reviews: z.array(
      z.object({
        id: z.uuid(),
        requestedBy: reviewPerson,
        createdAt: z.iso.datetime(),
        marks: z.array(givenMark.omit({ requirements: true }).extend({ by: reviewPerson })),
      }),
    ),
    isBlind: z.boolean().meta({
      description:
        'Whether the caller still has to mark this candidate, so that marks of others may be left out.',
    }),
  }),
  limitPerMinute: 300,
});
export type CandidateReview = z.infer<typeof listCandidateReviews.output>['reviews'][number];
